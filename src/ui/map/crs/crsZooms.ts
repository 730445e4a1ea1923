/** The coordinate reference systems of grounds. All of them take and return WGS-84. */
export type MapCrsName = 'wgs84' | 'gcj02' | 'baidu';

export interface ZoomRange {
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Beyond this zoom, tile numbers exceed the countable range. */
const MAX_COUNTABLE_ZOOM = 24;

const COUNTABLE: ZoomRange = { minZoom: 0, maxZoom: MAX_COUNTABLE_ZOOM };

/** The zooms of each system. @see MAP-08 */
export const CRS_ZOOMS: Readonly<Record<MapCrsName, ZoomRange>> = {
  wgs84: COUNTABLE,
  gcj02: COUNTABLE,
  baidu: { minZoom: 3, maxZoom: 19 },
};
