import './mapMessages.css';

import { QueryErrorLine } from '../../resources/failures/QueryErrorLine.tsx';
import { PositionlessDevice } from './card/PositionlessDevice.tsx';
import { UnknownDevice } from './card/UnknownDevice.tsx';
import { LiveStateNotice } from './live/LiveStateNotice.tsx';
import { RejectedParamsNotice } from './url/RejectedParamsNotice.tsx';
import type { CityMapState } from './useCityMap.ts';

/** What the map has to say about its link and its requests. */
export const MapMessages = ({ map }: { readonly map: CityMapState }) => {
  const { mapUrl, result, selection, navigation } = map;
  return (
    <div className="city-map-messages" role="status">
      <UnknownDevice
        id={map.selectedId}
        error={map.linkError}
        onClose={() => navigation.selectDevice(undefined)}
      />
      <PositionlessDevice
        device={map.positionlessDevice}
        onClose={() => navigation.selectDevice(undefined)}
      />
      <RejectedParamsNotice rejected={mapUrl.rejected} onDismiss={mapUrl.dismissRejected} />
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
