import { type ReactElement, useState } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { useIsScreenOpen } from '../../ui/useIsScreenOpen.ts';
import { useDenialReason } from '../access/useDenialReason.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { TreeActionDialog } from './TreeActionDialog.tsx';
import { findRenameField } from './findNameField.ts';
import { canHaveChildren } from './treeRelations.ts';
import type { TreeResource } from './treePages.ts';
import type { TreeActionName, TreeActions } from './TreeActions.ts';
import type { RecordMover } from './useRecordMover.tsx';

interface PendingTreeAction {
  readonly action: TreeActionName;
  readonly record: RaRecord | undefined;
}

/**
 * Returns the actions on records of a tree for this user, without a record those at its top; and the dialog of the
 * pending action.
 *
 * @param onDone called with the id of the record to show afterwards
 */
export function useTreeActions(
  descriptor: TreeResource,
  move: RecordMover['move'],
  onDone: (id: Identifier | undefined) => void,
): {
  readonly getActions: (record: RaRecord | undefined) => TreeActions;
  readonly dialog: ReactElement | undefined;
  /** The record that is being or was just deleted: it is not requested any more. */
  readonly deletingId: Identifier | undefined;
} {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { create, update, delete: remove } = descriptor.verbs;
  const operations = [create, update, remove].filter(verb => verb !== undefined);
  const getDenialReason = useDenialReason(descriptor.name, operations);
  const [pendingAction, setPendingAction] = useState<PendingTreeAction>();
  const [deletedId, setDeletedId] = useState<Identifier>();
  const isScreenOpen = useIsScreenOpen();
  const unsupportedReason = translate('tree.cannot');
  const getDisabledReason = (verb: OperationDescriptor | undefined) =>
    verb ? getDenialReason(verb) : unsupportedReason;

  const getActions = (record: RaRecord | undefined): TreeActions => {
    const startAction = (action: TreeActionName) => () => setPendingAction({ action, record });
    const isFull = record !== undefined && !canHaveChildren(descriptor.tree, record);
    return {
      add: {
        label: record ? translate('tree.add') : text(create?.label ?? descriptor.label),
        key: 'Insert',
        disabledReason:
          getDisabledReason(create) ?? (isFull ? translate('tree.deepest') : undefined),
        run: startAction('add'),
      },
      rename: {
        label: translate('tree.rename'),
        key: 'F2',
        disabledReason:
          getDisabledReason(update) ??
          (findRenameField(descriptor) ? undefined : unsupportedReason),
        run: startAction('rename'),
      },
      move: {
        label: translate('tree.move.open'),
        disabledReason: getDisabledReason(update),
        run: startAction('move'),
      },
      delete: {
        label: text(remove?.label ?? descriptor.label),
        key: 'Delete',
        disabledReason: getDisabledReason(remove),
        run: startAction('delete'),
      },
    };
  };
  const done: typeof onDone = id => {
    if (pendingAction?.action === 'delete') setDeletedId(pendingAction.record?.id);
    if (isScreenOpen()) onDone(id);
  };
  return {
    getActions,
    deletingId: pendingAction?.action === 'delete' ? pendingAction.record?.id : deletedId,
    dialog: pendingAction && (
      <TreeActionDialog
        {...pendingAction}
        {...{ descriptor, move, onDone: done }}
        onClose={() => setPendingAction(undefined)}
      />
    ),
  };
}
