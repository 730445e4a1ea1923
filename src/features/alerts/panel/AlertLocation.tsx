import { useContext } from 'react';
import { type RaRecord, useGetList, useGetMany, useTranslate } from 'react-admin';

import { withLazyMessages } from '../../../data/i18nProvider.ts';
import { clipText } from '../../../domain/clipText.ts';
import { parseLatLng } from '../../../domain/latLng.ts';
import type { EquipmentState } from '../../../ui/icons/StateGlyph.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { createDeviceMarker } from '../../../ui/map/createDeviceMarker.ts';
import { LampColorsContext } from '../../../ui/map/LampColorsContext.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { openAlert } from '../list/openAlert.ts';
import { RunningDuration } from '../list/RunningDuration.tsx';

const MiniMap = lazyComponent(
  withLazyMessages(() => import('../../../ui/map/MiniMap.tsx')),
  { isOptional: true },
);

/** The maximum number of devices on the map. */
const MAX_DEVICES = 30;
/** The maximum number of named ones. */
const MAX_LINES = 5;
/** A longer name is cut. */
const MAX_NAME_LENGTH = 100;

/** Where it is, and the devices of the same domain with an active alert of the same type. */
export const AlertLocation = ({ alert }: { readonly alert: ListedAlert }) => {
  const translate = useTranslate();
  const lampColors = useContext(LampColorsContext);
  const { data: similar = [] } = useGetList<ListedAlert>('alerts', {
    filter: {
      type: { inq: [alert.type] },
      domain_id: { inq: [alert.domain_id] },
      cleared_time: { empty: true },
    },
    sort: { field: 'update_time', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_DEVICES },
  });
  const ids = [...new Set([alert.asset_id, ...similar.map(({ asset_id }) => asset_id)])];
  const { data: devices = [] } = useGetMany<RaRecord>('assets', { ids });
  const markers = devices.flatMap(device => {
    const position = parseLatLng(device['geoPoint']);
    if (!position) return [];
    return createDeviceMarker(
      {
        id: String(device.id),
        position,
        name: String(device['name']),
        status: device['status'] as EquipmentState,
        model: String(device['model']),
      },
      lampColors,
    );
  });
  const title = translate('alerts.nearby');
  return (
    <section aria-label={title}>
      <h3 className="text-13 font-semibold">
        {title} <span className="font-regular text-3">{ids.length - 1}</span>
      </h3>
      <LazyBoundary fallback={<div className="map-mini" />}>
        {markers.length > 0 && (
          <MiniMap label={translate('alerts.map', { name: alert.asset_name })} markers={markers} />
        )}
      </LazyBoundary>
      <SimilarAlerts alerts={similar.filter(({ asset_id: id }) => id !== alert.asset_id)} />
      {ids.length === 1 && <p className="text-13 text-3">{translate('alerts.nearby.none')}</p>}
    </section>
  );
};

interface SimilarAlertsProps {
  readonly alerts: readonly ListedAlert[];
}

/** The latest ones: a click opens the alert in the panel. */
const SimilarAlerts = ({ alerts }: SimilarAlertsProps) => (
  <ul className="alert-lines">
    {alerts.slice(0, MAX_LINES).map(alert => (
      <li key={alert.id} className="row justify-between gap-12 text-13">
        <button
          type="button"
          className="plain-button link-button min-w-0 truncate"
          onClick={() => openAlert.set(alert)}
        >
          {clipText(alert.asset_name, MAX_NAME_LENGTH)}
        </button>
        <span className="whitespace-nowrap text-2">
          <RunningDuration since={alert.update_time} />
        </span>
      </li>
    ))}
  </ul>
);
