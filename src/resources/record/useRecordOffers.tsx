import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useAddresses } from '../AddressesContext.ts';
import { useOffers } from './useOffers.ts';
import { useOperationDialog } from './useOperationDialog.tsx';

/** A record, and what follows when it has been deleted. */
export interface RecordOfferedProps {
  readonly descriptor: ResourceDescriptor;
  readonly record: RaRecord;
  readonly onDeleted?: () => void;
}

/** Everything that its document lets be done with a record, and the dialog of what was begun. */
export function useRecordOffers({ descriptor, record, onDeleted }: RecordOfferedProps) {
  const navigate = useNavigate();
  const addresses = useAddresses();
  const { start, dialog } = useOperationDialog(
    descriptor,
    record,
    ({ is }) => {
      if (is === 'delete') onDeleted?.();
    },
    descriptor.actions,
  );
  const offers = useOffers(descriptor, record, operation => {
    if (operation.is === 'update') void navigate(addresses.edit(descriptor, record.id));
    else start(operation);
  });
  return { offers, dialog };
}
