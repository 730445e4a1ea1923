import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { dataPaths } from '../dataPaths.ts';
import { useText } from '../useText.ts';

/** Where a record stands: a link back to its list. */
export const Crumbs = ({ descriptor }: { descriptor: ResourceDescriptor }) => {
  const text = useText();
  return (
    <nav>
      <Link to={dataPaths.list(descriptor)}>{text(descriptor.plural)}</Link>
    </nav>
  );
};
