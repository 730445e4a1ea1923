import { useTranslate } from 'react-admin';

import { QueryErrorLine } from '../../resources/failures/QueryErrorLine.tsx';
import { SiteSettingsWarning } from '../../ui/SiteSettingsWarning.tsx';
import { UnreadDevice } from './card/UnreadDevice.tsx';
import { UnshownDevice } from './card/UnshownDevice.tsx';
import { LiveStateNotice } from './live/LiveStateNotice.tsx';
import { RejectedParamsNotice } from './url/RejectedParamsNotice.tsx';
import type { CityMapState } from './useCityMap.ts';
import { useIncompleteMessage } from './useIncompleteMessage.ts';

/** The messages about the link of the map and its requests. */
export const MapMessages = ({ map }: { readonly map: CityMapState }) => {
  const translate = useTranslate();
  const incompleteMessage = useIncompleteMessage(map);
  const { mapUrl, result, selection, navigation } = map;
  return (
    <div
      className="city-map-messages grid max-w-520 gap-8 [&>:not(:empty)]:rounded-3 [&>:not(:empty)]:border [&>:not(:empty)]:border-(--line) [&>:not(:empty)]:bg-(--raised) [&>:not(:empty)]:px-12 [&>:not(:empty)]:py-8 [&>:not(:empty)]:elevation-2"
      role="status"
    >
      <SiteSettingsWarning messageKey="shell.site.map" />
      <UnreadDevice
        id={map.selectedId}
        error={map.linkError}
        onRetry={map.retryLink}
        onClose={() => navigation.selectDevice(undefined)}
      />
      <UnshownDevice
        device={map.positionlessDevice}
        messageKey="map.positionless"
        onClose={() => navigation.selectDevice(undefined)}
      />
      <UnshownDevice
        device={map.hiddenDevice}
        messageKey="map.hiddenDevice"
        onClose={() => navigation.selectDevice(undefined)}
      />
      <RejectedParamsNotice rejected={mapUrl.rejected} onDismiss={mapUrl.dismissRejected} />
      {mapUrl.isSelectionStored && <p>{translate('map.select.stored')}</p>}
      {incompleteMessage !== undefined && <p>{incompleteMessage}</p>}
      {map.hasNoLight && mapUrl.url.lit !== undefined && <p>{translate('map.legend.noLight')}</p>}
      <LiveStateNotice />
      {result.error !== null && <QueryErrorLine error={result.error} onRetry={result.retry} />}
      {selection.error !== null && (
        <QueryErrorLine error={selection.error} onRetry={selection.retry} />
      )}
    </div>
  );
};
