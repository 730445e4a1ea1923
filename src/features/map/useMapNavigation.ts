import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { SearchHit } from '../../data/mapSearch.ts';
import {
  getMapLevelId,
  getNextLevelZoom,
  type MapLevel,
  type MapLevelRange,
} from '../../domain/mapLevel.ts';
import { getHitZoom } from '../../resources/mapSearch/getHitZoom.ts';
import type { MapController, MapPadding } from '../../ui/map/MapController.ts';
import type { MapTarget } from '../../ui/map/mapMarker.ts';
import type { BaseLayerKind } from '../../ui/map/base/baseLayer.ts';
import { useBaseLayers } from '../../ui/map/base/useBaseLayers.ts';
import type { MapPosition } from '../../ui/map/SiteMap.ts';
import { getGroupId } from './buildMapItems.ts';
import type { DevicesInView } from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';
import { getExtentQuery } from './queries/readExtent.ts';
import type { MapScope } from './scope/useMapScope.ts';
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
  readonly scope: MapScope | undefined;
  /** What the panels cover. */
  readonly padding: MapPadding;
}

/** The zooms between two levels. */
const ZOOM_STEP = 0.5;

/** A single device is shown closer than the level starts, so that its neighbours are markers too. */
const NEARBY_ZOOM_STEP = 2;

/** A device that the user has selected, and how many were selected until then. */
export interface SelectedDevice {
  readonly id: string;
  readonly count: number;
}

/** Returns what a click on a marker, a row of the list or a hint does. */
export function useMapNavigation(state: MapNavigationState) {
  const { controller, change, zoom, level, levels, domains, inView, scope, padding } = state;
  const client = useQueryClient();
  const { maxZoom } = useBaseLayers(state.layer);
  const deviceZoom = levels.at(-1)?.zoom ?? zoom;
  const showPosition = (position: MapPosition, atZoom: number) => {
    const viewZoom = Math.min(maxZoom, atZoom);
    if (controller) controller.setView(position, viewZoom);
    // The map is still loading: it starts with the view of the URL.
    else change({ view: { ...position, zoom: viewZoom } });
  };
  /** Shows the middle of a domain at a zoom, in the middle of what the panels leave free. */
  const showDomain = ({ lat, lng }: MapPosition, atZoom: number) => {
    const point = { west: lng, south: lat, east: lng, north: lat };
    if (controller) controller.fitBox(point, { minZoom: atZoom, maxZoom: atZoom, padding });
    else showPosition({ lat, lng }, atZoom);
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
    if (!domain) return;
    // What is below the topmost level is everything: no scope.
    const isWhole = getMapLevelId(level) === levels[0]?.id;
    change({ domainId: isWhole ? undefined : id }, true);
    showDomain(domain.position, getNextLevelZoom(zoom, levels, maxZoom));
  };
  const endScope = () => change({ domainId: undefined }, true);
  /** Shows a level where the devices are: all of the scope, or of the city, as far as the zooms of the level allow. */
  const showLevel = async (id: number) => {
    const index = levels.findIndex(each => each.id === id);
    const { [index]: shown, [index + 1]: next } = levels;
    if (!shown) return;
    // A domain has no level above its own.
    const isInScope = scope?.level !== undefined && id > scope.level;
    if (!isInScope && scope) endScope();
    const limits = {
      minZoom: shown.zoom,
      maxZoom: next ? Math.max(shown.zoom, next.zoom - ZOOM_STEP) : shown.zoom,
    };
    const extent = await client
      .fetchQuery(getExtentQuery({ domainId: isInScope ? scope.id : undefined }))
      .catch(() => null);
    if (extent) controller?.fitBox(extent.box, { ...limits, padding });
    else controller?.setView(controller.getCenter(), shown.zoom);
  };
  /** Shows the devices of the scope that are offline, all of them where the panels leave the map free. */
  const showOffline = async () => {
    if (!scope) return;
    const states = ['offline'] as const;
    change({ states, models: undefined, lit: undefined }, true);
    const extent = await client
      .fetchQuery(getExtentQuery({ domainId: scope.id, states }))
      .catch(() => null);
    const nearestZoom = Math.min(maxZoom, deviceZoom + NEARBY_ZOOM_STEP);
    if (extent) controller?.fitBox(extent.box, { maxZoom: nearestZoom, padding });
  };
  const openTarget = ({ kind, id }: MapTarget) => {
    if (level.kind === 'domains') openDomain(id);
    else if (kind === 'marker') selectDevice(id);
    else {
      const group = inView.groups.find((_, index) => getGroupId(index) === id);
      if (group) controller?.fitBox(group.box, { maxZoom, padding });
    }
  };
  const openHit = (hit: SearchHit, isRecent = false) => {
    // A device that was found earlier may have another position now: like a link without a view, it is read first.
    const isReadFirst = isRecent && hit.kind === 'device';
    change(
      {
        ...{ search: undefined, page: undefined },
        selectedId: hit.kind === 'device' ? hit.id : undefined,
        domainId: hit.kind === 'domain' && hit.level !== levels[0]?.id ? hit.id : undefined,
        pin: hit.kind === 'location' ? hit.position : undefined,
        ...(isReadFirst && { view: undefined }),
      },
      true,
    );
    if (hit.kind === 'device') recordSelected(hit.id);
    if (!hit.position || isReadFirst) return;
    const show = hit.kind === 'domain' ? showDomain : showPosition;
    show(hit.position, getHitZoom(hit, { zoom, maxZoom, levels }));
  };
  const removePin = () => change({ pin: undefined }, true);
  return {
    ...{ deviceZoom, showPosition, selectDevice, openDomain, openTarget, openHit, removePin },
    ...{ endScope, showLevel, showOffline },
    /** The device that the user has selected last, perhaps one that was selected already. */
    lastSelected,
  };
}
