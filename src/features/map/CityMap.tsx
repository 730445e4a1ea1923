import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { BaseLayerContext } from '../../ui/map/base/BaseLayerContext.ts';
import type { MapPadding } from '../../ui/map/MapController.ts';
import { useSiteMap } from '../../ui/map/SiteMap.ts';
import { DocumentTitle } from '../../ui/Page.tsx';
import { CityMapControls } from './CityMapControls.tsx';
import { CityMapInView } from './inView/CityMapInView.tsx';
import type { ListToggle } from './inView/InViewList.tsx';
import { CityMapLegend } from './legend/CityMapLegend.tsx';
import { usePrintShortcut } from '../../resources/list/usePrintShortcut.ts';
import { MapPrintSheet } from './print/MapPrintSheet.tsx';
import { usePrintMap } from './print/usePrintMap.ts';
import { MapSearch } from './search/MapSearch.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { PhoneSheet } from './sheet/PhoneSheet.tsx';
import { sumStates } from './sumStates.ts';
import { type CityMapState, useCityMap } from './useCityMap.ts';
import { useMapPanels } from './useMapPanels.ts';
import { useMapEscape } from './useMapEscape.ts';
import { useMapSummary } from './useMapSummary.ts';
import { useShowSelected } from './useShowSelected.ts';
import { useFullScreen } from './views/useFullScreen.ts';
import { useSavedView } from './views/useSavedView.ts';

const MapStage = lazyComponent(() => import('./MapStage.tsx'));

/** The map with its panels: search and list, legend, tools, and what can be done with the selected devices. */
export const CityMap = ({ title }: { readonly title: LocalizedText }) => {
  const text = useLocalizedText();
  const isNarrow = useMediaQuery('(max-width: 1399.95px)');
  const map = useCityMap();
  const { isPhone, hasList, listToggle, padding, hasLegend } = useMapPanels(map.selectedId);
  const { isFullScreen, toggleFullScreen } = useFullScreen();
  const { onKeyDown } = useMapEscape(map);
  const { isPrinting, printMap } = usePrintMap();
  usePrintShortcut(printMap);
  // The view of a link is restored as it was.
  const [linkedId] = useState(map.selectedId);
  const hasCard = !isPhone && map.selectedId !== linkedId;
  useShowSelected(map.controller, map.selectedPosition, { padding, hasCard });
  return (
    <div
      className={`city-map ${hasList ? 'has-list' : ''} ${isFullScreen ? 'is-full-screen' : ''} ${isPrinting ? 'is-printing' : ''}`}
      onKeyDown={onKeyDown}
    >
      <DocumentTitle title={text(title)} />
      <h1 className="visually-hidden" tabIndex={-1}>
        {text(title)}
      </h1>
      <CityMapStage {...{ map, isPhone, padding }} label={text(title)} />
      <SelectionBar selection={map.selection} isNarrow={isNarrow} />
      <CityMapPanel {...{ map, isPhone, listToggle }} />
      {isPhone ? <CityMapSheet map={map} /> : <ScreenReaderSummary map={map} />}
      <CityMapControls
        {...{ map, isPhone, hasLegend, isFullScreen }}
        onPrint={printMap}
        onToggleFullScreen={toggleFullScreen}
      />
      {isPrinting && <MapPrintSheet map={map} />}
    </div>
  );
};

interface CityMapPartProps {
  readonly map: CityMapState;
  readonly isPhone: boolean;
}

interface CityMapStageProps extends CityMapPartProps {
  readonly label: string;
  readonly padding: MapPadding;
}

const CityMapStage = ({ map, isPhone, label, padding }: CityMapStageProps) => {
  const site = useSiteMap();
  const { url, navigation, selectedId, selectedPosition, selection, tools } = map;
  const { savedView = site } = useSavedView();
  return (
    <div className="city-map-stage">
      <LazyBoundary fallback={null}>
        <BaseLayerContext value={url.layer}>
          <MapStage
            {...{ label, selection, tools }}
            initialView={url.view ? { center: url.view, zoom: url.view.zoom } : savedView}
            {...{ level: map.level, domains: map.domains, inView: map.inView }}
            pinPosition={navigation.pinPosition}
            selected={selectedId ? { id: selectedId, position: selectedPosition } : undefined}
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

interface CityMapPanelProps extends CityMapPartProps {
  readonly listToggle: ListToggle | undefined;
}

/** The search, and the list beside the map; a phone has the list in its sheet. */
const CityMapPanel = ({ map, isPhone, listToggle }: CityMapPanelProps) => {
  const translate = useTranslate();
  const { url, change, navigation, tools } = map;
  if (isPhone && tools.tool) return null;
  return (
    <aside className="city-map-panel stack" aria-label={translate('map.panel')}>
      <MapSearch
        text={url.search ?? ''}
        page={url.page ?? 1}
        onChange={(search, page) => change({ search: search || undefined, page })}
        onPick={navigation.openHit}
      />
      {!isPhone && !url.search && <CityMapInView map={map} toggle={listToggle} />}
    </aside>
  );
};

/** What is in view, for screen readers; a phone has it on the handle of its sheet. */
const ScreenReaderSummary = ({
  map: { level, domains, inView },
}: {
  readonly map: CityMapState;
}) => (
  <p className="visually-hidden" role="status">
    {useMapSummary(sumStates(level, domains, inView))}
  </p>
);

const CityMapSheet = ({ map }: { readonly map: CityMapState }) => {
  const { selectedId, selectedPosition, navigation, level, domains, inView } = map;
  return (
    <PhoneSheet
      key={selectedPosition ? selectedId : ''}
      counts={sumStates(level, domains, inView)}
      selectedId={selectedPosition && selectedId}
      devices={inView.devices}
      onSelect={navigation.selectDevice}
      legend={<CityMapLegend map={map} />}
    >
      <CityMapInView map={map} />
    </PhoneSheet>
  );
};
