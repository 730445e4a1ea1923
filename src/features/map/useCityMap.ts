import { useMemo, useState } from 'react';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { useMapLevels } from '../../data/useMapLevels.ts';
import { completeMapLevels, getMapLevel, type MapLevel } from '../../domain/mapLevel.ts';
import { useSiteMap } from '../../ui/map/SiteMap.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { addMargin } from '../../domain/polygon.ts';
import type { MapViewport } from '../../ui/map/MapViewport.ts';
import { type MapScope, useMapScope } from './scope/useMapScope.ts';
import { useMapPanels } from './useMapPanels.ts';
import { useStableValue } from '../../ui/useStableValue.ts';
import { sortDevices } from './inView/listSort.ts';
import { useFaultsInView } from './inView/useFaultsInView.ts';
import { useLiveMap } from './live/useLiveMap.ts';
import { type OptionalOperation, useMissingOperations } from './queries/callOrFallBack.ts';
import type { MapQuery } from './queries/MapQuery.ts';
import { useMapQueries } from './queries/useMapQueries.ts';
import { useMapSelection } from './selection/useMapSelection.ts';
import { useMapTool } from './tools/useMapTool.ts';
import { isLightUnknown, sumLamps, sumModels } from './sumModels.ts';
import { countInView, sumStates } from './sumStates.ts';
import { useDeviceLink } from './useDeviceLink.ts';
import { useMapNavigation } from './useMapNavigation.ts';
import { useMapUrl } from './useMapUrl.ts';
import { useCityMapView } from './useCityMapView.ts';

/** A linked device is shown closer than the level starts, so that its neighbours are markers too. */
const LINK_ZOOM_STEP = 2;

/** The state of the map: its URL, its view, what it shows, what is selected, and the tool in use. */
export type CityMapState = ReturnType<typeof useCityMap>;

