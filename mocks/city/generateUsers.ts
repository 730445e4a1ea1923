import { DAY_MS } from '../shared/duration.ts';
import type { Row } from '../platform/Store.ts';
import { getRoleModules, roleId, type SeededRoleName } from './seededAccounts.ts';
import { createSeededId } from '../shared/ids.ts';
import { generateNames, generateUsername, formatHanName, formatLatinName } from './personNames.ts';
import type { RandomSource } from '../shared/random.ts';

/** The percentage of users per role: most work on devices, few administer. */
const ROLE_PERCENTAGES: readonly (readonly [SeededRoleName, number])[] = [
  ['deviceOperator', 58],
  ['guest', 30],
  ['deviceAdmin', 7],
  ['remoteUser', 4],
  ['admin', 1],
];

function generateRole(random: RandomSource): SeededRoleName {
  let remaining = random.nextInt(100);
  for (const [role, share] of ROLE_PERCENTAGES) {
    remaining -= share;
    if (remaining < 0) return role;
  }
  return 'guest';
}

/** Generates the last sign-in: mostly recent, sometimes a year ago. */
function generateLastLogin(random: RandomSource, now: number): string {
  const recency = random.next();
  // Multiplied, because engines may round powers differently.
  const days = 400 * recency * recency * recency;
  return new Date(now - Math.floor(days * DAY_MS)).toISOString();
}

/** Creates a function that makes a name unique, case-insensitively, by appending the next free number. */
function createNameNumbering(takenNames: Iterable<string>) {
  const usedNames = new Set(Array.from(takenNames, name => name.toLowerCase()));
  const next = new Map<string, number>();
  return function unique(name: string): string {
    let candidate = name;
    for (let n = next.get(name) ?? 2; usedNames.has(candidate.toLowerCase()); n += 1) {
      candidate = `${name}${n}`;
      next.set(name, n + 1);
    }
    usedNames.add(candidate.toLowerCase());
    return candidate;
  };
}

export interface UserGenerationOptions {
  readonly count: number;
  /** The latest time of a sign-in, in milliseconds since 1970. */
  readonly now: number;
  /** The existing usernames. */
  readonly takenNames: Iterable<string>;
}

/** Generates the users of a city: two scripts, five roles, some locked, some who never signed in. */
export function generateUsers(
  random: RandomSource,
  { count, now, takenNames }: UserGenerationOptions,
): Row[] {
  const unique = createNameNumbering(takenNames);
  return Array.from({ length: count }, (_, i) => {
    const names = generateNames(random);
    const username = unique(generateUsername(random, names));
    const formatName = random.nextBoolean(0.5) ? formatHanName : formatLatinName;
    const role = generateRole(random);
    const hasLoggedIn = random.nextBoolean(0.92);
    return {
      id: createSeededId('user', i + 1),
      username,
      lastName: formatName([names.last]),
      firstName: formatName(names.first),
      roleId: roleId(role),
      modules: getRoleModules(role),
      locked: random.nextBoolean(0.03),
      pswChanged: hasLoggedIn && random.nextBoolean(0.97),
      ...(hasLoggedIn && { lastLoginDate: generateLastLogin(random, now) }),
    };
  });
}
