import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetOne } from 'react-admin';

import { parseLatLng } from '../../domain/latLng.ts';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import type { MapAsset } from './MapAsset.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';
import { toDeviceMarker } from './queries/toDeviceMarker.ts';

interface DeviceLink {
  readonly id: string | undefined;
  /** Whether the URL has a view. A link without one shows its device. */
  readonly hasView: boolean;
  readonly inView: DevicesInView;
  readonly isReady: boolean;
  readonly onCenter: (position: MapPosition) => void;
}

/**
 * Centers the map on the device of a link that names no view.
 *
 * @returns the selected device, also outside of the view, its position, why it could not be read, and the device if it
 *   has no position
 * @see MAP-09
 */
export function useDeviceLink({ id, hasView, inView, isReady, onCenter }: DeviceLink) {
  const { data, error } = useGetOne<MapAsset>(
    'assets',
    { id: id ?? '' },
    { enabled: id !== undefined, retry: false },
  );
  const shown = inView.devices.find(device => device.id === id);
  const position = shown?.position ?? parseLatLng(data?.geoPoint);
  // The map writes its first view into the URL, perhaps before the device has arrived.
  const uncenteredId = useRef<string>(undefined);
  useEffect(() => {
    if (!hasView) uncenteredId.current = id;
  }, [hasView, id]);
  const center = useEffectEvent(() => {
    if (id === undefined || uncenteredId.current !== id || !position) return;
    uncenteredId.current = undefined;
    onCenter(position);
  });
  const key = position && `${position.lat} ${position.lng}`;
  useEffect(() => {
    if (isReady && key !== undefined) center();
  }, [isReady, key, id]);
  return {
    device: shown ?? (id !== undefined && data ? toDeviceMarker(data)[0] : undefined),
    position,
    error: id === undefined ? null : error,
    /** The selected device, if it has no position. */
    positionlessDevice: id !== undefined && !position ? data : undefined,
  };
}
