import type { Row } from '../platform/Store.ts';
import { type SeededRoleName, roleId } from './seededAccounts.ts';
import { CITY_ID, type CityDomains } from './generateDomains.ts';
import type { RandomSource } from '../shared/random.ts';

/** The extent of a role's domains: the whole city, some districts, one district, or some streets. */
type DomainReach = 'city' | 'districts' | 'district' | 'streets';

const REACH_BY_ROLE: Readonly<Record<SeededRoleName, readonly DomainReach[]>> = {
  admin: ['city'],
  deviceAdmin: ['city', 'districts', 'district'],
  deviceOperator: ['district', 'streets', 'streets'],
  guest: ['district', 'streets'],
  remoteUser: ['city', 'district'],
};

const roleNamesById = new Map(
  (Object.keys(REACH_BY_ROLE) as SeededRoleName[]).map(name => [roleId(name), name] as const),
);

/** Generates the domains of each user; those of the seeded accounts are constant. */
export function generateUserDomains(
  random: RandomSource,
  users: readonly Row[],
  domains: CityDomains,
): Row[] {
  const { districtIds, streetIds } = domains;
  const pickDomains = (reach: DomainReach): readonly string[] => {
    switch (reach) {
      case 'city':
        return [CITY_ID];
      case 'districts':
        return uniqueIds([random.pick(districtIds), random.pick(districtIds)]);
      case 'district':
        return [random.pick(districtIds)];
      case 'streets':
        return uniqueIds(
          Array.from({ length: 1 + random.nextInt(4) }, () => random.pick(streetIds)),
        );
    }
  };
  return users.map(({ id, roleId: role, username }) => {
    const reaches = REACH_BY_ROLE[roleNamesById.get(String(role)) ?? 'guest'];
    const domainIds =
      SEEDED_DOMAINS[String(username)]?.(districtIds) ?? pickDomains(random.pick(reaches));
    return { id, domainIds };
  });
}

/** The domains of the seeded accounts, by username. */
const SEEDED_DOMAINS: Readonly<
  Record<string, (districts: readonly string[]) => readonly string[]>
> = {
  admin: () => [CITY_ID],
  device_admin: () => [CITY_ID],
  operator: districts => districts.slice(0, 1),
  guest: districts => districts.slice(1, 2),
  remote: () => [CITY_ID],
  newcomer: districts => districts.slice(2, 3),
  locked: districts => districts.slice(3, 4),
};

const uniqueIds = (ids: readonly string[]) => [...new Set(ids)];
