import { expect, it } from 'vitest';

import { readRows, readWrittenClaims } from './readClaims.ts';
import { findClaimErrors } from './rowStatus.ts';

it('finds only rows and parts of the ledger in the titles of all tests', () => {
  const claims = readWrittenClaims();
  expect(claims.length).toBeGreaterThan(1_000);
  expect(findClaimErrors(readRows(), claims)).toEqual([]);
});
