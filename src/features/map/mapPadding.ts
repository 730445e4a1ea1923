import type { MapPadding } from '../../ui/map/MapController.ts';

const PHONE_PADDING: MapPadding = { left: 30, right: 80, top: 120, bottom: 420 };

/** The panels next to the map. */
export interface MapPanels {
  readonly isPhone: boolean;
  readonly hasList: boolean;
  readonly hasLegend: boolean;
}

/** Returns what the panels cover at each edge, in pixels. Without the list, the search is above the map. */
export const getMapPadding = ({ isPhone, hasList, hasLegend }: MapPanels): MapPadding =>
  isPhone
    ? PHONE_PADDING
    : {
        ...{ left: hasList ? 340 : 30, right: hasLegend ? 276 : 80 },
        ...{ top: hasList ? 64 : 136, bottom: 60 },
      };
