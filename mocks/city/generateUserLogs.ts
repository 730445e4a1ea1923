import type { Row } from '../platform/Store.ts';
import { createEventId } from '../shared/ids.ts';
import type { RandomSource } from '../shared/random.ts';
import { HISTORY_MS } from './generateFaults.ts';

/** User actions and their log entries; frequent ones are listed more than once. */
const USER_ACTIONS: readonly Row[] = [
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

/** The share of failed sign-ins among the entries. */
const FAILED_LOGIN_SHARE = 0.03;
const LOGS_PER_USER = 1;
const MAX_LOGS = 20_000;

/** Generates the user logs of the last thirty days, oldest first. */
export function generateUserLogs(random: RandomSource, users: readonly Row[], now: number): Row[] {
  const count = Math.min(MAX_LOGS, LOGS_PER_USER * users.length);
  const times = Array.from(
    { length: count },
    () => now - Math.floor(random.next() * HISTORY_MS),
  ).sort((a, b) => a - b);
  return times.map((at, n) => {
    const { id, username } = random.pick(users);
    const isFailedLogin = random.nextBoolean(FAILED_LOGIN_SHARE);
    const userAction = isFailedLogin ? { action: 'loginFailed' } : random.pick(USER_ACTIONS);
    return {
      id: createEventId('userLog', at, n),
      time: new Date(at).toISOString(),
      userId: id,
      username,
      ...userAction,
      ip: `10.8.${random.nextInt(8)}.${1 + random.nextInt(254)}`,
      ...(isFailedLogin ? { result: 'failed', code: 51 } : { result: 'success' }),
    };
  });
}
