import { useEffect, useEffectEvent } from 'react';
import { useGetOne } from 'react-admin';

import { parseLatLng } from '../../domain/latLng.ts';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import type { MapAsset } from './MapAsset.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';

interface DeviceLink {
  readonly id: string | undefined;
  /** Whether the URL has a view, which then stays. */
  readonly isCentered: boolean;
  readonly inView: DevicesInView;
  readonly isReady: boolean;
  readonly onCenter: (position: MapPosition) => void;
}

/**
 * Centers the map on the device of a link that names no view.
 *
 * @returns the position of the selected device, and why it could not be read
 * @see MAP-09
 */
export function useDeviceLink({ id, isCentered, inView, isReady, onCenter }: DeviceLink) {
  const { data, error } = useGetOne<MapAsset>(
    'assets',
    { id: id ?? '' },
    { enabled: id !== undefined, retry: false },
  );
  const position =
    inView.devices.find(device => device.id === id)?.position ?? parseLatLng(data?.geoPoint);
  const center = useEffectEvent(() => {
    if (!isCentered && position) onCenter(position);
  });
  const key = position && `${position.lat} ${position.lng}`;
  useEffect(() => {
    if (isReady && key !== undefined) center();
  }, [isReady, key, id]);
  return { position, error: id === undefined ? null : error };
}
