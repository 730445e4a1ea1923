import type { BulkRun, Standing, Tally } from '../BulkRun.ts';
import type { KeptJob } from './KeptJob.ts';

/** A job that nobody works on any more, to be read like one that lasts. */
export function stillRun({ outcomes }: KeptJob): Pick<BulkRun, 'outcomes' | 'tally' | 'subscribe'> {
  const count = (wanted: Standing) => outcomes.filter(({ standing }) => standing === wanted).length;
  const tally: Tally = {
    ...{ waiting: 0, sent: 0, done: count('done'), pending: count('pending') },
    ...{ failed: count('failed'), timedOut: count('timedOut'), notStarted: count('notStarted') },
  };
  return { outcomes: () => outcomes, tally: () => tally, subscribe: () => () => undefined };
}
