import { type PasswordHasher, SEEDED_PASSWORD } from './passwordHasher.ts';
import { scryptHasher } from './scryptHasher.ts';

/**
 * scrypt for tests, which sign in thousands of times in a run: it knows by heart that the seeded password fits the
 * seeded hash. All else, wrong passwords and new ones, is scrypt's. Never for a host that people reach.
 */
export const fastHasher: PasswordHasher = {
  ...scryptHasher,
  verify: (password, hash) =>
    password === SEEDED_PASSWORD && hash === scryptHasher.seededHash
      ? Promise.resolve(true)
      : scryptHasher.verify(password, hash),
};
