import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { ImportMode } from '../cells/importFields.ts';
import type { Desk, ReadyRow, Refused } from '../desk/Desk.ts';
import { sendApart } from './sendApart.ts';
import { sendTogether } from './sendTogether.ts';

/** What became of the rows that were sent. */
export interface Sent {
  readonly created: number;
  readonly updated: number;
  /** What the platform did not take, each with its reason. */
  readonly refused: readonly Refused[];
  /** Rows that may be in: no answer came, or none that says so. */
  readonly unclear: readonly Refused[];
  /** Rows that were not begun: it was cancelled, the session or the connection ended. */
  readonly unsent: readonly Refused[];
}

export interface SendOptions {
  readonly provider: ConsoleDataProvider;
  readonly descriptor: ResourceDescriptor;
  readonly desk: Desk;
  readonly mode: ImportMode;
  /** How many rows there are to send. */
  readonly total: number;
  readonly wordsFor: (error: unknown) => string;
  readonly notSent: string;
  /** What is said before the reason, of a row that may be in. */
  readonly unclear: string;
  /** Of a record that is gone since the rows were checked. */
  readonly missing: (key: string) => string;
}

/** Rows on their way, and what is noted of each. */
export interface Sending extends SendOptions {
  /** Whether another row may be begun. */
  readonly goesOn: () => boolean;
  readonly done: (action: ReadyRow['action'], count: number) => void;
  /** @param wasSent false where it failed before the row went */
  readonly failed: (row: ReadyRow, error: unknown, wasSent?: boolean) => void;
  readonly refuse: (row: ReadyRow, reason: string) => void;
}

const AT_ONCE = 200;
/** Rows of one call: as many as are taken in a second or so, whatever more a document allows. */
const TOGETHER = 500;
/** After so many calls in a row without any answer, there is no connection. */
const SILENCE = { apart: 12, together: 2 } as const;
/** What the platform answers to a session that is over, to somebody who may not, and to one who asks too much. */
const ENDS: readonly unknown[] = [401, 403, 429];

/**
 * Sends the rows that passed the check, each once: a call that failed is never made again by itself, because it may have
 * been done. They go many at once where the document has a call for that, else one by one.
 */
export async function sendRows(options: SendOptions, { signal, tell }: TaskControl): Promise<Sent> {
  const { desk, descriptor, total, wordsFor, notSent } = options;
  const most = descriptor.imports?.most;
  const counts = { create: 0, update: 0 };
  const told = { refused: [] as Refused[], unclear: [] as Refused[], unsent: [] as Refused[] };
  let silent = 0;
  let isOver = false;

  const progress = () => {
    const failed = told.refused.length + told.unclear.length;
    tell({ done: counts.create + counts.update + failed, total, failed });
  };
  const sending: Sending = {
    ...options,
    goesOn: () => !signal.aborted && !isOver,
    done: (action, count) => {
      counts[action] += count;
      silent = 0;
      progress();
    },
    refuse: ({ at }, reason) => {
      told.refused.push({ at, reason });
      progress();
    },
    failed: ({ at }, error, wasSent = true) => {
      const status = statusOf(error);
      if (ENDS.includes(status)) isOver = true;
      const reason = wordsFor(error);
      if (!wasSent || isSure(status)) told.refused.push({ at, reason });
      else told.unclear.push({ at, reason: `${options.unclear} ${reason}` });
      progress();
    },
  };
  /** Many rows of one call are one silence. */
  const listen = <Way extends keyof typeof SILENCE>(way: Way, wasSilent: boolean) => {
    silent = wasSilent ? silent + 1 : 0;
    if (silent >= SILENCE[way]) isOver = true;
  };

  for (let from: number | undefined = 0; from !== undefined;) {
    const count = most === undefined ? AT_ONCE : Math.min(most, TOGETHER);
    const take: Awaited<ReturnType<Desk['take']>> = await desk.take(from, count);
    const begun = await (most === undefined
      ? sendApart(take.rows, sending, wasSilent => listen('apart', wasSilent))
      : sendTogether(take.rows, sending, wasSilent => listen('together', wasSilent)));
    for (const row of take.rows) {
      if (!begun.has(row.at)) told.unsent.push({ at: row.at, reason: notSent });
    }
    from = take.next;
  }
  return { created: counts.create, updated: counts.update, ...told };
}

export const statusOf = (error: unknown): unknown =>
  (error as { readonly status?: unknown } | undefined)?.status;

/** Whether a row of such an answer is surely not in: the platform has refused it, or it was never sent. */
const isSure = (status: unknown) =>
  typeof status !== 'number' || (status >= 400 && status < 500 && status !== 408);
