/** The kinds of seeded ids in this folder: one hexadecimal digit each, never 0. */
const MEDIA_ID_DIGITS = {
  project: '1',
  program: '2',
  scene: '3',
  zone: '4',
  item: '5',
  file: '6',
  document: '7',
  package: '8',
  packageFile: '9',
} as const;

/** The id of the nth seeded record of a kind, from 1: 24 hexadecimal digits, other than those of the city. */
export const createMediaId = (kind: keyof typeof MEDIA_ID_DIGITS, n: number): string =>
  `5f2e${(MEDIA_ID_DIGITS[kind] + n.toString(16).padStart(4, '0')).padStart(20, '0')}`;
