import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { useRecordActions } from './useRecordActions.ts';
import { useOperationDialog } from './useOperationDialog.tsx';

/** A record, and the callback after its deletion. */
export interface RecordActionsProps {
  readonly descriptor: ResourceDescriptor;
  readonly record: RaRecord;
  readonly onDeleted?: () => void;
}

/**
 * Returns all actions of a record, and the dialog of the pending one.
 *
 * @example const { actions, dialog } = useRecordActionsWithDialog({ descriptor: assets, record: asset });
 */
export function useRecordActionsWithDialog({ descriptor, record, onDeleted }: RecordActionsProps) {
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  const { start, dialog } = useOperationDialog(
    descriptor,
    record,
    ({ kind }) => {
      if (kind === 'delete') onDeleted?.();
    },
    descriptor.actions,
  );
  const actions = useRecordActions(descriptor, record, operation => {
    if (operation.kind === 'update') void navigate(routes.edit(descriptor, record.id));
    else start(operation);
  });
  return { actions, dialog };
}