export function useCityMap() {
  const site = useSiteMap();
  const zone = useSiteZone();
  const configuration = useConfiguration('map');
  const searchRadius = configuration?.searchRadius;
  const configuredLevels = useMapLevels();
  const levels = useMemo(() => completeMapLevels(configuredLevels), [configuredLevels]);
  const mapUrl = useMapUrl();
  const { url, change } = mapUrl;
  const { controller, setController, viewport, handleViewportChange } = useCityMapView(mapUrl);
  const zoom = viewport?.zoom ?? url.view?.zoom ?? site.zoom;
  const level = useStableValue(getMapLevel(zoom, levels));
  // A filter that the platform does not apply is none: neither the legend nor the print names it.
  const hasNoLight = useHasNoLight(level);
  const lit = hasNoLight ? undefined : url.lit;
  const { states, models, domainId } = url;
  const filter = useStableValue({ states, models, lit, domainId });
  const scope = useMapScope(filter);
  const query = useMapQuery({ viewport, filter, searchRadius, level, scope });
  const canShowDevices = configuration?.assetsHidden !== true;
  const hidesDevices = !canShowDevices || url.hidesDevices === true;
  const result = useMapQueries(query, level, hidesDevices);
  const { domains, inView, isRead } = result;
  const { sort = 'worst' } = url;
  const faults = useFaultsInView(inView.devices);
  const listedDevices = useMemo(
    () => sortDevices(inView.devices, sort, faults, zone),
    [inView, sort, faults, zone],
  );
  const countedFilter = useLatestWhile(filter, !result.isLoading && result.error === null);
  const countsFaults = countedFilter.states?.includes('fault') ?? true;
  // The numbers of a part would look like those of the view. Of single devices, the part that is shown has its number,
  // unless more were counted: around the view, not in it.
  const isCounted = isRead && !result.isIncomplete;
  const isEstimate = level.kind === 'domains' || inView.total > inView.devices.length;
  const hasTotal = isCounted || (isRead && !isEstimate);
  const total = hasTotal ? countInView(level, domains, inView) : undefined;
  const stateCounts = isCounted
    ? sumStates(level, domains, inView, countedFilter.states)
    : undefined;
  const modelCounts = isCounted ? sumModels(level, domains, inView) : undefined;
  const lampCounts =
    isCounted && !hasNoLight ? sumLamps(level, domains, inView, countedFilter.lit) : undefined;
  useLiveMap(query, level);
  const panels = useMapPanels(url.selectedId);
  const navigation = useMapNavigation({
    ...{ controller, change, layer: url.layer, zoom, level, levels, domains, inView },
    ...{ scope, padding: panels.padding },
  });
  const link = useDeviceLink({
    id: url.selectedId,
    hasView: url.view !== undefined,
    ...{ viewport, inView },
    onCenter: position =>
      navigation.showPosition(
        position,
        Math.max(site.positionZoom, navigation.deviceZoom) + LINK_ZOOM_STEP,
      ),
    isReady: controller !== undefined,
  });
  const selection = useMapSelection(mapUrl, filter, inView.devices, hidesDevices);
  const tools = useMapTool(selection);
  return {
    ...{ mapUrl, url, change, controller, setController, viewport, handleViewportChange },
    ...{ filter, zoom, level, levels, canShowDevices, hidesDevices, result, domains, inView },
    ...{ countedFilter, countsFaults, stateCounts, modelCounts, lampCounts, total, hasNoLight },
    isLightUnknown: isLightUnknown(inView),
    ...{ sort, listedDevices, faults },
    ...{ navigation, selection, tools, scope, panels },
    /** Whether the devices are those of the whole scope, not only those in view. */
    isWholeScope: query !== undefined && query.box !== viewport?.box,
    selectedId: url.selectedId,
    // No card is on a map that hides its devices. @see MAP-11
    selectedDevice: hidesDevices ? undefined : link.device,
    selectedPosition: hidesDevices ? undefined : link.position,
    isSelectedLeft: link.isLeft,
    linkError: link.error,
    retryLink: link.retry,
    positionlessDevice: link.position ? undefined : link.asset,
    hiddenDevice: hidesDevices && link.position ? link.asset : undefined,
  };
}

interface QueryParts extends Pick<MapQuery, 'filter' | 'searchRadius'> {
  readonly viewport: MapViewport | undefined;
  readonly level: MapLevel;
  readonly scope: MapScope | undefined;
}

/** Returns what the map requests: the view, or all devices of a scope, so that its list is complete wherever the map is. */
function useMapQuery({ viewport, filter, searchRadius, level, scope }: QueryParts) {
  const isWhole = level.kind === 'devices' && scope?.extent?.isGrouped === false;
  const wholeBox = useStableValue(isWhole ? scope.extent.box : undefined);
  const whole = useMemo(
    () =>
      wholeBox && {
        box: addMargin(wholeBox),
        center: {
          lat: (wholeBox.south + wholeBox.north) / 2,
          lng: (wholeBox.west + wholeBox.east) / 2,
        },
        zoom: 0,
      },
    [wholeBox],
  );
  const view = viewport && (whole ?? viewport);
  return useMemo(
    (): MapQuery | undefined => view && { ...view, filter, searchRadius },
    [view, filter, searchRadius],
  );
}

const MARKER_OPERATIONS: Readonly<Record<MapLevel['kind'], OptionalOperation>> = {
  ...{ devices: 'getAssetMarkers', domains: 'getDomainMarkers' },
};

/** Returns whether the platform does not filter the lamps of a level by their light. */
const useHasNoLight = ({ kind }: MapLevel): boolean =>
  useMissingOperations().includes(MARKER_OPERATIONS[kind]);

/** Returns the value of the last render in which it was current: what is shown may belong to an earlier one. */
function useLatestWhile<Value>(value: Value, isCurrent: boolean): Value {
  const [latest, setLatest] = useState(value);
  if (isCurrent && latest !== value) setLatest(value);
  return isCurrent ? value : latest;
}
