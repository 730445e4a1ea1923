import { useQueryClient } from '@tanstack/react-query';

import { useLiveUpdates } from '../../../data/live/useLiveUpdates.ts';
import { useWatchedBox } from '../../../data/live/useWatchedBox.ts';
import type { MapLevel } from '../../../domain/mapLevel.ts';
import type { DevicesInView } from '../queries/DevicesInView.ts';
import { getDevicesKey, getDomainsKey, type MapQuery } from '../queries/MapQuery.ts';
import type { DomainMarker } from '../queries/readDomainMarkers.ts';
import { applyToDevices, applyToDomains } from './applyStatusFrame.ts';

/**
 * Applies the changes of devices to the shown view as they arrive, without reading it again. What was missed is read.
 *
 * @see MAP-15
 */
export function useLiveMap(query: MapQuery | undefined, level: MapLevel): void {
  const client = useQueryClient();
  useWatchedBox(query && [query.box.west, query.box.south, query.box.east, query.box.north]);
  const readAgain = () => {
    if (!query) return;
    void client.invalidateQueries({ queryKey: getDevicesKey(query), exact: true });
    void client.invalidateQueries({ queryKey: getDomainsKey(query, level), exact: true });
  };
  useLiveUpdates({
    onStatus: frame => {
      if (!query) return;
      if (frame.incomplete) readAgain();
      else {
        client.setQueryData<DevicesInView>(
          getDevicesKey(query),
          view => view && applyToDevices(view, frame, query),
        );
        client.setQueryData<readonly DomainMarker[]>(
          getDomainsKey(query, level),
          domains => domains && applyToDomains(domains, frame, query.filter),
        );
      }
    },
    onResync: readAgain,
  });
}
