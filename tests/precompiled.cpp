// Compiled with the precompiled header and nothing else, so that Make has a reason to make it: doctest_main.cpp can't use
// it, because the precompiled doctest has no implementation in it.
