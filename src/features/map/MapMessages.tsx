import './mapMessages.css';

import { useTranslate } from 'react-admin';

import { QueryErrorLine } from '../../resources/failures/QueryErrorLine.tsx';
import { SiteSettingsWarning } from '../../ui/SiteSettingsWarning.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { UnreadDevice } from './card/UnreadDevice.tsx';
import { UnshownDevice } from './card/UnshownDevice.tsx';
import { LiveStateNotice } from './live/LiveStateNotice.tsx';
import { RejectedParamsNotice } from './url/RejectedParamsNotice.tsx';
import type { CityMapState } from './useCityMap.ts';

/** The messages about the link of the map and its requests. */
export const MapMessages = ({ map }: { readonly map: CityMapState }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { mapUrl, result, selection, navigation, level, inView } = map;
  // How many domains are in view is not known.
  const isCut = level.kind === 'devices' && inView.total > inView.devices.length;
  return (
    <div className="city-map-messages" role="status">
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
      {result.isIncomplete && (
        <p>
          {translate(isCut ? 'map.cut' : `map.incomplete.${level.kind}`, {
            smart_count: inView.devices.length,
            count: formatNumber(inView.devices.length),
          })}
        </p>
      )}
      {map.hasNoLight && mapUrl.url.lit !== undefined && <p>{translate('map.legend.noLight')}</p>}
      <LiveStateNotice />
      {result.error !== null && (
        <QueryErrorLine className="map-error" error={result.error} onRetry={result.retry} />
      )}
      {selection.error !== null && (
        <QueryErrorLine className="map-error" error={selection.error} onRetry={selection.retry} />
      )}
    </div>
  );
};
