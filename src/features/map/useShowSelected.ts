import { useEffect, useEffectEvent } from 'react';

import type { MapController, MapPadding } from '../../ui/map/MapController.ts';
import type { MapPosition } from '../../ui/map/SiteMap.ts';

/** What the panels cover at each edge, in pixels. */
const DESKTOP_PADDING: MapPadding = { left: 340, right: 276, top: 60, bottom: 60 };
const PHONE_PADDING: MapPadding = { left: 30, right: 80, top: 120, bottom: 420 };

/** Moves the map so that a newly selected device is not under a panel. */
export function useShowSelected(
  controller: MapController | undefined,
  position: MapPosition | undefined,
  isNarrow: boolean,
): void {
  const key = position && `${position.lat} ${position.lng}`;
  const show = useEffectEvent(() => {
    if (position) controller?.panInside(position, isNarrow ? PHONE_PADDING : DESKTOP_PADDING);
  });
  useEffect(() => {
    if (controller && key !== undefined) show();
  }, [controller, key]);
}
