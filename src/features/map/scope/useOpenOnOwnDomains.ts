import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useAssignedDomains } from '../../../data/useAssignedDomains.ts';
import { hasMoved, type MapViewport } from '../../../ui/map/MapViewport.ts';
import { useSiteMap } from '../../../ui/map/SiteMap.ts';
import { getExtentQuery } from '../queries/readExtent.ts';
import type { CityMapState } from '../useCityMap.ts';
import { useSavedView } from '../views/useSavedView.ts';

/**
 * Opens the map of a user whose domains are restricted where these domains are: the view of the site may have none of
 * their devices. A link, a view of the user and a map that the user has moved stay as they are.
 *
 * @see USER-19
 */
export function useOpenOnOwnDomains({ url, controller, viewport, panels }: CityMapState): void {
  const { positionZoom } = useSiteMap();
  const { savedView } = useSavedView();
  const [hasOwnView] = useState(
    Boolean(url.view ?? url.selectedId ?? url.domainId ?? savedView ?? url.pin),
  );
  const isRestricted = (useAssignedDomains() ?? []).length > 0;
  const opensOnDomains = isRestricted && !hasOwnView;
  const { data: extent } = useQuery({ ...getExtentQuery({}), enabled: opensOnDomains });
  const opened = useRef<MapViewport>(undefined);
  useEffect(() => {
    opened.current ??= viewport;
  }, [viewport]);
  const open = useEffectEvent(() => {
    if (!extent || !viewport || hasMoved(opened.current ?? viewport, viewport)) return;
    controller?.fitBox(extent.box, { maxZoom: positionZoom, padding: panels.padding });
  });
  // The extent of an earlier visit is in the query cache.
  const isReady = opensOnDomains && Boolean(controller && viewport && extent);
  useEffect(() => {
    if (isReady) open();
  }, [isReady]);
}
