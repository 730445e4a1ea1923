import { accountRows, roleRows } from '../../mocks/city/accounts.ts';
import { drawMedia } from '../../mocks/city/media/drawMedia.ts';
import { createRandom } from '../../mocks/city/random.ts';
import { swiftHasher } from '../../mocks/platform/swiftHasher.ts';
import type { Rows } from '../../mocks/platform/Store.ts';

/** The seeded accounts and what a city has of media and storage, without the city around it. */
export const mediaRows = (now: number): Rows => ({
  roles: roleRows,
  users: accountRows,
  secrets: accountRows.map(({ id }) => ({ id, hash: swiftHasher.seeded })),
  ...drawMedia(createRandom(1), { now, screens: [] }),
});
