import { use, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { FormValues } from '../form/FormRules.ts';
import { keptValues } from '../form/keptValues.ts';
import type { Selection } from '../list/selection.ts';
import { operationFields } from '../record/operationFields.ts';
import { OwnDialogsContext } from '../record/OwnDialogs.ts';
import { useRepresent } from '../ResourcesContext.ts';
import { forgetTask, moveToDrawer } from '../tasks/tasks.ts';
import { BulkAsk } from './BulkAsk.tsx';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { BulkReading } from './BulkReading.tsx';
import { BulkResult } from './BulkResult.tsx';
import { type BulkItem, type BulkRun, itemsIn } from './BulkRun.ts';
import { type StartedBulk, startBulk } from './startBulk.ts';
import { useManyWords } from './useManyWords.ts';
import { useMeant } from './useMeant.ts';
import { useWork } from './useWork.ts';

/** Does one operation to many records: reads which they are, asks, does it, and says what became of each. */
export const BulkDialog = ({
  descriptor,
  operation,
  selection,
  spare,
  start,
  claim,
  onClose,
}: BulkDialogProps) => {
  const meant = useMeant(descriptor, selection);
  const nameOf = useRepresent(descriptor.name);
  const { workOn, refresh } = useWork(descriptor, operation);
  const { actOn } = useManyWords(descriptor);
  const notify = useNotify();
  const Ask = use(OwnDialogsContext).asks?.[operation.id] ?? BulkAsk;
  const [started, setStarted] = useState<StartedBulk>();
  /** Whether a run before this one has left something undone that is not tried again here. */
  const [isPart, setPart] = useState(false);

  const begin = (all: readonly RaRecord[], values: FormValues) => {
    const free = claim?.(new Set(all.map(({ id }) => id)));
    const records = free ? all.filter(({ id }) => free.has(id)) : all;
    setStarted(
      startBulk({
        operation,
        title: count => actOn(operation, count, values),
        items: records.map(record => ({ id: record.id, name: nameOf(record) })),
        work: workOn(records, values),
        values,
        kept: {
          resource: descriptor.name,
          values: keptValues(operationFields(operation), values),
        },
        onOver: refresh,
      }),
    );
  };
  const leave = ({ id, run }: StartedBulk, isOver: boolean) => {
    // What somebody may still want to look up, or try again, stays in the drawer.
    if (isOver && itemsIn(run, 'done').length === run.items.length) forgetTask(id);
    else moveToDrawer(id);
    settleSelection(selection, operation, run, { isOver, isPart });
    onClose();
  };
  const again = ({ id, run, again: start }: StartedBulk, items: readonly BulkItem[]) => {
    const isRest = itemsIn(run, 'done').length + items.length < run.items.length;
    // What is not tried again now can be from the drawer, which says why it failed.
    if (isRest) moveToDrawer(id);
    else forgetTask(id);
    setPart(isPart || isRest);
    settleSelection(selection, operation, run, { isOver: true, isPart: true });
    setStarted(start(items));
  };

  if (started)
    return (
      <BulkResult
        key={started.id}
        descriptor={descriptor}
        operation={operation}
        started={started}
        onAgain={items => again(started, items)}
        onMoved={() => {
          notify('task.moved', { type: 'info', messageArgs: { title: started.title } });
          leave(started, false);
        }}
        onClose={isOver => leave(started, isOver)}
      />
    );
  return meant.records ? (
    <Ask
      descriptor={descriptor}
      operation={operation}
      records={meant.records}
      missing={selection.matching ? 0 : selection.count - meant.records.length}
      spare={spare}
      start={start}
      onConfirm={begin}
      onClose={onClose}
    />
  ) : (
    <BulkReading title={actOn(operation, selection.count)} meant={meant} onClose={onClose} />
  );
};

/** Ticks stay on what was not done, so that something else can be tried with it. */
function settleSelection(
  { matching, forget, clear }: Selection,
  { is }: OperationDescriptor,
  run: BulkRun,
  { isOver, isPart }: { readonly isOver: boolean; readonly isPart: boolean },
) {
  const done = itemsIn(run, 'done');
  if (isOver && done.length === 0) return;
  const isAll = !isPart && is !== 'delete' && done.length === run.items.length;
  if (matching || !isOver || isAll) clear();
  else forget(done.map(({ id }) => id));
}
