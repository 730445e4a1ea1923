import type { MapPadding } from '../../ui/map/MapController.ts';

/** What the panels cover at each edge, in pixels. */
const DESKTOP_PADDING: MapPadding = { left: 340, right: 276, top: 60, bottom: 60 };
const PHONE_PADDING: MapPadding = { left: 30, right: 80, top: 120, bottom: 420 };

export const getMapPadding = (isPhone: boolean): MapPadding =>
  isPhone ? PHONE_PADDING : DESKTOP_PADDING;
