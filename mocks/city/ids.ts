/** What the seeded ids tell apart. */
const KINDS = { account: 'a', role: 'b', user: 'c', domain: 'd' } as const;

/** The id of the nth seeded record of a kind, from 1: 24 hexadecimal digits, as MongoDB's ids have. */
export const seededId = (kind: keyof typeof KINDS, n: number): string =>
  `5f1e${(KINDS[kind] + n.toString(16).padStart(3, '0')).padStart(20, '0')}`;
