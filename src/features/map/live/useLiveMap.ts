import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { type DeviceStatusFrame, useLiveUpdates } from '../../../data/live/useLiveUpdates.ts';
import { useWatchedBox } from '../../../data/live/useWatchedBox.ts';
import type { MapLevel } from '../../../domain/mapLevel.ts';
import type { DevicesInView } from '../queries/DevicesInView.ts';
import { getDevicesKey, getDomainsKey, type MapQuery } from '../queries/MapQuery.ts';
import type { DomainsInView } from '../queries/readDomainMarkers.ts';
import { applyToDevices, applyToDomains } from './applyStatusFrame.ts';
import { useReadAgain } from './useReadAgain.ts';

/**
 * Applies the changes of devices to the shown view as they arrive, without reading it again. What was missed is read.
 *
 * @see MAP-15
 */
export function useLiveMap(query: MapQuery | undefined, level: MapLevel): void {
  const client = useQueryClient();
  useWatchedBox(query && [query.box.west, query.box.south, query.box.east, query.box.north]);
  const replay = useFrameReplay(query);
  const readAgain = useReadAgain({
    queryKey: level.kind === 'devices' ? getDevicesKey(query) : getDomainsKey(query, level),
    exact: true,
  });
  useLiveUpdates({
    onStatus: frame => {
      if (!query) return;
      if (frame.incomplete) readAgain();
      else {
        replay(frame);
        client.setQueryData<DevicesInView>(
          getDevicesKey(query),
          view => view && applyToDevices(view, frame, query),
        );
        client.setQueryData<DomainsInView>(
          getDomainsKey(query, level),
          view => view && { ...view, domains: applyToDomains(view.domains, frame, query.filter) },
        );
      }
    },
    onResync: readAgain,
  });
}

/**
 * Applies frames a second time that arrive while the devices are read: the response may be older than they are. Counts
 * of groups and domains do not say whether a change is already in them; they are right after the next read.
 *
 * @returns a function that is called with each frame before it is applied
 */
function useFrameReplay(query: MapQuery | undefined): (frame: DeviceStatusFrame) => void {
  const client = useQueryClient();
  const frames = useRef<DeviceStatusFrame[]>([]);
  const filters = { queryKey: getDevicesKey(query), exact: true };
  const isReading = useIsFetching(filters) > 0;
  const applyAgain = () => {
    const arrived = frames.current.splice(0);
    if (query && arrived.length > 0)
      client.setQueryData<DevicesInView>(getDevicesKey(query), view =>
        view && view.groups.length === 0
          ? arrived.reduce((next, frame) => applyToDevices(next, frame, query), view)
          : view,
      );
  };
  const handleRead = useEffectEvent(applyAgain);
  useEffect(() => {
    if (!isReading) handleRead();
  }, [isReading]);
  return frame => {
    if (client.isFetching(filters) > 0) frames.current.push(frame);
    else applyAgain();
  };
}
