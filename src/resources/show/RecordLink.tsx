import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';

import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { useDescriptor } from '../descriptor/ResourcesContext.ts';

interface RecordLinkProps {
  readonly resource: string;
  readonly id: unknown;
  /** The known fields of the record: they decide which section lists it. */
  readonly known?: object | undefined;
  readonly children: ReactNode;
}

/** A link to a record, where it has a page that the user may open. */
export const RecordLink = ({ resource, id, known, children }: RecordLinkProps) => {
  const descriptor = useDescriptor(resource);
  const routes = useResourceRoutes();
  const { canAccess } = useCanAccess({
    resource,
    action: 'show',
    record: { id: formatScalar(id) },
  });
  return descriptor?.verbs.one &&
    canAccess &&
    routes.canOpen(descriptor) &&
    formatScalar(id) !== '' ? (
    <Link to={routes.showUnfiltered(descriptor, id, known)}>{children}</Link>
  ) : (
    children
  );
};
