import type { Standing } from '../BulkRun.ts';

/** One letter says where a record stands: what became of 50,000 is a text of 50,000 letters. */
const LETTERS: Readonly<Record<Standing, string>> = {
  waiting: 'w',
  sent: 's',
  done: 'd',
  pending: 'p',
  failed: 'f',
  timedOut: 't',
  notStarted: 'n',
};

const STANDINGS = new Map(
  Object.entries(LETTERS).map(([standing, letter]) => [letter, standing as Standing]),
);

/** In place of a record that somebody made a new job of: it is this one's no more. */
export const TAKEN = 'x';

export const markOf = (standing: Standing): string => LETTERS[standing];

/**
 * Where each record of a job stands that nobody works on any more.
 *
 * @param marks what was written down last, one letter a record; there may be none yet
 * @param sent how many had been sent, in order, when the page ended: told before each is sent, so never too few
 * @returns undefined for what is another job's now; `timedOut` for what was sent and whose answer nobody heard, `notStarted` for what was surely not sent
 */
export function standingsLeft(
  marks: string,
  sent: number,
  count: number,
): readonly (Standing | undefined)[] {
  return Array.from({ length: count }, (_, place) => {
    if (marks[place] === TAKEN) return undefined;
    const known = STANDINGS.get(marks[place] ?? 'w') ?? 'waiting';
    if (known !== 'waiting' && known !== 'sent') return known;
    return known === 'sent' || place < sent ? 'timedOut' : 'notStarted';
  });
}
