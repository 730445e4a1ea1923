import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';

import { useAddresses } from '../AddressesContext.ts';
import { written } from '../represent.ts';
import { useDescriptor } from '../ResourcesContext.ts';

interface RecordLinkProps {
  readonly resource: string;
  readonly id: unknown;
  readonly children: ReactNode;
}

/** A link to a record, where it has a page that the reader may open. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const descriptor = useDescriptor(resource);
  const addresses = useAddresses();
  const { canAccess } = useCanAccess({ resource, action: 'show', record: { id: written(id) } });
  return descriptor?.verbs.one && canAccess && written(id) !== '' ? (
    <Link to={addresses.other(descriptor, id)}>{children}</Link>
  ) : (
    children
  );
};
