import { use, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../values/FormRules.ts';
import { getDraftValues } from '../values/getDraftValues.ts';
import type { RowSelection } from '../selection/selection.ts';
import { getOperationFields } from '../record/operationFields.ts';
import { CustomDialogsContext } from '../record/CustomDialogs.ts';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { removeTask, moveToDrawer } from '../tasks/tasks.ts';
import { BulkConfirmDialog } from './BulkConfirmDialog.tsx';
import type { BulkDialogProps } from '../record/BulkDialogProps.ts';
import { BulkLoadingDialog } from './BulkLoadingDialog.tsx';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { type BulkItem, type BulkRun, getItemsByStatus } from './run/BulkRun.ts';
import { type StartedBulkTask, startBulkTask } from './startBulkTask.ts';
import { useBulkActionText } from './useBulkActionText.ts';
import { useSelectedRecords } from './useSelectedRecords.ts';
import { useBulkWork } from './useBulkWork.ts';

/** Runs one operation on many records: loads the targets, confirms, runs, and shows the outcome of each. */
export const BulkDialog = ({
  descriptor,
  operation,
  selection,
  excludeFromBulk,
  defaultValues,
  claimIds,
  onClose,
}: BulkDialogProps) => {
  const selectedRecords = useSelectedRecords(descriptor, selection);
  const nameOf = useRepresentRecord(descriptor.name);
  const { createWork, refresh } = useBulkWork(descriptor, operation);
  const { formatAction } = useBulkActionText(descriptor);
  const notify = useNotify();
  const BulkConfirm = use(CustomDialogsContext).bulkConfirm?.[operation.id] ?? BulkConfirmDialog;
  const [started, setStarted] = useState<StartedBulkTask>();
  /** Whether a previous run left failures that this run does not retry. */
  const [isPartial, setPartial] = useState(false);

  const startRun = (confirmedRecords: readonly RaRecord[], values: FormValues) => {
    const claimedIds = claimIds?.(new Set(confirmedRecords.map(({ id }) => id)));
    const records = claimedIds
      ? confirmedRecords.filter(({ id }) => claimedIds.has(id))
      : confirmedRecords;
    setStarted(
      startBulkTask({
        operation,
        title: count => formatAction(operation, count, values),
        items: records.map(record => ({ id: record.id, name: nameOf(record) })),
        work: createWork(records, values),
        values,
        savedPlan: {
          resource: descriptor.name,
          values: getDraftValues(getOperationFields(operation), values),
        },
        onFinished: refresh,
      }),
    );
  };
  const closeDialog = ({ id, run }: StartedBulkTask, isOver: boolean) => {
    // An unfinished or partly failed run stays in the drawer, to be read or retried.
    if (isOver && getItemsByStatus(run, 'done').length === run.items.length) removeTask(id);
    else moveToDrawer(id);
    updateSelection(selection, operation, run, { isOver, isPartial });
    onClose();
  };
  const retryItems = ({ id, run, retry: start }: StartedBulkTask, items: readonly BulkItem[]) => {
    const hasOtherUnfinished =
      getItemsByStatus(run, 'done').length + items.length < run.items.length;
    // Failures that are not retried now stay in the drawer, with their reasons.
    if (hasOtherUnfinished) moveToDrawer(id);
    else removeTask(id);
    setPartial(isPartial || hasOtherUnfinished);
    updateSelection(selection, operation, run, { isOver: true, isPartial: true });
    setStarted(start(items));
  };

  if (started)
    return (
      <BulkResultDialog
        key={started.id}
        descriptor={descriptor}
        operation={operation}
        started={started}
        onRetry={items => retryItems(started, items)}
        onMoved={() => {
          notify('task.moved', { type: 'info', messageArgs: { title: started.title } });
          closeDialog(started, false);
        }}
        onClose={isOver => closeDialog(started, isOver)}
      />
    );
  return selectedRecords.records ? (
    <BulkConfirm
      descriptor={descriptor}
      operation={operation}
      records={selectedRecords.records}
      missingCount={selection.isAllMatching ? 0 : selection.count - selectedRecords.records.length}
      excludeFromBulk={excludeFromBulk}
      defaultValues={defaultValues}
      onConfirm={startRun}
      onClose={onClose}
    />
  ) : (
    <BulkLoadingDialog
      title={formatAction(operation, selection.count)}
      selectedRecords={selectedRecords}
      onClose={onClose}
    />
  );
};

/** Unfinished records stay selected for another action. */
function updateSelection(
  { isAllMatching, staysAfterCommand = false, deselect, clear }: RowSelection,
  { kind }: OperationDescriptor,
  run: BulkRun,
  { isOver, isPartial }: { readonly isOver: boolean; readonly isPartial: boolean },
) {
  if (staysAfterCommand && kind !== 'delete') return;
  const done = getItemsByStatus(run, 'done');
  if (isOver && done.length === 0) return;
  const isAllDone = !isPartial && kind !== 'delete' && done.length === run.items.length;
  if (isAllMatching || !isOver || isAllDone) clear();
  else deselect(done.map(({ id }) => id));
}
