import fc from 'fast-check';

// One printed seed repeats a whole run: the order of the tests and every value of a property test.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) });
