import type { Row } from '../platform/Store.ts';
import { eventId } from './ids.ts';
import type { Random } from './random.ts';
import { HISTORY_MS } from './troubles.ts';

/** What people do, and what is told of it; what is frequent stands there more than once. */
const DEEDS: readonly Row[] = [
  { action: 'login' },
  { action: 'login' },
  { action: 'login' },
  { action: 'login' },
  { action: 'logout' },
  { action: 'logout' },
  { action: 'confirm', target: 'alerts' },
  { action: 'confirm', target: 'faults' },
  { action: 'control', target: 'assets', detail: '调光至 80 %' },
  { action: 'control', target: 'assets', detail: '读取电能' },
  { action: 'control', target: 'scenes', detail: '平日夜景' },
  { action: 'update', target: 'assets' },
  { action: 'create', target: 'groups' },
  { action: 'update', target: 'strategies', detail: '半夜灯' },
  { action: 'publish', target: 'projects' },
  { action: 'export', target: 'reports' },
  { action: 'import', target: 'assets' },
  { action: 'settings', target: 'settings', detail: '常规设置' },
];

/** A refused sign-in is one of so many entries. */
const REFUSED = 0.03;
const PER_USER = 1;
const MOST = 20_000;

/** What people did in the last thirty days, the oldest first. */
export function drawUserLogs(random: Random, users: readonly Row[], now: number): Row[] {
  const count = Math.min(MOST, PER_USER * users.length);
  const moments = Array.from(
    { length: count },
    () => now - Math.floor(random.next() * HISTORY_MS),
  ).sort((a, b) => a - b);
  return moments.map((at, n) => {
    const { id, username } = random.pick(users);
    const isRefused = random.chance(REFUSED);
    const deed = isRefused ? { action: 'loginFailed' } : random.pick(DEEDS);
    return {
      id: eventId('userLog', at, n),
      time: new Date(at).toISOString(),
      userId: id,
      username,
      ...deed,
      ip: `10.8.${random.below(8)}.${1 + random.below(254)}`,
      ...(isRefused ? { result: 'failed', code: 51 } : { result: 'success' }),
    };
  });
}
