import { type ReactNode, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { type Addresses, useAddresses } from './AddressesContext.ts';
import { SchemaList } from './list/SchemaList.tsx';
import type { SchemaListProps } from './list/SchemaListProps.ts';
import { useTicking } from './list/selection.ts';
import { CollectionActions } from './record/CollectionActions.tsx';
import { RecordRowActions } from './record/RecordActions.tsx';
import { useAllowed } from './record/useAllowed.ts';
import { operationsOn } from './record/useOffers.ts';
import { useText } from './useText.ts';

/** The list of a resource that has no screen of its own: names link to their records, rows offer every operation. */
export const ResourceList = (props: SchemaListProps) => {
  const { descriptor } = props;
  // Made once for a resource: rows are drawn again when one of these is another one.
  const addresses = useAddresses();
  const rows = useMemo(() => rowsOf(descriptor, addresses), [descriptor, addresses]);
  // Asked once for all rows, before anybody comes near one of them.
  useAllowed(descriptor.name, operationsOn(descriptor));
  return (
    <SchemaList
      extra={<CollectionActions descriptor={descriptor} />}
      {...(descriptor.verbs.create && { add: <AddButton descriptor={descriptor} /> })}
      {...rows}
      {...props}
    />
  );
};

const rowsOf = (descriptor: ResourceDescriptor, addresses: Addresses) => ({
  ...(descriptor.verbs.one && {
    nameOf: (record: RaRecord, cell: ReactNode) => (
      <Link to={addresses.show(descriptor, record.id)}>{cell}</Link>
    ),
  }),
  ...(operationsOn(descriptor).length > 0 && {
    rowActions: (record: RaRecord) => <RowOffers descriptor={descriptor} record={record} />,
  }),
});

/** A record that is gone is no longer ticked. */
const RowOffers = (props: { descriptor: ResourceDescriptor; record: RaRecord }) => {
  const { ticks } = useTicking();
  return <RecordRowActions {...props} onDeleted={() => ticks.forget([props.record.id])} />;
};

const AddButton = ({ descriptor }: { descriptor: ResourceDescriptor }) => {
  const text = useText();
  const navigate = useNavigate();
  const addresses = useAddresses();
  const { create } = descriptor.verbs;
  const denial = useAllowed(descriptor.name, create ? [create] : []);
  const refused = create && denial(create);
  const open = () => void navigate(addresses.create(descriptor));
  if (!create) return null;
  return (
    <ActionButton
      kind="primary"
      startIcon={<Icon name="plus" />}
      disabled={refused !== undefined}
      reason={refused ?? ''}
      onClick={open}
    >
      {text(create.label)}
    </ActionButton>
  );
};
