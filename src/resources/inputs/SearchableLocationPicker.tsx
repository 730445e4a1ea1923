import Box from '@mui/material/Box';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';

import type { SearchHit } from '../../data/mapSearch.ts';
import { useBaseLayers } from '../../ui/map/base/useBaseLayers.ts';
import LocationPicker, { type LocationPickerProps } from '../../ui/map/LocationPicker.tsx';
import type { MapController } from '../../ui/map/MapController.ts';
import { useSiteMap } from '../../ui/map/SiteMap.ts';
import { getHitZoom } from '../mapSearch/getHitZoom.ts';
import { MapSearch } from '../mapSearch/MapSearch.tsx';
import { MapSearchContext } from '../mapSearch/MapSearchContext.ts';

type SearchableLocationPickerProps = Omit<LocationPickerProps, 'onReady'>;

/** A position picker with the search of the map: a hit moves the map, and a typed position is picked. */
export default function SearchableLocationPicker(props: SearchableLocationPickerProps) {
  const { isReadOnly = false, onPick } = props;
  const [controller, setController] = useState<MapController>();
  return (
    <>
      {!isReadOnly && <PickerSearch {...{ controller, onPick }} />}
      <LocationPicker {...props} onReady={setController} />
    </>
  );
}

interface PickerSearchProps extends Pick<LocationPickerProps, 'onPick'> {
  readonly controller: MapController | undefined;
}

const NO_SEARCH = { text: '', page: 1 };

/** The hints cover the map, and are not larger: it does not move down while they are shown. */
const HINTS_ABOVE_MAP = {
  position: 'relative',
  '& .map-search-box': { marginBottom: '8px' },
  '& .map-search-hints': {
    position: 'absolute',
    zIndex: 2,
    top: '100%',
    insetInline: 0,
    padding: '4px 0 8px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-3)',
    background: 'var(--raised)',
    boxShadow: 'var(--shadow-2)',
  },
  '& .map-hits': { maxHeight: '224px', overflowY: 'auto' },
} as const;

const PickerSearch = ({ controller, onPick }: PickerSearchProps) => {
  const translate = useTranslate();
  const { levels = [] } = useContext(MapSearchContext) ?? {};
  const { positionZoom: zoom } = useSiteMap();
  const { maxZoom } = useBaseLayers();
  const [{ text, page }, setSearch] = useState(NO_SEARCH);
  const showHit = (hit: SearchHit) => {
    setSearch(NO_SEARCH);
    if (!hit.position) return;
    controller?.setView(hit.position, getHitZoom(hit, { zoom, maxZoom, levels }));
    if (hit.kind === 'location') onPick(hit.position);
  };
  return (
    <Box sx={HINTS_ABOVE_MAP}>
      <MapSearch
        {...{ text, page }}
        label={translate('form.position.search')}
        onChange={(nextText, nextPage) => setSearch({ text: nextText, page: nextPage })}
        onPick={showHit}
        isPopup
        hasOnlyRecentLocations
      />
    </Box>
  );
};
