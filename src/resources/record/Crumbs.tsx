import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useAddresses } from '../AddressesContext.ts';
import { useText } from '../useText.ts';

/** Where a record stands: a link back to its list. */
export const Crumbs = ({ descriptor }: { descriptor: ResourceDescriptor }) => {
  const text = useText();
  const addresses = useAddresses();
  return (
    <nav>
      <Link to={addresses.list(descriptor)}>{text(descriptor.plural)}</Link>
    </nav>
  );
};
