import './map.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslate } from 'react-admin';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { completeMapLevels, getMapLevel } from '../../domain/mapLevel.ts';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useSiteMap } from '../../ui/map/SiteMap.ts';
import { DocumentTitle } from '../../ui/Page.tsx';
import { useSiteSettings } from '../../ui/SiteSettings.ts';
import { useStableValue } from '../../ui/useStableValue.ts';
import { LevelSwitch } from './legend/LevelSwitch.tsx';
import { MapLegend } from './legend/MapLegend.tsx';
import { useLegendModels } from './legend/useLegendModels.ts';
import { InViewPanel } from './inView/InViewPanel.tsx';
import { MapSearch } from './search/MapSearch.tsx';
import { MapMessages } from './MapMessages.tsx';
import { MapTools } from './tools/MapTools.tsx';
import type { MapQuery } from './queries/MapQuery.ts';
import { useMapQueries } from './queries/useMapQueries.ts';
import { PhoneSheet } from './sheet/PhoneSheet.tsx';
import { sumStates } from './sumStates.ts';
import { useDeviceLink } from './useDeviceLink.ts';
import { useShowSelected } from './useShowSelected.ts';
import { useMapNavigation } from './useMapNavigation.ts';
import { useMapUrl } from './useMapUrl.ts';
import { useMapView } from './useMapView.ts';
import { useFullScreen } from './views/useFullScreen.ts';
import { useSavedView } from './views/useSavedView.ts';

const MapStage = lazyComponent(() => import('./MapStage.tsx'));

/** The map of the city: domains from afar, devices close by. @see MAP-01 */
export default function MapPage({ title }: MapPageProps) {
  const { status } = useSiteSettings();
  const { isPending } = useSavedView();
  // The first view is that of the user, or of the site.
  return status === 'loading' || isPending ? (
    <div className="city-map" aria-busy />
  ) : (
    <CityMap title={title} />
  );
}

/** A linked device is shown closer than the level begins, so that its neighbours are markers too. */
const LINK_ZOOM_STEP = 2;

interface MapPageProps {
  readonly title: LocalizedText;
}

const CityMap = ({ title }: MapPageProps) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const text = useLocalizedText();
  const site = useSiteMap();
  const configured = useConfiguration('map')?.levels;
  const levels = useMemo(() => completeMapLevels(configured), [configured]);
  const mapUrl = useMapUrl();
  const { url, rejected, change } = mapUrl;
  const { controller, setController, viewport, handleViewportChange } = useMapView(mapUrl);
  const filter = useStableValue({ states: url.states, models: url.models, lit: url.lit });
  const query = useMemo(
    (): MapQuery | undefined => viewport && { ...viewport, filter },
    [viewport, filter],
  );
  const zoom = viewport?.zoom ?? url.view?.zoom ?? site.zoom;
  const level = useStableValue(getMapLevel(zoom, levels));
  const result = useMapQueries(query, level);
  const { domains, inView } = result;
  const { deviceZoom, pinPosition, showPosition, selectDevice, openDomain, openTarget, openHit } =
    useMapNavigation({ controller, change, zoom, level, levels, domains, inView });
  const { position: selectedPosition, error: linkError } = useDeviceLink({
    id: url.selectedId,
    hasView: url.view !== undefined,
    inView,
    onCenter: position =>
      showPosition(position, Math.max(site.positionZoom, deviceZoom) + LINK_ZOOM_STEP),
    isReady: controller !== undefined,
  });
  useShowSelected(controller, selectedPosition, isNarrow);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && url.selectedId)
      selectDevice(undefined);
  };
  const models = useLegendModels(
    level.kind === 'devices' && inView.groups.length === 0 ? inView.devices : undefined,
  );
  const { savedView = site } = useSavedView();
  const initialView = url.view ? { center: url.view, zoom: url.view.zoom } : savedView;
  const { isFullScreen, toggleFullScreen } = useFullScreen();
  const counts = sumStates(level, domains, inView);
  const legend = (
    <>
      <LevelSwitch
        {...{ level, levels }}
        onZoom={viewport && (next => controller?.setView(viewport.center, next))}
      />
      <MapLegend
        {...{ filter, models }}
        stateCounts={counts}
        hasRings={domains.length + inView.groups.length > 0}
        onChange={({ states, models: next, lit }) => change({ states, models: next, lit })}
      />
    </>
  );
  const inViewPanel = (
    <InViewPanel
      {...{ level, zoom, domains, inView }}
      selectedId={url.selectedId}
      onSelectDevice={id => selectDevice(id)}
      onOpenDomain={openDomain}
    />
  );
  return (
    <div
      className={isFullScreen ? 'city-map is-full-screen' : 'city-map'}
      onKeyDown={closeOnEscape}
    >
      <DocumentTitle title={text(title)} />
      <h1 className="visually-hidden" tabIndex={-1}>
        {text(title)}
      </h1>
      <div className="city-map-stage">
        <LazyBoundary fallback={null}>
          <MapStage
            {...{ initialView, level, domains, inView, pinPosition }}
            label={text(title)}
            selected={
              url.selectedId ? { id: url.selectedId, position: selectedPosition } : undefined
            }
            onReady={setController}
            onViewportChange={handleViewportChange}
            onSelect={openTarget}
            onClose={() => selectDevice(undefined)}
            hasCard={!isNarrow}
          />
        </LazyBoundary>
      </div>
      <aside className="city-map-panel stack" aria-label={translate('map.panel')}>
        <MapSearch
          text={url.search ?? ''}
          page={url.page ?? 1}
          onChange={(search, page) => change({ search: search || undefined, page })}
          onPick={openHit}
        />
        {!isNarrow && !url.search && inViewPanel}
      </aside>
      {isNarrow ? (
        <PhoneSheet
          key={selectedPosition ? url.selectedId : ''}
          counts={counts}
          selectedId={selectedPosition && url.selectedId}
          onClose={() => selectDevice(undefined)}
          legend={legend}
        >
          {inViewPanel}
        </PhoneSheet>
      ) : (
        <div className="city-map-side">{legend}</div>
      )}
      <MapTools
        {...{ controller, isFullScreen }}
        view={viewport}
        onToggleFullScreen={isNarrow ? undefined : toggleFullScreen}
      />
      <MapMessages
        {...{ rejected, linkError }}
        onDismissRejected={mapUrl.dismissRejected}
        linkedId={url.selectedId}
        error={result.error}
        onRetry={result.retry}
        onCloseDevice={() => selectDevice(undefined)}
      />
    </div>
  );
};
