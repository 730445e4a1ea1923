import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { assets } from '../../../generated/core/resources.ts';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { buildDeviceWhere, type DeviceFilter } from '../queries/MapQuery.ts';
import { useCountWithoutPosition } from '../queries/useCountWithoutPosition.ts';

/** The number of devices that have no position, with a link to the list of them. */
export const DevicesWithoutPosition = ({ filter }: { readonly filter: DeviceFilter }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const routes = useResourceRoutes();
  const count = useCountWithoutPosition(filter);
  if (!count) return null;
  const listFilter = JSON.stringify({
    ...buildDeviceWhere(filter),
    ...(filter.domainId !== undefined && { domainId: { within: filter.domainId } }),
    geoPoint: { empty: true },
  });
  return (
    <Link to={`${routes.listUnfiltered(assets)}?${new URLSearchParams({ filter: listFilter })}`}>
      {translate('map.inView.withoutPosition', {
        smart_count: count,
        count: formatNumber(count),
      })}
    </Link>
  );
};
