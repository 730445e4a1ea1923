import { type Identifier, type RaRecord, useTranslate } from 'react-admin';

import { OperationConfirm } from '../record/OperationConfirm.tsx';
import { useRepresent } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { renamed } from './nameField.ts';
import { parentOf } from './relatives.ts';
import { TreeForm } from './TreeForm.tsx';
import type { TreeResource } from './treePages.ts';
import type { TreeActName } from './TreeActs.ts';

interface BegunActProps {
  readonly act: TreeActName;
  readonly descriptor: TreeResource;
  /** None: at the top of the tree. */
  readonly record: RaRecord | undefined;
  readonly move: (record: RaRecord, onto: RaRecord | undefined) => Promise<boolean>;
  readonly onClose: () => void;
  /** Told which record is to be looked at after it. */
  readonly onDone: (id: Identifier | undefined) => void;
}

/** The dialog of something that was begun in a tree. */
export const BegunAct = (props: BegunActProps) => {
  const { act, descriptor, record, move, onClose, onDone } = props;
  if (act === 'add') return <AddForm {...props} />;
  if (!record) return null;
  if (act === 'rename') return <RenameForm {...props} record={record} />;
  if (act === 'move')
    return (
      <MoveDialog
        descriptor={descriptor}
        record={record}
        onMove={onto => move(record, onto)}
        onClose={onClose}
      />
    );
  return descriptor.verbs.delete ? (
    <OperationConfirm
      descriptor={descriptor}
      operation={descriptor.verbs.delete}
      record={record}
      onClose={onClose}
      // What stood above it is looked at next.
      onDone={() => onDone(parentOf(descriptor, record))}
    />
  ) : null;
};

const AddForm = ({ descriptor, record, onClose, onDone }: BegunActProps) => {
  const translate = useTranslate();
  const text = useText();
  const nameOf = useRepresent(descriptor.name);
  const { name, tree, verbs, label } = descriptor;
  const act = text(verbs.create?.label ?? label);
  return (
    <TreeForm
      resource={name}
      title={
        record
          ? translate('tree.add.title', { act, parent: nameOf(record) })
          : translate('tree.add.top', { act })
      }
      confirm={act}
      fields={
        verbs.create?.body?.fields.filter(
          // Where it stands was chosen in the tree.
          ({ readOnly, source }) => !readOnly && source !== tree.parent,
        ) ?? []
      }
      start={{}}
      told={added => translate('tree.added', { record: nameOf(added) })}
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
}: BegunActProps & { readonly record: RaRecord }) => {
  const translate = useTranslate();
  const nameOf = useRepresent(descriptor.name);
  const field = renamed(descriptor);
  if (!field) return null;
  return (
    <TreeForm
      resource={descriptor.name}
      title={translate('tree.rename.title', { record: nameOf(record) })}
      confirm={translate('tree.rename')}
      fields={[{ ...field, required: true }]}
      start={{ [field.source]: record[field.source] as unknown }}
      told={now => translate('tree.renamed', { record: nameOf(record), name: nameOf(now) })}
      draft={['tree.rename', record.id]}
      send={(provider, data) =>
        provider.update<RaRecord>(descriptor.name, { id: record.id, data, previousData: record })
      }
      onClose={onClose}
      onDone={({ id }) => onDone(id)}
    />
  );
};
