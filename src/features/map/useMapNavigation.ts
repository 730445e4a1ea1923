import { useState } from 'react';

import type { SearchHit } from '../../data/mapSearch.ts';
import { getNextLevelZoom, type MapLevel, type MapLevelRange } from '../../domain/mapLevel.ts';
import { getHitZoom } from '../../resources/mapSearch/getHitZoom.ts';
import type { MapController } from '../../ui/map/MapController.ts';
import type { MapTarget } from '../../ui/map/mapMarker.ts';
import type { BaseLayerKind } from '../../ui/map/base/baseLayer.ts';
import { useBaseLayers } from '../../ui/map/base/useBaseLayers.ts';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import { getGroupId } from './buildMapItems.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';
import type { MapUrlState } from './useMapUrl.ts';

interface MapNavigationState {
  readonly controller: MapController | undefined;
  readonly change: MapUrlState['change'];
  /** The chosen base map. */
  readonly layer: BaseLayerKind | undefined;
  readonly zoom: number;
  readonly level: MapLevel;
  readonly levels: readonly MapLevelRange[];
  readonly domains: readonly DomainMarker[];
  readonly inView: DevicesInView;
}

/** A device that the user has selected, and how many were selected until then. */
export interface SelectedDevice {
  readonly id: string;
  readonly count: number;
}

/** Returns what a click on a marker, a row of the list or a hint does. */
export function useMapNavigation(state: MapNavigationState) {
  const { controller, change, zoom, level, levels, domains, inView } = state;
  const { maxZoom } = useBaseLayers(state.layer);
  const deviceZoom = levels.at(-1)?.zoom ?? zoom;
  const showPosition = (position: MapPosition, atZoom: number) => {
    const viewZoom = Math.min(maxZoom, atZoom);
    if (controller) controller.setView(position, viewZoom);
    // The map is still loading: it starts with the view of the URL.
    else change({ view: { ...position, zoom: viewZoom } });
  };
  const [lastSelected, setLastSelected] = useState<SelectedDevice>();
  const recordSelected = (id: string) =>
    setLastSelected(before => ({ id, count: (before?.count ?? 0) + 1 }));
  const selectDevice = (selectedId: string | undefined) => {
    change({ selectedId }, true);
    if (selectedId !== undefined) recordSelected(selectedId);
  };
  const openDomain = (id: string) => {
    const domain = domains.find(each => each.id === id);
    if (domain) showPosition(domain.position, getNextLevelZoom(zoom, levels, maxZoom));
  };
  const openTarget = ({ kind, id }: MapTarget) => {
    if (level.kind === 'domains') openDomain(id);
    else if (kind === 'marker') selectDevice(id);
    else {
      const group = inView.groups.find((_, index) => getGroupId(index) === id);
      if (group) controller?.fitBox(group.box, maxZoom);
    }
  };
  const openHit = (hit: SearchHit, isRecent = false) => {
    // A device that was found earlier may have another position now: like a link without a view, it is read first.
    const isReadFirst = isRecent && hit.kind === 'device';
    change(
      {
        ...{ search: undefined, page: undefined },
        selectedId: hit.kind === 'device' ? hit.id : undefined,
        pin: hit.kind === 'location' ? hit.position : undefined,
        ...(isReadFirst && { view: undefined }),
      },
      true,
    );
    if (hit.kind === 'device') recordSelected(hit.id);
    if (hit.position && !isReadFirst)
      showPosition(hit.position, getHitZoom(hit, { zoom, maxZoom, levels }));
  };
  const removePin = () => change({ pin: undefined }, true);
  return {
    ...{ deviceZoom, showPosition, selectDevice, openDomain, openTarget, openHit, removePin },
    /** The device that the user has selected last, perhaps one that was selected already. */
    lastSelected,
  };
}
