import { accountRows } from '../city/seededAccounts.ts';
import { SEEDED_PASSWORD } from '../platform/passwordHasher.ts';

/** Formats the seeded accounts for the terminal. */
export const formatSeededAccounts = (): string => {
  const names = accountRows
    .filter(({ locked, pswChanged }) => locked !== true && pswChanged !== false)
    .map(({ username }) => String(username));
  return `Sign in as ${names.slice(0, -1).join(', ')} or ${names.at(-1)}; the password is ${SEEDED_PASSWORD}`;
};
