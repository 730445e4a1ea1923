import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { BaseLayerContext } from '../../ui/map/base/BaseLayerContext.ts';
import type { MapPadding } from '../../ui/map/MapController.ts';
import { useSiteMap } from '../../ui/map/SiteMap.ts';
import type { CityMapState } from './useCityMap.ts';
import { useSavedView } from './views/useSavedView.ts';

const MapStage = lazyComponent(() => import('./MapStage.tsx'));

interface CityMapStageProps {
  readonly map: CityMapState;
  readonly isPhone: boolean;
  readonly label: string;
  readonly padding: MapPadding;
}

/** The map itself, loaded after its panels. */
export const CityMapStage = ({ map, isPhone, label, padding }: CityMapStageProps) => {
  const site = useSiteMap();
  const { url, navigation, selectedId, selectedPosition, selectedDevice, selection, tools } = map;
  const { savedView = site } = useSavedView();
  return (
    <div className="city-map-stage absolute inset-0 z-0">
      <LazyBoundary fallback={null}>
        <BaseLayerContext value={url.layer}>
          <MapStage
            {...{ label, selection, tools }}
            initialView={url.view ? { center: url.view, zoom: url.view.zoom } : savedView}
            {...{ level: map.level, domains: map.domains, inView: map.inView }}
            countsFaults={map.countsFaults}
            listedDevices={map.listedDevices}
            scopeOutline={map.scope?.extent?.outline}
            pinPosition={url.pin}
            onRemovePin={navigation.removePin}
            selected={
              selectedId
                ? { id: selectedId, position: selectedPosition, device: selectedDevice }
                : undefined
            }
            onReady={map.setController}
            onViewportChange={map.handleViewportChange}
            onSelect={navigation.openTarget}
            onSelectDevice={navigation.selectDevice}
            hasCard={!isPhone}
            padding={padding}
          />
        </BaseLayerContext>
      </LazyBoundary>
    </div>
  );
};
