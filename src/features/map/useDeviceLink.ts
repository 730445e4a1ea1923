import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useGetOne } from 'react-admin';

import { isForbidden, isNotFound } from '../../domain/errorStatus.ts';
import { parseLatLng } from '../../domain/latLng.ts';
import { hasMoved, type MapViewport } from '../../ui/map/MapViewport.ts';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import type { MapAsset } from './MapAsset.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';
import { toDeviceMarker } from './queries/toDeviceMarker.ts';

interface DeviceLink {
  readonly id: string | undefined;
  /** Whether the URL has a view. A link without one shows its device. */
  readonly hasView: boolean;
  readonly viewport: MapViewport | undefined;
  readonly inView: DevicesInView;
  readonly isReady: boolean;
  readonly onCenter: (position: MapPosition) => void;
}

/** The device that was selected last. */
interface OpenedDevice {
  readonly id: string;
  /** What the map showed at that time; undefined while it loads. */
  readonly viewport: MapViewport | undefined;
  /** Whether a link without a view selected it, and the map is not centered on it yet. */
  readonly isUncentered: boolean;
}

/**
 * Centers the map on the device of a link that names no view, also if the device is selected already. A device that is
 * read slowly does not move a map that the user has moved meanwhile.
 *
 * @returns the selected device, also outside of the view, its position, whether the user has moved the map before the
 *   position was known, why it could not be read, and the device if it has no position
 * @see MAP-09
 */
export function useDeviceLink({ id, hasView, viewport, inView, isReady, onCenter }: DeviceLink) {
  const { data, error, refetch } = useGetOne<MapAsset>(
    'assets',
    { id: id ?? '' },
    { enabled: id !== undefined, retry: false },
  );
  const shown = inView.devices.find(device => device.id === id);
  const [recorded] = useMemo(() => (data ? toDeviceMarker(data) : []), [data]);
  const position = shown?.position ?? parseLatLng(data?.geoPoint);
  const opened = useRef<OpenedDevice>(undefined);
  const [leftId, setLeftId] = useState<string>();
  const open = useEffectEvent(() => {
    if (hasView && opened.current?.id === id) return;
    opened.current = id === undefined ? undefined : { id, viewport, isUncentered: !hasView };
    setLeftId(undefined);
  });
  // The map writes its view into the URL of a link, perhaps before the device has arrived.
  useEffect(() => open(), [hasView, id]);
  const followMoves = useEffectEvent(() => {
    const device = opened.current;
    if (!device || !viewport || position) return;
    if (!device.viewport) opened.current = { ...device, viewport };
    else if (hasMoved(device.viewport, viewport)) {
      opened.current = { ...device, isUncentered: false };
      setLeftId(device.id);
    }
  });
  useEffect(() => followMoves(), [viewport]);
  const center = useEffectEvent(() => {
    const device = opened.current;
    if (!device?.isUncentered || device.id !== id || !position) return;
    opened.current = { ...device, isUncentered: false };
    onCenter(position);
  });
  const key = position && `${position.lat} ${position.lng}`;
  useEffect(() => {
    if (isReady && key !== undefined) center();
  }, [isReady, key, id, hasView]);
  // Other errors of a device that is in view, or was read before, are in its card.
  const showsError =
    id !== undefined && (isNotFound(error) || isForbidden(error) || (!shown && !data));
  return {
    device: shown ?? (id === undefined ? undefined : recorded),
    position,
    isLeft: id !== undefined && leftId === id,
    error: showsError ? error : null,
    retry: refetch,
    /** The selected device, as it was read. */
    asset: id === undefined ? undefined : data,
  };
}
