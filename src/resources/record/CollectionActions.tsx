import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { useDenialReason } from '../access/useDenialReason.ts';
import { useOperationDialog } from './useOperationDialog.tsx';

/** No record: a collection operation has no record parameter. */
const NO_RECORD = { id: '' };

interface CollectionActionProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  /** Why it is disabled. */
  readonly disabledReason: string | undefined;
}

const acceptsFile = ({ body }: OperationDescriptor) =>
  body?.fields.some(({ kind }) => kind === 'file') ?? false;

/** Operations of a document on a whole resource, such as an upload. */
export const CollectionActions = ({ descriptor }: Pick<CollectionActionProps, 'descriptor'>) => {
  const operations = descriptor.actions.filter(
    ({ kind: is, appliesTo }) => is === 'action' && appliesTo === 'collection',
  );
  const getDenialReason = useDenialReason(descriptor.name, operations);
  return operations.map(operation => (
    <CollectionAction
      key={operation.id}
      descriptor={descriptor}
      operation={operation}
      disabledReason={getDenialReason(operation)}
    />
  ));
};

const CollectionAction = ({ descriptor, operation, disabledReason }: CollectionActionProps) => {
  const text = useLocalizedText();
  const { start, dialog } = useOperationDialog(descriptor, NO_RECORD, undefined, [operation]);
  return (
    <>
      <ActionButton
        // With an icon it fits next to the title on a phone.
        startIcon={acceptsFile(operation) && <Icon name="file" />}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={() => start(operation)}
      >
        {text(operation.label)}
      </ActionButton>
      {dialog}
    </>
  );
};
