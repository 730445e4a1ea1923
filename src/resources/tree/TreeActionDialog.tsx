import { type Identifier, type RaRecord, useTranslate } from 'react-admin';

import { OperationConfirmDialog } from '../record/OperationConfirmDialog.tsx';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { findRenameField } from './findNameField.ts';
import { getParentId } from './treeRelations.ts';
import { TreeFormDialog } from './TreeFormDialog.tsx';
import type { TreeResource } from './treePages.ts';
import type { TreeActionName } from './TreeActions.ts';

interface TreeActionDialogProps {
  readonly action: TreeActionName;
  readonly descriptor: TreeResource;
  /** Undefined: at the top of the tree. */
  readonly record: RaRecord | undefined;
  readonly move: (record: RaRecord, target: RaRecord | undefined) => Promise<boolean>;
  readonly onClose: () => void;
  /** Called with the id of the record to show afterwards. */
  readonly onDone: (id: Identifier | undefined) => void;
}

/** Renders the dialog of the pending tree action. */
export const TreeActionDialog = (props: TreeActionDialogProps) => {
  const { action, descriptor, record, move, onClose, onDone } = props;
  if (action === 'add') return <AddForm {...props} />;
  if (!record) return null;
  if (action === 'rename') return <RenameForm {...props} record={record} />;
  if (action === 'move')
    return (
      <MoveDialog
        descriptor={descriptor}
        record={record}
        onMove={target => move(record, target)}
        onClose={onClose}
      />
    );
  return descriptor.verbs.delete ? (
    <OperationConfirmDialog
      descriptor={descriptor}
      operation={descriptor.verbs.delete}
      record={record}
      onClose={onClose}
      // The parent is selected next.
      onDone={() => onDone(getParentId(descriptor, record))}
    />
  ) : null;
};

const AddForm = ({ descriptor, record, onClose, onDone }: TreeActionDialogProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const nameOf = useRepresentRecord(descriptor.name);
  const { name, tree, verbs, label } = descriptor;
  const actionLabel = text(verbs.create?.label ?? label);
  return (
    <TreeFormDialog
      resource={name}
      title={
        record
          ? translate('tree.add.title', { action: actionLabel, parent: nameOf(record) })
          : translate('tree.add.top', { action: actionLabel })
      }
      confirmLabel={actionLabel}
      fields={
        verbs.create?.body?.fields.filter(
          // The parent was already chosen in the tree.
          ({ readOnly, source }) => !readOnly && source !== tree.parent,
        ) ?? []
      }
      defaultValues={{}}
      getSuccessMessage={addedRecord => translate('tree.added', { record: nameOf(addedRecord) })}
      draft={['tree.add', record?.id ?? '']}
      send={(provider, values) =>
        provider.create<RaRecord>(name, {
          data: record ? { ...values, [tree.parent]: record.id } : values,
        })
      }
      onClose={onClose}
      onDone={({ id }) => onDone(id)}
    />
  );
};

const RenameForm = ({
  descriptor,
  record,
  onClose,
  onDone,
}: TreeActionDialogProps & { readonly record: RaRecord }) => {
  const translate = useTranslate();
  const nameOf = useRepresentRecord(descriptor.name);
  const field = findRenameField(descriptor);
  if (!field) return null;
  return (
    <TreeFormDialog
      resource={descriptor.name}
      title={translate('tree.rename.title', { record: nameOf(record) })}
      confirmLabel={translate('tree.rename')}
      fields={[{ ...field, required: true }]}
      defaultValues={{ [field.source]: record[field.source] as unknown }}
      getSuccessMessage={renamedRecord =>
        translate('tree.renamed', { record: nameOf(record), name: nameOf(renamedRecord) })
      }
      draft={['tree.rename', record.id]}
      send={(provider, data) =>
        provider.update<RaRecord>(descriptor.name, { id: record.id, data, previousData: record })
      }
      onClose={onClose}
      onDone={({ id }) => onDone(id)}
    />
  );
};
