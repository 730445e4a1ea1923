import DialogActions from '@mui/material/DialogActions';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

import { getPlatformTime } from '../../domain/platformClock.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { lowerFirst } from '../descriptor/lowerFirst.ts';
import { useDescriptor } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import type { FormValues } from '../values/FormRules.ts';
import { TaskProgress } from '../tasks/TaskProgress.tsx';
import { cancelTask } from '../tasks/tasks.ts';
import { useTask } from '../tasks/useTasks.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import { type BulkItem, getItemsByStatus } from './run/BulkRun.ts';
import type { StartedBulkTask } from './startBulkTask.ts';
import { useBulkSummary } from './useBulkSummary.ts';

interface BulkResultDialogProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  readonly started: StartedBulkTask;
  readonly onRetry: (items: readonly BulkItem[]) => void;
  readonly onMoved: () => void;
  readonly onClose: (isOver: boolean) => void;
}

/** Shows the progress of bulk work, and then its outcome. */
export const BulkResultDialog = ({
  descriptor,
  operation,
  started,
  onRetry,
  onMoved,
  onClose,
}: BulkResultDialogProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { id, title, run, values } = started;
  const task = useTask(id);
  const isOver = task?.state !== 'running';
  const isStopped = task?.isStopping === true || task?.state === 'cancelled';
  const failed = isOver ? getItemsByStatus(run, 'failed', 'timedOut') : [];
  const notStarted = isOver ? getItemsByStatus(run, 'notStarted') : [];
  return (
    <FormDialog open size="middle" title={title} onClose={() => onClose(isOver)}>
      <DialogBody>
        <p className="font-semibold" role="status">
          {(isStopped || isOver) && (
            <BulkSummary {...{ descriptor, operation, started, isStopped }} />
          )}
        </p>
        {operation.job &&
          !operation.successMessages &&
          isOver &&
          run.getStatusCounts().done > 0 && (
            <p className="mb-8 text-2">{translate('bulk.started')}</p>
          )}
        <div
          // Room for the progress and for a line of each kind, so that Stop does not move while responses arrive.
          className={isOver ? undefined : 'min-h-232'}
        >
          <TaskProgress id={id} onMoved={onMoved} hasStop />
          <BulkOutcome run={run} operation={operation} isRunning={!isOver} />
        </div>
      </DialogBody>
      <DialogActions>
        {!isOver && (
          <ActionButton
            disabled={isStopped}
            disabledReason={translate('task.stopping')}
            onClick={({ currentTarget }) => {
              cancelTask(id);
              // The button is removed once all sent requests have a response.
              currentTarget.parentElement
                ?.querySelector<HTMLElement>('[data-least-harmful]')
                ?.focus();
            }}
          >
            {translate('task.stop')}
          </ActionButton>
        )}
        {notStarted.length > 0 && (
          <ActionButton onClick={() => onRetry(notStarted)}>
            {translate('bulk.rest', { count: formatNumber(notStarted.length) })}
          </ActionButton>
        )}
        {failed.length > 0 && (
          <ActionButton onClick={() => onRetry(failed)}>
            {translate('task.retry', { count: formatNumber(failed.length) })}
          </ActionButton>
        )}
        {isOver && run.getStatusCounts().done > 0 && (
          <JobRecordsLink
            {...{ operation, values }}
            startedAt={task?.startedAt}
            onClick={() => onClose(isOver)}
          />
        )}
        <ActionButton kind="primary" data-least-harmful onClick={() => onClose(isOver)}>
          {translate(isOver ? 'bulk.close' : 'bulk.background')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};

interface JobRecordsLinkProps {
  readonly operation: OperationDescriptor;
  readonly values: FormValues;
  /** Milliseconds, of the run that is over now. */
  readonly startedAt: number | undefined;
  readonly onClick: () => void;
}

/** The clock of the platform is known to the second. */
const CLOCK_TOLERANCE_MS = 2_000;

/** Opens the records that continue on the platform, e.g. the upgrade log, filtered by what was sent and when. */
const JobRecordsLink = ({ operation, values, startedAt, onClick }: JobRecordsLinkProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  const { job, body, responses } = operation;
  const [endedAt] = useState(getPlatformTime);
  const descriptor = useDescriptor((job ? responses[0]?.record : undefined) ?? '');
  if (!descriptor?.verbs.list || !routes.canOpen(descriptor)) return null;
  const sent = descriptor.fields.filter(
    ({ source, filter }) =>
      body?.recordRepresentation?.includes(`{${source}}`) &&
      filter.includes('eq') &&
      values[source] !== undefined,
  );
  // The records of a job are listed by their start.
  const time = descriptor.fields.find(({ source }) => source === descriptor.sort.field);
  const between = [(startedAt ?? endedAt) - CLOCK_TOLERANCE_MS, endedAt + CLOCK_TOLERANCE_MS].map(
    instant => new Date(instant).toISOString(),
  );
  const filter = JSON.stringify({
    ...Object.fromEntries(sent.map(({ source }) => [source, { eq: values[source] }])),
    ...(time?.kind === 'dateTime' &&
      time.filter.includes('between') && { [time.source]: { between } }),
  });
  return (
    <ActionButton
      to={`${routes.listUnfiltered(descriptor)}?${new URLSearchParams({ filter })}`}
      onClick={onClick}
    >
      {translate('bulk.which', { plural: lowerFirst(text(descriptor.plural)) })}
    </ActionButton>
  );
};

interface BulkSummaryProps extends Pick<
  BulkResultDialogProps,
  'descriptor' | 'operation' | 'started'
> {
  readonly isStopped: boolean;
}

/** Shows how many are done, or were sent before the cancel: then responses still arrive. */
const BulkSummary = ({
  descriptor,
  operation,
  started: { run, values },
  isStopped,
}: BulkSummaryProps) => {
  const { formatSummary, formatStopped } = useBulkSummary(descriptor, operation, values);
  const statusCounts = useSyncExternalStore(run.subscribe, run.getStatusCounts);
  return isStopped ? formatStopped(statusCounts) : formatSummary(statusCounts);
};
