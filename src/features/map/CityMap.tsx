import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';

import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { DocumentTitle } from '../../ui/Page.tsx';
import { useFullScreen } from '../../ui/useFullScreen.ts';
import { CityMapControls } from './CityMapControls.tsx';
import { CityMapPanel, CityMapSheet, ScreenReaderSummary } from './CityMapPanels.tsx';
import { CityMapStage } from './CityMapStage.tsx';
import { usePrintShortcut } from '../../resources/list/usePrintShortcut.ts';
import { MapPrintSheet } from './print/MapPrintSheet.tsx';
import { usePrintMap } from './print/usePrintMap.ts';
import { useOpenOnOwnDomains } from './scope/useOpenOnOwnDomains.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { usePhoneSheet } from './sheet/usePhoneSheet.ts';
import { useCityMap } from './useCityMap.ts';
import { useMapEscape } from './useMapEscape.ts';
import { useShowSelected } from './useShowSelected.ts';

/** The map with its panels: search and list, legend, tools, and what can be done with the selected devices. */
export const CityMap = ({ title }: { readonly title: LocalizedText }) => {
  const text = useLocalizedText();
  const isNarrow = useMediaQuery('(max-width: 1399.95px)');
  const map = useCityMap();
  const { isPhone, hasList, listToggle, padding, hasLegend } = map.panels;
  useOpenOnOwnDomains(map);
  const [isFullScreen, toggleFullScreen] = useFullScreen();
  const sheet = usePhoneSheet({
    selectedId: map.selectedPosition && map.selectedId,
    lastSelected: map.navigation.lastSelected,
    hasView: map.url.view !== undefined,
  });
  const root = useRef<HTMLDivElement>(null);
  useMapEscape(root, map);
  const { isPrinting, printMap } = usePrintMap();
  usePrintShortcut(printMap);
  // The view of a link is restored as it was.
  const [linkedId] = useState(map.selectedId);
  const hasCard = !isPhone && map.selectedId !== linkedId;
  const shownPosition = map.isSelectedLeft ? undefined : map.selectedPosition;
  useShowSelected(map.controller, shownPosition, { padding, hasCard });
  return (
    <div
      ref={root}
      className={`city-map relative isolate h-full overflow-hidden bg-(--map-land) ${hasList ? 'has-list' : ''} ${isFullScreen ? 'is-full-screen' : ''} ${isPrinting ? 'is-printing' : ''}`}
    >
      <DocumentTitle title={text(title)} />
      <h1 className="visually-hidden" tabIndex={-1}>
        {text(title)}
      </h1>
      <CityMapStage {...{ map, isPhone, padding }} label={text(title)} />
      <SelectionBar selection={map.selection} isNarrow={isNarrow} />
      <CityMapPanel {...{ map, isPhone, listToggle, sheet }} />
      {isPhone ? <CityMapSheet {...{ map, sheet }} /> : <ScreenReaderSummary map={map} />}
      <CityMapControls
        {...{ map, isPhone, hasLegend, isFullScreen }}
        onPrint={printMap}
        onToggleFullScreen={toggleFullScreen}
      />
      {isPrinting && <MapPrintSheet map={map} />}
    </div>
  );
};
