import DialogActions from '@mui/material/DialogActions';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { TaskProgress } from '../tasks/TaskProgress.tsx';
import { cancelTask } from '../tasks/tasks.ts';
import { useTask } from '../tasks/useTasks.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import { type BulkItem, itemsIn } from './BulkRun.ts';
import type { StartedBulk } from './startBulk.ts';
import { useSumWords } from './useSumWords.ts';

interface BulkResultProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  readonly started: StartedBulk;
  readonly onAgain: (items: readonly BulkItem[]) => void;
  readonly onMoved: () => void;
  readonly onClose: (isOver: boolean) => void;
}

/** Work on many records while it lasts, and what became of it. */
export const BulkResult = ({
  descriptor,
  operation,
  started,
  onAgain,
  onMoved,
  onClose,
}: BulkResultProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const { id, title, run } = started;
  const task = useTask(id);
  const isOver = task?.state !== 'running';
  const isStopped = task?.stopping === true || task?.state === 'cancelled';
  const failed = isOver ? itemsIn(run, 'failed', 'timedOut') : [];
  const left = isOver ? itemsIn(run, 'notStarted') : [];
  return (
    <FormDialog open size="middle" title={title} onClose={() => onClose(isOver)}>
      <DialogBody>
        <p className="bulk-sum" role="status">
          {(isStopped || isOver) && <Sum {...{ descriptor, operation, started, isStopped }} />}
        </p>
        {operation.job && !operation.successMessages && isOver && run.tally().done > 0 && (
          <p className="bulk-note">{translate('bulk.begun')}</p>
        )}
        <div className={isOver ? undefined : 'bulk-running'}>
          <TaskProgress id={id} onMoved={onMoved} hasStop />
          <BulkOutcome run={run} operation={operation} isRunning={!isOver} />
        </div>
      </DialogBody>
      <DialogActions>
        {!isOver && (
          <ActionButton
            disabled={isStopped}
            reason={translate('task.stopping')}
            onClick={({ currentTarget }) => {
              cancelTask(id);
              // It is gone once everything that was sent is answered.
              currentTarget.parentElement
                ?.querySelector<HTMLElement>('[data-least-harmful]')
                ?.focus();
            }}
          >
            {translate('task.stop')}
          </ActionButton>
        )}
        {left.length > 0 && (
          <ActionButton onClick={() => onAgain(left)}>
            {translate('bulk.rest', { count: figure(left.length) })}
          </ActionButton>
        )}
        {failed.length > 0 && (
          <ActionButton onClick={() => onAgain(failed)}>
            {translate('task.retry', { count: figure(failed.length) })}
          </ActionButton>
        )}
        <ActionButton kind="primary" data-least-harmful onClick={() => onClose(isOver)}>
          {translate(isOver ? 'bulk.close' : 'bulk.background')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};

interface SumProps extends Pick<BulkResultProps, 'descriptor' | 'operation' | 'started'> {
  readonly isStopped: boolean;
}

/** How many were done, or were sent before the stop: then responses still come in. */
const Sum = ({ descriptor, operation, started: { run, values }, isStopped }: SumProps) => {
  const { sumOf, stoppedOf } = useSumWords(descriptor, operation, values);
  const tally = useSyncExternalStore(run.subscribe, run.tally);
  return isStopped ? stoppedOf(tally) : sumOf(tally);
};
