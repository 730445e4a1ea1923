import type { CityOptions } from '../platform/platformDefinition.ts';
import type { Row, StoreRows } from '../platform/Store.ts';
import { accountRows, roleId, roleRows } from './seededAccounts.ts';
import { type CityAssets, generateAssets } from './generateAssets.ts';
import { generateBroadcasts } from './generateBroadcasts.ts';
import { generateDomains } from './generateDomains.ts';
import { generateEquipmentLogs } from './generateEquipmentLogs.ts';
import { generateMutes, markMutedAlerts } from './generateMutes.ts';
import { generateGroups } from './generateGroups.ts';
import { joinHashes } from './hash.ts';
import { generateMedia } from './media/generateMedia.ts';
import { modelTypeRows } from './models/modelTypeRows.ts';
import { generatePlayerCommands, generatePlayerPlays, generatePlayers } from './generatePlayers.ts';
import { countModels } from './models/countModels.ts';
import { createSites } from './lampSites.ts';
import { generateStatuses, getHeldLevels } from './generateStatuses.ts';
import {
  generateOverrides,
  generatePlans,
  generateScenes,
  generateStrategies,
} from './generateStrategies.ts';
import { generateStreets, getStreetSeed } from './generateStreets.ts';
import { generateFaults } from './generateFaults.ts';
import { generateUpgradeLogs } from './generateUpgradeLogs.ts';
import { generateUserDomains } from './generateUserDomains.ts';
import { translateCity } from './translateCity.ts';
import { createRandom } from '../shared/random.ts';
import { generateUserLogs } from './generateUserLogs.ts';
import { generateUsers } from './generateUsers.ts';

/** The city of a host without other options: a night in November. */
const DEFAULT_CITY: CityOptions = {
  seed: 1,
  assets: 10_000,
  users: 5_000,
  now: Date.UTC(2026, 10, 11, 18, 47),
};

const QUARTER_MS = 900_000;

/**
 * Returns the last quarter of an hour. A live host generates its city as of then and continues from there: a new city
 * has no gap before today, its devices have just reported, and two starts within a quarter of an hour are the same.
 *
 * @param ms milliseconds since 1970
 */
export const floorToQuarterHour = (ms: number): number => Math.floor(ms / QUARTER_MS) * QUARTER_MS;

/** Returns the default city with the given options. */
export const getCityOptions = (options: Partial<CityOptions> = {}): CityOptions => ({
  seed: options.seed ?? DEFAULT_CITY.seed,
  assets: options.assets ?? DEFAULT_CITY.assets,
  users: options.users ?? DEFAULT_CITY.users,
  now: options.now ?? DEFAULT_CITY.now,
  ...(options.names && { names: options.names }),
});

/**
 * Generates a city: the same rows for the same options, byte for byte, on every host.
 *
 * @param seededHash the password hash of all its users
 */
export function generateCity(options: CityOptions, seededHash: string): StoreRows {
  const rows = generateRows(options, seededHash);
  return options.names === 'en' ? translateCity(rows) : rows;
}

function generateRows(options: CityOptions, seededHash: string): StoreRows {
  const { seed, now } = options;
  const counts = countModels(options.assets);
  const map = generateStreets(getStreetSeed(seed), counts.ssslc);
  const domains = generateDomains(map);
  const sites = createSites(joinHashes(seed, 2), map, domains, counts.ssgw);
  const assets = generateAssets({ seed: joinHashes(seed, 3), now, counts, sites });
  const generatedUsers = generateUsers(createRandom(seed ^ 0xa5), {
    count: options.users,
    now,
    takenNames: accountRows.map(({ username }) => String(username)),
  });
  const users = [...accountRows, ...generatedUsers];
  const usernames = listDeviceOperators(users);
  const media = generateMedia(createRandom(joinHashes(seed, 4)), {
    now,
    screens: assets.byModel.ssads,
  });
  const players = generatePlayers(assets.byModel.ssads, media.projects ?? []);
  const groups = generateGroups(map, domains, assets);
  const controlOptions = { now, map, domains, assets, groups };
  const strategies = generateStrategies(controlOptions);
  const overrides = generateOverrides(controlOptions);
  const heldLevels = getHeldLevels(overrides);
  const rows = assets.rows.map(row =>
    heldLevels.has(row.id) ? { ...row, mode: 'MANUAL' as const } : row,
  );
  const { faults, alerts } = generateFaults({ seed, now, assets: assets.rows, usernames });
  const mutes = generateMutes({ now, domains: domains.rows, alerts, usernames });
  const logOptions = { now, assets, usernames };
  return {
    roles: roleRows,
    domains: domains.rows,
    users,
    userDomains: generateUserDomains(createRandom(seed ^ 0x0d), users, domains),
    secrets: users.map(({ id }) => ({ id, hash: seededHash })),
    modelTypes: modelTypeRows,
    assets: rows,
    statuses: generateStatuses(rows, now, heldLevels),
    whitelists: generateWhitelists(assets),
    faults,
    alerts: markMutedAlerts(alerts, mutes, domains.rows),
    mutes,
    groups,
    strategies,
    plans: generatePlans(controlOptions, strategies),
    scenes: generateScenes(controlOptions),
    overrides,
    equipmentLogs: generateEquipmentLogs(createRandom(joinHashes(seed, 5)), logOptions),
    userLogs: generateUserLogs(createRandom(joinHashes(seed, 6)), users, now),
    upgradeLogs: generateUpgradeLogs(logOptions, media.packages ?? []),
    players,
    playerPlays: generatePlayerPlays(players, assets.byModel.ssads),
    playerCommands: generatePlayerCommands(players, media.projects ?? [], now),
    mediaData: generateBroadcasts(now),
    ...media,
  };
}

/** The maximum number of device operators: their names appear in logs and confirmations. */
const MAX_DEVICE_OPERATORS = 12;

/** Returns the usernames of the first users with access to devices that are not locked. */
function listDeviceOperators(users: readonly Row[]): readonly string[] {
  const roles = new Set([roleId('deviceAdmin'), roleId('deviceOperator')]);
  return users
    .filter(({ roleId: role, locked }) => roles.has(String(role)) && locked !== true)
    .slice(0, MAX_DEVICE_OPERATORS)
    .map(({ username }) => String(username));
}

/** Generates the whitelist of each gateway: all devices that it owns. */
function generateWhitelists({ rows, byModel }: CityAssets): Row[] {
  const ids = new Map<string, string[]>(byModel.ssgw.map(({ id }) => [id, []]));
  for (const { id, ssgwId } of rows) if (ssgwId !== undefined) ids.get(ssgwId)?.push(id);
  return Array.from(ids, ([id, ownedIds]) => ({ id, ids: ownedIds }));
}
