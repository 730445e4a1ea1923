import { useEffect, useEffectEvent } from 'react';

import type { MapController, MapPadding } from '../../ui/map/MapController.ts';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import { CARD_WIDTH_PX } from './card/cardSize.ts';

interface SelectedSurroundings {
  readonly padding: MapPadding;
  /** Whether the card next to the marker needs room. */
  readonly hasCard: boolean;
}

/** Moves the map so that a newly selected device is not under a panel, and its card is next to it. */
export function useShowSelected(
  controller: MapController | undefined,
  position: MapPosition | undefined,
  { padding, hasCard }: SelectedSurroundings,
): void {
  const key = position && `${position.lat} ${position.lng}`;
  const show = useEffectEvent(() => {
    if (position) controller?.panInside(position, padding, hasCard ? CARD_WIDTH_PX : 0);
  });
  useEffect(() => {
    if (controller && key !== undefined) show();
  }, [controller, key]);
}
