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
    <li className="task-entry" aria-label={title}>
      <div className="flex gap-12 spread">
        <span className="semibold shrink break-anywhere">{title}</span>
        <span className={`job-state job-${state}`}>{translate(`job.state.${state}`)}</span>
      </div>
      {operation && <OperationValues operation={operation} values={job.values} />}
      <div className="task-bar job-bar flex">
        <i className="job-done" style={getBarStyle(statusCounts.done)} />
        <i className="job-pending" style={getBarStyle(statusCounts.pending)} />
        <i className="job-failed" style={getBarStyle(failed.length)} />
      </div>
      <div className="task-foot text-2 row gap-8 spread">
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
      <details className="task-detail">
        <summary>{translate('task.details')}</summary>
        <BulkOutcome run={run} operation={operation} />
      </details>
    </li>
  );
};
