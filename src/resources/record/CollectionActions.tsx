import { useCanAccess } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useText } from '../useText.ts';
import { useOperationDialog } from './useOperationDialog.tsx';

/** No record: an operation on all of them takes nothing of one. */
const NOBODY = { id: '' };

interface CollectionActionProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
}

/** What a document offers on a whole resource, such as an upload; what the role refuses is not there. */
export const CollectionActions = ({ descriptor }: Pick<CollectionActionProps, 'descriptor'>) =>
  descriptor.actions
    .filter(({ is, on }) => is === 'action' && on === 'collection')
    .map(operation => <CollectionAction key={operation.id} {...{ descriptor, operation }} />);

const CollectionAction = ({ descriptor, operation }: CollectionActionProps) => {
  const text = useText();
  const { canAccess } = useCanAccess({ resource: descriptor.name, action: operation.id });
  const { start, dialog } = useOperationDialog(descriptor, NOBODY);
  return canAccess ? (
    <>
      <ActionButton onClick={() => start(operation)}>{text(operation.label)}</ActionButton>
      {dialog}
    </>
  ) : null;
};
