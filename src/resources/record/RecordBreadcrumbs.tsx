import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useResourceRoutes } from '../ResourceRoutesContext.ts';
import { useLocalizedText } from '../useLocalizedText.ts';

/** Where a record stands: a link back to its list. */
export const RecordBreadcrumbs = ({ descriptor }: { descriptor: ResourceDescriptor }) => {
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  return (
    <nav>
      <Link to={routes.list(descriptor)}>{text(descriptor.plural)}</Link>
    </nav>
  );
};
