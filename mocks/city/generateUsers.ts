import { DAY_MS } from '../duration.ts';
import type { Row } from '../platform/Store.ts';
import { getRoleModules, roleId, type SeededRoleName } from './seededAccounts.ts';
import { createSeededId } from './ids.ts';
import { generateNames, generateUsername, formatHanName, formatLatinName } from './personNames.ts';
import type { RandomSource } from './random.ts';

/** Of a hundred people, how many have a role: most work on devices, few administer. */
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

/** Most people were here lately; a few have not come for a year. */
function generateLastLogin(random: RandomSource, now: number): string {
  const recency = random.next();
  // Multiplied, because powers may be rounded otherwise on another engine.
  const days = 400 * recency * recency * recency;
  return new Date(now - Math.floor(days * DAY_MS)).toISOString();
}

/** Makes a name unique, in upper or lower case, by the next free number after it, as an office does. */
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

/** What the users of a city are drawn with. */
export interface UserGenerationOptions {
  readonly count: number;
  /** Milliseconds since 1970: nobody signed in later. */
  readonly now: number;
  /** Names that others have. */
  readonly takenNames: Iterable<string>;
}

/** Draws the users of a city: two scripts, five roles, some locked, some who never came. */
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
