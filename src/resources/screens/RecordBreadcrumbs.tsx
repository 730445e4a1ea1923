import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/** A link back to the list of the record. */
export const RecordBreadcrumbs = ({ descriptor }: { descriptor: ResourceDescriptor }) => {
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  return (
    <nav>
      <Link to={routes.list(descriptor)}>{text(descriptor.plural)}</Link>
    </nav>
  );
};
