import { type PasswordHasher, SEEDED_PASSWORD } from './passwordHasher.ts';
import { scryptHasher } from './scryptHasher.ts';

/**
 * The scrypt hasher for tests, which sign in thousands of times in a run: it accepts the seeded password for the seeded
 * hash without computing it. All other passwords, wrong and new ones, use scrypt. Never for a public host.
 */
export const fastHasher: PasswordHasher = {
  ...scryptHasher,
  verify: (password, hash) =>
    password === SEEDED_PASSWORD && hash === scryptHasher.seededHash
      ? Promise.resolve(true)
      : scryptHasher.verify(password, hash),
};
