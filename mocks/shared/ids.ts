/** The kinds of seeded ids: one hexadecimal digit each, never 0. */
const ID_KIND_DIGITS = {
  account: 'a',
  role: 'b',
  user: 'c',
  domain: 'd',
  modelType: 'e',
  strategy: 'f',
  plan: '1',
  group: '2',
  scene: '3',
  override: '4',
  player: '5',
  mediaData: '6',
  mute: '7',
} as const;

/** The id of the nth seeded record of a kind, from 1: 24 hexadecimal digits, as MongoDB's ids have. */
export const createSeededId = (kind: keyof typeof ID_KIND_DIGITS, n: number): string =>
  `5f1e${(ID_KIND_DIGITS[kind] + n.toString(16).padStart(3, '0')).padStart(20, '0')}`;

/** The kinds of events, which have their time in their id. */
const EVENT_KIND_DIGITS = {
  alert: 'a',
  fault: 'f',
  equipmentLog: 'e',
  userLog: 'b',
  upgradeLog: 'd',
} as const;

/** Returns the id of an event, as MongoDB makes them: its second, then a distinguishing part. */
export function createEventId(
  kind: keyof typeof EVENT_KIND_DIGITS,
  ms: number,
  first: number,
  second = 0,
): string {
  const seconds = Math.floor(ms / 1000)
    .toString(16)
    .padStart(8, '0');
  const suffix = first.toString(16).padStart(8, '0') + second.toString(16).padStart(7, '0');
  return seconds + EVENT_KIND_DIGITS[kind] + suffix;
}
