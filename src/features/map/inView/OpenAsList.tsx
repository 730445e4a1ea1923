import { useTranslate } from 'react-admin';

import { assets } from '../../../generated/core/resources.ts';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';

/** More ids make a URL that servers reject. */
const MAX_LISTED_DEVICES = 300;

interface OpenAsListProps {
  readonly devices: readonly DeviceMarker[];
  /** Whether others are in view too, which are known by their number only. */
  readonly hasGroups: boolean;
}

/** Opens the list of devices with those in view; a filter has no condition for an area, so it is a list of ids. */
export const OpenAsList = ({ devices, hasGroups }: OpenAsListProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const routes = useResourceRoutes();
  if (devices.length === 0) return null;
  const isTooMany = hasGroups || devices.length > MAX_LISTED_DEVICES;
  const filter = JSON.stringify({ id: { inq: devices.map(({ id }) => id) } });
  return (
    <ActionButton
      kind="auxiliary"
      size="small"
      sx={{ margin: '-4px -8px' }}
      {...(isTooMany
        ? { disabled: true }
        : { to: `${routes.listUnfiltered(assets)}?${new URLSearchParams({ filter })}` })}
      disabledReason={translate('map.inView.openAsList.limit', {
        count: formatNumber(MAX_LISTED_DEVICES),
      })}
    >
      {translate('map.inView.openAsList')}
    </ActionButton>
  );
};
