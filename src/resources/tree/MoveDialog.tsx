import { useState } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';

import { isSameId } from '../../domain/isSameId.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { canHaveChildren, getParentId } from './treeRelations.ts';
import { TreePane } from './TreePane.tsx';
import type { TreeResource } from './treePages.ts';
import { useTransientOpenBranches } from './useOpenBranches.ts';
import { useTreePath } from './useTreePath.ts';

interface MoveDialogProps {
  readonly descriptor: TreeResource;
  readonly record: RaRecord;
  /** Moves the record, and returns whether the platform did. Undefined is the top of the tree. */
  readonly onMove: (target: RaRecord | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Selects the new parent of a record in the tree, by keyboard or pointer. */
export const MoveDialog = ({ descriptor, record, onMove, onClose }: MoveDialogProps) => {
  const translate = useTranslate();
  const nameOf = useRepresentRecord(descriptor.name);
  const branches = useTransientOpenBranches();
  const [target, setTarget] = useState<RaRecord>();
  const [isWorking, setWorking] = useState(false);
  const parent = getParentId(descriptor, record);
  const disabledReason = useMoveDisabledReason(descriptor, record, target);
  const move = async (newParent: RaRecord | undefined) => {
    setWorking(true);
    if (await onMove(newParent)) onClose();
    else setWorking(false);
  };
  return (
    <FormDialog
      open
      title={translate('tree.move.title', { record: nameOf(record) })}
      onClose={onClose}
    >
      <DialogBody>
        <p className="text-2">
          {parent === undefined ? (
            translate('tree.move.fromTop')
          ) : (
            <CurrentParent descriptor={descriptor} id={parent} />
          )}
        </p>
        <div className="tree-in-dialog mt-12">
          <TreePane
            descriptor={descriptor}
            label={translate('tree.move.where')}
            searchLabel={translate('tree.search')}
            branches={branches}
            selectedIds={new Set(target ? [target.id] : [])}
            revealId={record.id}
            onSelect={setTarget}
            autoFocus
          />
        </div>
        {parent !== undefined && (
          <p className="mt-8">
            <ActionButton
              kind="auxiliary"
              disabled={isWorking}
              onClick={() => void move(undefined)}
            >
              {translate('tree.move.toTop')}
            </ActionButton>
          </p>
        )}
      </DialogBody>
      <DialogFooter
        confirmLabel={
          target && disabledReason === undefined
            ? translate('tree.move.into', { parent: nameOf(target) })
            : translate('tree.move')
        }
        cancelLabel={translate('shell.cancel')}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason}
        isPending={isWorking}
        onCancel={onClose}
        onConfirm={() => void move(target)}
      />
    </FormDialog>
  );
};

const CurrentParent = ({ descriptor, id }: { descriptor: TreeResource; id: string | number }) => {
  const translate = useTranslate();
  const nameOf = useRepresentRecord(descriptor.name);
  const { data } = useGetOne<RaRecord>(descriptor.name, { id });
  return data ? translate('tree.move.from', { parent: nameOf(data) }) : null;
};

/** Returns why a record cannot be moved below another one; further checks are made by the platform. */
function useMoveDisabledReason(
  descriptor: TreeResource,
  record: RaRecord,
  target: RaRecord | undefined,
): string | undefined {
  const translate = useTranslate();
  const { path } = useTreePath(descriptor, target?.id);
  if (!target) return translate('tree.move.choose');
  if (isSameId(target.id, getParentId(descriptor, record))) return translate('tree.move.already');
  if (!canHaveChildren(descriptor.tree, target)) return translate('tree.deepest');
  const isOwnDescendant =
    isSameId(target.id, record.id) || path?.some(step => isSameId(step.record.id, record.id));
  return isOwnDescendant ? translate('tree.move.within') : undefined;
}
