import type { ItemStatus } from '../BulkRun.ts';

/** One letter says where a record stands: what became of 50,000 is a text of 50,000 letters. */
const STATUS_CODES: Readonly<Record<ItemStatus, string>> = {
  waiting: 'w',
  sent: 's',
  done: 'd',
  pending: 'p',
  failed: 'f',
  timedOut: 't',
  notStarted: 'n',
};

const STATUSES_BY_CODE = new Map(
  Object.entries(STATUS_CODES).map(([standing, letter]) => [letter, standing as ItemStatus]),
);

/** In place of a record that somebody made a new job of: it is this one's no more. */
export const MOVED_CODE = 'x';

export const encodeStatus = (status: ItemStatus): string => STATUS_CODES[status];

/**
 * Where each record of a job stands that nobody works on any more.
 *
 * @param codes what was written down last, one letter a record; there may be none yet
 * @param sentCount how many had been sent, in order, when the page ended: told before each is sent, so never too few
 * @returns undefined for what is another job's now; `timedOut` for what was sent and whose answer nobody heard, `notStarted` for what was surely not sent
 */
export function getFinalStatuses(
  codes: string,
  sentCount: number,
  count: number,
): readonly (ItemStatus | undefined)[] {
  return Array.from({ length: count }, (_, index) => {
    if (codes[index] === MOVED_CODE) return undefined;
    const status = STATUSES_BY_CODE.get(codes[index] ?? 'w') ?? 'waiting';
    if (status !== 'waiting' && status !== 'sent') return status;
    return status === 'sent' || index < sentCount ? 'timedOut' : 'notStarted';
  });
}
