import { useTranslate } from 'react-admin';

import { MapSearch } from '../../resources/mapSearch/MapSearch.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CityMapInView } from './inView/CityMapInView.tsx';
import type { ListToggle } from './inView/InViewTitle.tsx';
import { CityMapLegend } from './legend/CityMapLegend.tsx';
import { PhoneSheet } from './sheet/PhoneSheet.tsx';
import type { PhoneSheetState } from './sheet/usePhoneSheet.ts';
import type { CityMapState } from './useCityMap.ts';
import { useMapSummary } from './useMapSummary.ts';

interface CityMapPanelProps {
  readonly map: CityMapState;
  readonly isPhone: boolean;
  readonly listToggle: ListToggle | undefined;
  /** The panel of a phone. */
  readonly sheet: PhoneSheetState;
}

/** The search, and the list next to the map; a phone has the list in its sheet. */
export const CityMapPanel = ({ map, isPhone, listToggle, sheet }: CityMapPanelProps) => {
  const translate = useTranslate();
  const { url, change, navigation, tools } = map;
  if (isPhone && tools.tool) return null;
  return (
    <aside
      className="city-map-panel stack absolute inset-y-12 left-12 z-2 min-h-0 w-300 rounded-3 border border-(--line) bg-(--raised) elevation-2 max-sm:right-12 max-sm:bottom-auto max-sm:w-auto"
      aria-label={translate('map.panel')}
    >
      <MapSearch
        text={url.search ?? ''}
        page={url.page ?? 1}
        onChange={(search, page) => change({ search: search || undefined, page })}
        onPick={navigation.openHit}
        label={translate('map.search')}
        opensDevices
        endButton={isPhone && <LegendButton sheet={sheet} />}
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

/** Opens the legend of a phone, which filters. */
const LegendButton = ({ sheet }: { readonly sheet: PhoneSheetState }) => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="icon-button map-icon-button"
      aria-label={translate('map.legend')}
      aria-pressed={sheet.isOpenWith('legend')}
      onClick={event => {
        // The search box around it would focus its text, which opens the keyboard of the phone.
        event.stopPropagation();
        sheet.toggle('legend');
      }}
    >
      <Icon name="filter" />
    </button>
  );
};

interface CityMapSheetProps {
  readonly map: CityMapState;
  readonly sheet: PhoneSheetState;
}

/** The panels of a phone. */
export const CityMapSheet = ({ map, sheet }: CityMapSheetProps) => {
  const { selectedId, selectedPosition, navigation, listedDevices } = map;
  return (
    <PhoneSheet
      sheet={sheet}
      summary={useMapSummary(map)}
      selectedId={selectedPosition && selectedId}
      devices={listedDevices}
      onSelect={navigation.selectDevice}
      legend={<CityMapLegend map={map} />}
    >
      <CityMapInView map={map} />
    </PhoneSheet>
  );
};
