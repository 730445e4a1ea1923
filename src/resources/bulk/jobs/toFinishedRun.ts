import type { BulkRun, ItemStatus, StatusCounts } from '../run/BulkRun.ts';
import type { SavedJob } from '../journal/SavedJob.ts';

/** Converts a saved job that no longer runs to a finished run. */
export function toFinishedRun({
  outcomes,
}: SavedJob): Pick<BulkRun, 'getOutcomes' | 'getStatusCounts' | 'subscribe'> {
  const countStatus = (wantedStatus: ItemStatus) =>
    outcomes.filter(({ status }) => status === wantedStatus).length;
  const statusCounts: StatusCounts = {
    ...{ waiting: 0, sent: 0, done: countStatus('done'), pending: countStatus('pending') },
    ...{
      failed: countStatus('failed'),
      timedOut: countStatus('timedOut'),
      notStarted: countStatus('notStarted'),
    },
  };
  return {
    getOutcomes: () => outcomes,
    getStatusCounts: () => statusCounts,
    subscribe: () => () => undefined,
  };
}
