import { accountRows, roleRows } from '../../mocks/city/seededAccounts.ts';
import { generateMedia } from '../../mocks/city/media/generateMedia.ts';
import { createRandom } from '../../mocks/shared/random.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';

/** The seeded accounts and what a city has of media and storage, without the city around it. */
export const createMediaRows = (now: number): StoreRows => ({
  roles: roleRows,
  users: accountRows,
  secrets: accountRows.map(({ id }) => ({ id, hash: fastHasher.seededHash })),
  ...generateMedia(createRandom(1), { now, screens: [] }),
});
