import { useTranslate } from 'react-admin';

import { CityMapInView } from './inView/CityMapInView.tsx';
import type { ListToggle } from './inView/InViewTitle.tsx';
import { CityMapLegend } from './legend/CityMapLegend.tsx';
import { MapSearch } from './search/MapSearch.tsx';
import { PhoneSheet } from './sheet/PhoneSheet.tsx';
import type { CityMapState } from './useCityMap.ts';
import { useMapSummary } from './useMapSummary.ts';

interface CityMapPanelProps {
  readonly map: CityMapState;
  readonly isPhone: boolean;
  readonly listToggle: ListToggle | undefined;
}

/** The search, and the list beside the map; a phone has the list in its sheet. */
export const CityMapPanel = ({ map, isPhone, listToggle }: CityMapPanelProps) => {
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
export const ScreenReaderSummary = ({ map }: { readonly map: CityMapState }) => (
  <p className="visually-hidden" role="status">
    {useMapSummary(map)}
  </p>
);

/** The panels of a phone. */
export const CityMapSheet = ({ map }: { readonly map: CityMapState }) => {
  const { selectedId, selectedPosition, navigation, inView } = map;
  return (
    <PhoneSheet
      key={selectedPosition ? selectedId : ''}
      summary={useMapSummary(map)}
      selectedId={selectedPosition && selectedId}
      devices={inView.devices}
      onSelect={navigation.selectDevice}
      legend={<CityMapLegend map={map} />}
    >
      <CityMapInView map={map} />
    </PhoneSheet>
  );
};
