import { useEffect, useEffectEvent } from 'react';

import type { MapController, MapPadding } from '../../ui/map/MapController.ts';
import type { MapPosition } from '../../ui/map/SiteMap.ts';

/** Moves the map so that a newly selected device is not under a panel. */
export function useShowSelected(
  controller: MapController | undefined,
  position: MapPosition | undefined,
  padding: MapPadding,
): void {
  const key = position && `${position.lat} ${position.lng}`;
  const show = useEffectEvent(() => {
    if (position) controller?.panInside(position, padding);
  });
  useEffect(() => {
    if (controller && key !== undefined) show();
  }, [controller, key]);
}
