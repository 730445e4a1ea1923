import type { ItemStatus } from '../run/BulkRun.ts';

/** One letter per status: the statuses of 50,000 records are a text of 50,000 letters. */
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
  Object.entries(STATUS_CODES).map(([status, letter]) => [letter, status as ItemStatus]),
);

/** The code of a record that was moved to a new job. */
export const MOVED_CODE = 'x';

export const encodeStatus = (status: ItemStatus): string => STATUS_CODES[status];

/**
 * Returns the status of each record of a job that no longer runs.
 *
 * @param codes the last saved codes, one letter per record; may be empty
 * @param sentCount how many were sent, in order, when the page ended: saved before each is sent, so never too few
 * @returns undefined for a record that was moved to another job; `timedOut` for one that was sent without a response,
 * `notStarted` for one that was certainly not sent
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
