import type { Row } from '../platform/Store.ts';
import { modulesOf, roleId, type RoleName } from './accounts.ts';
import { seededId } from './ids.ts';
import { drawNames, drawUsername, inHan, inLatin } from './names.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;

/** Of a hundred people, how many have a role: most work on devices, few administer. */
const SHARES: readonly (readonly [RoleName, number])[] = [
  ['deviceOperator', 58],
  ['guest', 30],
  ['deviceAdmin', 7],
  ['remoteUser', 4],
  ['admin', 1],
];

function drawRole(random: Random): RoleName {
  let left = random.below(100);
  for (const [role, share] of SHARES) {
    left -= share;
    if (left < 0) return role;
  }
  return 'guest';
}

/** Most people were here lately; a few have not come for a year. */
function drawLastLogin(random: Random, now: number): string {
  const lately = random.next();
  // Multiplied, because powers may be rounded otherwise on another engine.
  const days = 400 * lately * lately * lately;
  return new Date(now - Math.floor(days * DAY_MS)).toISOString();
}

/** Makes a name unique, in upper or lower case, by the next free number after it, as an office does. */
function createNumbering(taken: Iterable<string>) {
  const used = new Set(Array.from(taken, name => name.toLowerCase()));
  const next = new Map<string, number>();
  return function unique(name: string): string {
    let candidate = name;
    for (let n = next.get(name) ?? 2; used.has(candidate.toLowerCase()); n += 1) {
      candidate = `${name}${n}`;
      next.set(name, n + 1);
    }
    used.add(candidate.toLowerCase());
    return candidate;
  };
}

/** What the users of a city are drawn with. */
export interface UserOptions {
  readonly count: number;
  /** Milliseconds since 1970: nobody signed in later. */
  readonly now: number;
  /** Names that others have. */
  readonly taken: Iterable<string>;
}

/** Draws the users of a city: two scripts, five roles, some locked, some who never came. */
export function drawUsers(random: Random, { count, now, taken }: UserOptions): Row[] {
  const unique = createNumbering(taken);
  return Array.from({ length: count }, (_, i) => {
    const names = drawNames(random);
    const username = unique(drawUsername(random, names));
    const write = random.chance(0.5) ? inHan : inLatin;
    const role = drawRole(random);
    const came = random.chance(0.92);
    return {
      id: seededId('user', i + 1),
      username,
      lastName: write([names.last]),
      firstName: write(names.first),
      roleId: roleId(role),
      modules: modulesOf(role),
      locked: random.chance(0.03),
      pswChanged: came && random.chance(0.97),
      ...(came && { lastLoginDate: drawLastLogin(random, now) }),
    };
  });
}
