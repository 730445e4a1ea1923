import type { Rows } from '../platform/Store.ts';
import { accountRows, roleRows } from './accounts.ts';
import { drawDomains } from './domains.ts';
import { createRandom } from './random.ts';
import { drawUsers } from './users.ts';

/** The size of a city and what it is drawn from. */
export interface CityOptions {
  readonly seed: number;
  readonly assets: number;
  /** Besides the seeded accounts. */
  readonly users: number;
  /** The moment in the city when it is drawn, in milliseconds since 1970. */
  readonly now: number;
}

/** The city that a host has when nobody asks for another: a night in November. */
const DEFAULT_CITY: CityOptions = {
  seed: 1,
  assets: 10_000,
  users: 5_000,
  now: Date.UTC(2026, 10, 11, 18, 47),
};

/** The default city with what a person asks for instead. */
export const cityOf = (asked: Partial<CityOptions> = {}): CityOptions => ({
  seed: asked.seed ?? DEFAULT_CITY.seed,
  assets: asked.assets ?? DEFAULT_CITY.assets,
  users: asked.users ?? DEFAULT_CITY.users,
  now: asked.now ?? DEFAULT_CITY.now,
});

/**
 * Draws a city: the same rows for the same options, byte for byte, on every host.
 *
 * @param seededHash the hash of the password that all its users share
 */
export function drawCity(options: CityOptions, seededHash: string): Rows {
  // Each part has a stream of its own, so that a change of one does not stir the others.
  const domains = drawDomains(createRandom(options.seed ^ 0xd0), options.assets);
  const people = drawUsers(createRandom(options.seed ^ 0xa5), {
    count: options.users,
    now: options.now,
    taken: accountRows.map(({ username }) => String(username)),
  });
  const users = [...accountRows, ...people];
  const random = createRandom(options.seed ^ 0x0d);
  const userDomains = people.map(({ id }) => ({ id, domainIds: [random.pick(domains).id] }));
  const secrets = users.map(({ id }) => ({ id, hash: seededHash }));
  return { roles: roleRows, domains, users, userDomains, secrets };
}
