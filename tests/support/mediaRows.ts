import { accountRows, roleRows } from '../../mocks/city/seededAccounts.ts';
import { generateMedia } from '../../mocks/city/media/generateMedia.ts';
import { createRandom } from '../../mocks/shared/random.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';

/** The seeded accounts, and the media and storage rows of a city, without its devices. */
export const createMediaRows = (now: number): StoreRows => ({
  roles: roleRows,
  users: accountRows,
  secrets: accountRows.map(({ id }) => ({ id, hash: fastHasher.seededHash })),
  ...generateMedia(createRandom(1), { now, screens: [] }),
});
