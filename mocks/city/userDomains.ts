import type { Row } from '../platform/Store.ts';
import { type RoleName, roleId } from './accounts.ts';
import { CITY_ID, type Domains } from './domains.ts';
import type { Random } from './random.ts';

/** How wide each role looks: the whole city, some districts, one district, or some streets. */
type Reach = 'city' | 'districts' | 'district' | 'streets';

const REACHES: Readonly<Record<RoleName, readonly Reach[]>> = {
  admin: ['city'],
  deviceAdmin: ['city', 'districts', 'district'],
  deviceOperator: ['district', 'streets', 'streets'],
  guest: ['district', 'streets'],
  remoteUser: ['city', 'district'],
};

const roleOf = new Map(
  (Object.keys(REACHES) as RoleName[]).map(name => [roleId(name), name] as const),
);

/** Which domains each user sees; the seeded accounts always the same. */
export function drawUserDomains(random: Random, users: readonly Row[], domains: Domains): Row[] {
  const { districts, streets } = domains;
  const pick = (reach: Reach): readonly string[] => {
    switch (reach) {
      case 'city':
        return [CITY_ID];
      case 'districts':
        return unique([random.pick(districts), random.pick(districts)]);
      case 'district':
        return [random.pick(districts)];
      case 'streets':
        return unique(Array.from({ length: 1 + random.below(4) }, () => random.pick(streets)));
    }
  };
  return users.map(({ id, roleId: role, username }) => {
    const reaches = REACHES[roleOf.get(String(role)) ?? 'guest'];
    const domainIds = SEEDED[String(username)]?.(districts) ?? pick(random.pick(reaches));
    return { id, domainIds };
  });
}

/** What the seeded accounts see, by username. */
const SEEDED: Readonly<Record<string, (districts: readonly string[]) => readonly string[]>> = {
  admin: () => [CITY_ID],
  device_admin: () => [CITY_ID],
  operator: districts => districts.slice(0, 1),
  guest: districts => districts.slice(1, 2),
  remote: () => [CITY_ID],
  newcomer: districts => districts.slice(2, 3),
  locked: districts => districts.slice(3, 4),
};

const unique = (ids: readonly string[]) => [...new Set(ids)];
