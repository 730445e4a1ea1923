import type { Row, Rows } from '../platform/Store.ts';
import { accountRows, roleId, roleRows } from './accounts.ts';
import { drawAssets } from './assets.ts';
import { drawBroadcasts } from './broadcasts.ts';
import { drawDomains } from './domains.ts';
import { drawEquipmentLogs } from './equipmentLogs.ts';
import { drawGroups } from './groups.ts';
import { join } from './hash.ts';
import { drawMedia } from './media/drawMedia.ts';
import { modelTypeRows } from './modelTypes.ts';
import { drawPlayers } from './players.ts';
import { countModels } from './proportions.ts';
import { createSites } from './sites.ts';
import { drawStatuses, heldBy } from './statuses.ts';
import { drawOverrides, drawPlans, drawScenes, drawStrategies } from './strategies.ts';
import { drawStreets } from './streets.ts';
import { drawTroubles } from './troubles.ts';
import { drawUpgradeLogs } from './upgradeLogs.ts';
import { drawUserDomains } from './userDomains.ts';
import { createRandom } from './random.ts';
import { drawUserLogs } from './userLogs.ts';
import { drawUsers } from './users.ts';
import { drawWhitelists } from './whitelists.ts';

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

const QUARTER_MS = 900_000;

/**
 * The last quarter of an hour. A host that lives draws its city as of then, and lives on from there: a new city has no gap
 * before today, its devices have just reported, and what is begun twice in a quarter of an hour is the same.
 *
 * @param ms milliseconds since 1970
 */
export const lastDrawing = (ms: number): number => Math.floor(ms / QUARTER_MS) * QUARTER_MS;

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
  const { seed, now } = options;
  const counts = countModels(options.assets);
  const map = drawStreets(join(seed, 1), counts.ssslc);
  const domains = drawDomains(map);
  const sites = createSites(join(seed, 2), map, domains, counts.ssgw);
  const assets = drawAssets({ seed: join(seed, 3), now, counts, sites });
  const people = drawUsers(createRandom(seed ^ 0xa5), {
    count: options.users,
    now,
    taken: accountRows.map(({ username }) => String(username)),
  });
  const users = [...accountRows, ...people];
  const usernames = workersOf(users);
  const media = drawMedia(createRandom(join(seed, 4)), { now, screens: assets.byModel.ssads });
  const groups = drawGroups(map, domains, assets);
  const control = { now, map, domains, assets, groups };
  const strategies = drawStrategies(control);
  const overrides = drawOverrides(control);
  const held = heldBy(overrides);
  const rows = assets.rows.map(row =>
    held.has(row.id) ? { ...row, mode: 'MANUAL' as const } : row,
  );
  const logs = { now, assets, usernames };
  return {
    roles: roleRows,
    domains: domains.rows,
    users,
    userDomains: drawUserDomains(createRandom(seed ^ 0x0d), users, domains),
    secrets: users.map(({ id }) => ({ id, hash: seededHash })),
    modelTypes: modelTypeRows,
    assets: rows,
    statuses: drawStatuses(rows, now, held),
    whitelists: drawWhitelists(assets),
    ...drawTroubles({ seed, now, assets: assets.rows, usernames }),
    groups,
    strategies,
    plans: drawPlans(control, strategies),
    scenes: drawScenes(control),
    overrides,
    equipmentLogs: drawEquipmentLogs(createRandom(join(seed, 5)), logs),
    userLogs: drawUserLogs(createRandom(join(seed, 6)), users, now),
    upgradeLogs: drawUpgradeLogs(logs, media.packages ?? []),
    players: drawPlayers(assets.byModel.ssads, media.projects ?? []),
    mediaData: drawBroadcasts(now),
    ...media,
  };
}

/** How many people work on devices: the names in logs and confirmations. */
const WORKERS = 12;

/** The first who may work on devices and are not locked, as they are called. */
function workersOf(users: readonly Row[]): readonly string[] {
  const roles = new Set([roleId('deviceAdmin'), roleId('deviceOperator')]);
  return users
    .filter(({ roleId: role, locked }) => roles.has(String(role)) && locked !== true)
    .slice(0, WORKERS)
    .map(({ username }) => String(username));
}
