import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { BulkOutcome } from '../BulkOutcome.tsx';
import type { ItemStatus } from '../run/BulkRun.ts';
import { OperationValues } from '../OperationValues.tsx';
import { jobStorage } from '../../tasks/jobStorage.ts';
import type { RemainingItems } from './RemainingItems.ts';
import { toFinishedRun } from './toFinishedRun.ts';
import { useJobOperation } from './useJobOperation.ts';
import type { SavedJobWithState } from './useSavedJobs.ts';

interface SavedJobItemProps extends SavedJobWithState {
  readonly onRunRemaining: (remaining: RemainingItems) => void;
}

const FAILED_STATUSES: readonly ItemStatus[] = ['failed', 'timedOut'];
const REPORTED_STATUSES: readonly ItemStatus[] = [
  'done',
  'pending',
  'failed',
  'timedOut',
  'notStarted',
];
const NOT_STARTED_STATUSES: readonly ItemStatus[] = ['notStarted'];

/** Shows one earlier job: its operation, progress, outcomes and remaining actions. */
export const SavedJobItem = ({ job, state, onRunRemaining }: SavedJobItemProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { operation, title } = useJobOperation(job);
  const run = toFinishedRun(job);
  const statusCounts = run.getStatusCounts();
  const getIdsByStatus = (statuses: readonly ItemStatus[]) =>
    job.outcomes.flatMap(({ item, status }) => (statuses.includes(status) ? [item.id] : []));
  const [failed, notStarted] = [
    getIdsByStatus(FAILED_STATUSES),
    getIdsByStatus(NOT_STARTED_STATUSES),
  ];
  const total = job.outcomes.length;
  const parts = REPORTED_STATUSES.filter(status => statusCounts[status] > 0).map(status =>
    translate(`bulk.status.${status}`, { count: formatNumber(statusCounts[status]) }),
  );
  const getBarStyle = (count: number) => ({ width: `${total === 0 ? 0 : (100 * count) / total}%` });
  const isInOtherTab = state === 'elsewhere';
  return (
    <li className="border-b border-b-(--line) px-16 py-12" aria-label={title}>
      <div className="flex justify-between gap-12">
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
        <span className={`whitespace-nowrap text-3 job-${state}`}>
          {translate(`job.state.${state}`)}
        </span>
      </div>
      {operation && <OperationValues operation={operation} values={job.values} />}
      <div className="task-bar job-bar relative my-6 flex h-4 overflow-hidden rounded-[2px] bg-(--line)">
        <i className="job-done" style={getBarStyle(statusCounts.done)} />
        <i className="job-pending" style={getBarStyle(statusCounts.pending)} />
        <i className="job-failed" style={getBarStyle(failed.length)} />
      </div>
      <div className="task-foot row min-h-28 justify-between gap-8 text-2">
        <span>
          {parts.join(' · ')}
          {' · '}
          <RelativeTime time={job.startedAt} />
        </span>
        <span className="task-actions row gap-4">
          {!isInOtherTab && operation && notStarted.length > 0 && (
            <ActionButton
              onClick={() =>
                onRunRemaining({ job, ids: notStarted, statuses: NOT_STARTED_STATUSES })
              }
            >
              {translate('job.continue', { count: formatNumber(notStarted.length) })}
            </ActionButton>
          )}
          {!isInOtherTab && operation && failed.length > 0 && (
            <ActionButton
              onClick={() => onRunRemaining({ job, ids: failed, statuses: FAILED_STATUSES })}
            >
              {translate('job.retry', { count: formatNumber(failed.length) })}
            </ActionButton>
          )}
          {!isInOtherTab && (
            <IconButton
              size="small"
              aria-label={translate('task.dismiss', { title })}
              onClick={() => jobStorage.remove(job.id)}
            >
              <Icon name="close" size={15} />
            </IconButton>
          )}
        </span>
      </div>
      {state === 'interrupted' && <p className="text-2">{translate('job.interrupted')}</p>}
      {job.movedCount > 0 && (
        <p className="text-2">{translate('job.moved', { count: formatNumber(job.movedCount) })}</p>
      )}
      <details className="[&>summary]:cursor-pointer [&>summary]:px-0 [&>summary]:py-4 [&>summary]:text-2">
        <summary>{translate('task.details')}</summary>
        <BulkOutcome run={run} operation={operation} />
      </details>
    </li>
  );
};
