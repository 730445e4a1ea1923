import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useText } from '../useText.ts';
import { useAllowed } from './useAllowed.ts';
import { useOperationDialog } from './useOperationDialog.tsx';

/** No record: an operation on all of them takes nothing of one. */
const NOBODY = { id: '' };

interface CollectionActionProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  /** Why it cannot be done. */
  readonly refused: string | undefined;
}

const takesFile = ({ body }: OperationDescriptor) =>
  body?.fields.some(({ kind }) => kind === 'file') ?? false;

/** What a document offers on a whole resource, such as an upload. */
export const CollectionActions = ({ descriptor }: Pick<CollectionActionProps, 'descriptor'>) => {
  const operations = descriptor.actions.filter(
    ({ is, on }) => is === 'action' && on === 'collection',
  );
  const denial = useAllowed(descriptor.name, operations);
  return operations.map(operation => (
    <CollectionAction
      key={operation.id}
      descriptor={descriptor}
      operation={operation}
      refused={denial(operation)}
    />
  ));
};

const CollectionAction = ({ descriptor, operation, refused }: CollectionActionProps) => {
  const text = useText();
  const { start, dialog } = useOperationDialog(descriptor, NOBODY, undefined, [operation]);
  return (
    <>
      <ActionButton
        // With a glyph it fits beside the title on a phone.
        startIcon={takesFile(operation) && <Icon name="file" />}
        disabled={refused !== undefined}
        reason={refused ?? ''}
        onClick={() => start(operation)}
      >
        {text(operation.label)}
      </ActionButton>
      {dialog}
    </>
  );
};
