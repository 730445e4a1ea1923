import type { TaskControl } from '../../tasks/Task.ts';
import type { Desk, Refused } from '../desk/Desk.ts';
import { sendApart } from './sendApart.ts';
import { type Sending, type SendOptions, type Sent, statusOf } from './Sending.ts';
import { sendTogether } from './sendTogether.ts';

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

/** Whether a row of such an answer is surely not in: the platform has refused it, or it was never sent. */
const isSure = (status: unknown) =>
  typeof status !== 'number' || (status >= 400 && status < 500 && status !== 408);
