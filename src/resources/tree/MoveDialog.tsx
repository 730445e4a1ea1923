import { useState } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';

import { sameId } from '../../domain/sameId.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useRepresent } from '../ResourcesContext.ts';
import { holdsMore, parentOf } from './relatives.ts';
import { TreePane } from './TreePane.tsx';
import type { TreeResource } from './treePages.ts';
import { usePassingBranches } from './useOpenBranches.ts';
import { usePath } from './usePath.ts';

interface MoveDialogProps {
  readonly descriptor: TreeResource;
  readonly record: RaRecord;
  /** Moves it; whether the platform did. Undefined is the top of the tree. */
  readonly onMove: (onto: RaRecord | undefined) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Where a record shall stand: chosen in the tree, by keys as well as by a pointer. */
export const MoveDialog = ({ descriptor, record, onMove, onClose }: MoveDialogProps) => {
  const translate = useTranslate();
  const nameOf = useRepresent(descriptor.name);
  const branches = usePassingBranches();
  const [onto, setOnto] = useState<RaRecord>();
  const [isWorking, setWorking] = useState(false);
  const parent = parentOf(descriptor, record);
  const refused = useRefusal(descriptor, record, onto);
  const move = async (to: RaRecord | undefined) => {
    setWorking(true);
    if (await onMove(to)) onClose();
    else setWorking(false);
  };
  return (
    <FormDialog
      open
      title={translate('tree.move.title', { record: nameOf(record) })}
      onClose={onClose}
    >
      <DialogBody>
        <p className="tree-from">
          {parent === undefined ? (
            translate('tree.move.fromTop')
          ) : (
            <From descriptor={descriptor} id={parent} />
          )}
        </p>
        <div className="tree-in-dialog">
          <TreePane
            descriptor={descriptor}
            label={translate('tree.move.where')}
            searchLabel={translate('tree.search')}
            branches={branches}
            chosen={new Set(onto ? [onto.id] : [])}
            bring={record.id}
            onChoose={setOnto}
            autoFocus
          />
        </div>
        {parent !== undefined && (
          <p className="tree-to-top">
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
      <DialogFoot
        confirm={
          onto && refused === undefined
            ? translate('tree.move.into', { parent: nameOf(onto) })
            : translate('tree.move')
        }
        cancel={translate('shell.cancel')}
        disabled={refused !== undefined}
        reason={refused}
        working={isWorking}
        onCancel={onClose}
        onConfirm={() => void move(onto)}
      />
    </FormDialog>
  );
};

const From = ({ descriptor, id }: { descriptor: TreeResource; id: string | number }) => {
  const translate = useTranslate();
  const nameOf = useRepresent(descriptor.name);
  const { data } = useGetOne<RaRecord>(descriptor.name, { id });
  return data ? translate('tree.move.from', { parent: nameOf(data) }) : null;
};

/** Why a record cannot be moved below another one; what only the platform knows, it will say. */
function useRefusal(
  descriptor: TreeResource,
  record: RaRecord,
  onto: RaRecord | undefined,
): string | undefined {
  const translate = useTranslate();
  const path = usePath(descriptor, onto?.id);
  if (!onto) return translate('tree.move.choose');
  if (sameId(onto.id, parentOf(descriptor, record))) return translate('tree.move.already');
  if (!holdsMore(descriptor.tree, onto)) return translate('tree.deepest');
  const isWithin =
    sameId(onto.id, record.id) || path?.some(step => sameId(step.record.id, record.id));
  return isWithin ? translate('tree.move.within') : undefined;
}
