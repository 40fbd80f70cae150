// Functions and objects that C's and POSIX's headers put into the global namespace, whether a program asked for them or
// not: standard C++ headers may include any of them.

#include "generator/naming/global_names.hpp"

#include <algorithm>
#include <iterator>

namespace toolbind::gen {
namespace {

constexpr std::string_view names[] = {
    "abort",       "abs",       "accept",      "access",    "acos",        "acosh",      "aio_read",     "alarm",
    "alloca",      "alphasort", "asctime",     "asin",      "asinh",       "atan",       "atan2",        "atanh",
    "atexit",      "atof",      "atoi",        "atol",      "atoll",       "basename",   "bcmp",         "bcopy",
    "bind",        "brk",       "bsearch",     "btowc",     "bzero",       "calloc",     "catclose",     "catgets",
    "catopen",     "cbrt",      "ceil",        "chdir",     "chmod",       "chown",      "chroot",       "clearerr",
    "clock",       "clone",     "close",       "closedir",  "closelog",    "confstr",    "connect",      "copysign",
    "cos",         "cosh",      "creat",       "crypt",     "ctermid",     "ctime",      "daemon",       "daylight",
    "difftime",    "dirfd",     "dirname",     "div",       "dlclose",     "dlerror",    "dlopen",       "dlsym",
    "dprintf",     "drand48",   "dup",         "dup2",      "encrypt",     "environ",    "erand48",      "erf",
    "erfc",        "exec",      "execl",       "execle",    "execlp",      "execv",      "execve",       "execvp",
    "exit",        "exp",       "exp2",        "expm1",     "fabs",        "fchdir",     "fchmod",       "fchown",
    "fclose",      "fcntl",     "fdatasync",   "fdim",      "fdopen",      "feof",       "ferror",       "fexecve",
    "fflush",      "ffs",       "fgetc",       "fgetpos",   "fgets",       "fileno",     "flock",        "flockfile",
    "floor",       "fma",       "fmax",        "fmin",      "fmod",        "fnmatch",    "fopen",        "fork",
    "fpathconf",   "fprintf",   "fputc",       "fputs",     "fread",       "free",       "freopen",      "frexp",
    "fscanf",      "fseek",     "fsetpos",     "fstat",     "fsync",       "ftell",      "ftime",        "ftok",
    "ftruncate",   "ftw",       "funlockfile", "futimes",   "fwrite",      "gamma",      "getc",         "getchar",
    "getcwd",      "getdate",   "getdelim",    "getegid",   "getenv",      "geteuid",    "getgid",       "getgroups",
    "gethostid",   "getline",   "getlogin",    "getopt",    "getpgid",     "getpid",     "getppid",      "getrandom",
    "gets",        "getsid",    "getuid",      "getw",      "glob",        "gmtime",     "group_member", "hypot",
    "ilogb",       "index",     "initstate",   "insque",    "ioctl",       "isalnum",    "isalpha",      "isascii",
    "isatty",      "isblank",   "iscntrl",     "isdigit",   "isgraph",     "islower",    "isprint",      "ispunct",
    "isspace",     "isupper",   "isxdigit",    "j0",        "j1",          "jn",         "kill",         "killpg",
    "labs",        "lchown",    "ldexp",       "ldiv",      "lfind",       "lgamma",     "link",         "listen",
    "llabs",       "lldiv",     "llrint",      "llround",   "localeconv",  "localtime",  "lockf",        "log",
    "log10",       "log1p",     "log2",        "logb",      "longjmp",     "lrint",      "lround",       "lsearch",
    "lseek",       "lstat",     "main",        "malloc",    "mblen",       "memccpy",    "memchr",       "memcmp",
    "memcpy",      "memmove",   "memset",      "mkdir",     "mkfifo",      "mknod",      "mkstemp",      "mktemp",
    "mktime",      "mlock",     "mmap",        "modf",      "mount",       "mprotect",   "msgget",       "msync",
    "munmap",      "nan",       "nanosleep",   "nearbyint", "nextafter",   "nexttoward", "nftw",         "nice",
    "nl_langinfo", "open",      "openat",      "opendir",   "openlog",     "opterr",     "optind",       "optopt",
    "pathconf",    "pause",     "pclose",      "perror",    "personality", "pipe",       "poll",         "popen",
    "pow",         "pread",     "printf",      "profil",    "pselect",     "psignal",    "ptrace",       "putc",
    "putchar",     "putenv",    "puts",        "putw",      "pwrite",      "qsort",      "raise",        "rand",
    "random",      "read",      "readdir",     "readlink",  "readv",       "realloc",    "realpath",     "reboot",
    "recv",        "regcomp",   "regexec",     "remainder", "remove",      "remque",     "remquo",       "rename",
    "revoke",      "rewind",    "rewinddir",   "rindex",    "rint",        "rmdir",      "round",        "sbrk",
    "scalbn",      "scandir",   "scanf",       "seekdir",   "select",      "send",       "setbuf",       "setenv",
    "setgid",      "setjmp",    "setlocale",   "setpgid",   "setsid",      "setuid",     "setvbuf",      "shutdown",
    "sigaction",   "signal",    "signgam",     "sigpause",  "sin",         "sinh",       "sleep",        "snprintf",
    "socket",      "splice",    "sprintf",     "sqrt",      "srand",       "sscanf",     "stat",         "stderr",
    "stdin",       "stdout",    "stime",       "strcat",    "strchr",      "strcmp",     "strcpy",       "strdup",
    "strerror",    "strftime",  "strlen",      "strncpy",   "strsep",      "strstr",     "strtod",       "strtok",
    "strtol",      "swab",      "swapoff",     "swapon",    "symlink",     "sync",       "syscall",      "sysconf",
    "sysinfo",     "syslog",    "system",      "tan",       "tanh",        "tee",        "telldir",      "tempnam",
    "tgamma",      "time",      "times",       "timezone",  "tmpfile",     "tmpnam",     "toascii",      "tolower",
    "toupper",     "trunc",     "truncate",    "ttyname",   "tzname",      "tzset",      "ualarm",       "umask",
    "umount",      "uname",     "ungetc",      "unlink",    "unshare",     "uselocale",  "usleep",       "ustat",
    "utime",       "utimes",    "vfork",       "vhangup",   "vprintf",     "wait",       "wait3",        "waitpid",
    "wcscpy",      "wcslen",    "wordexp",     "write",     "writev",      "y0",         "y1",           "yn",
};
static_assert(std::is_sorted(std::begin(names), std::end(names)));

}  // namespace

bool is_global_name(std::string_view name) { return std::binary_search(std::begin(names), std::end(names), name); }

}  // namespace toolbind::gen
