import { describe, expect, it } from 'vitest';

import { SEEDED_PASSWORD } from './passwordHasher.ts';
import { scryptHasher } from './scryptHasher.ts';
import { webHasher } from './webHasher.ts';

describe.each([
  ['scrypt on Node', scryptHasher],
  ['PBKDF2 in a browser', webHasher],
])('%s', (_, hasher) => {
  it('verifies the password and no other', async () => {
    const hash = await hasher.hash('夜灯Night#1');
    expect(await hasher.verify('夜灯Night#1', hash)).toBe(true);
    expect(await hasher.verify('夜灯Night#2', hash)).toBe(false);
  });

  it('salts: the same password gives another hash, and neither shows it [SEC-10/secrets]', async () => {
    const [one, two] = await Promise.all([hasher.hash('Night#2026'), hasher.hash('Night#2026')]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('Night');
  });

  it('has the hash of the password of the seeded accounts', async () => {
    expect(await hasher.verify(SEEDED_PASSWORD, hasher.seededHash)).toBe(true);
  });
});
