/** The id of the level at which single devices are shown. @see MAP-01 */
const DEVICE_LEVEL_ID = 5;

/** A configured level: from this zoom on, until the next one starts. */
export interface MapLevelRange {
  readonly id: number;
  readonly zoom: number;
}

/** What the map shows at a zoom: the domains of a level, or devices. */
export type MapLevel =
  | {
      readonly kind: 'domains';
      readonly id: number;
      /** Below the first configured zoom: circle markers without counts. */
      readonly isBelowRanges: boolean;
    }
  | { readonly kind: 'devices' };

const DEVICES: MapLevel = { kind: 'devices' };

/** Returns the id of a level, as the configuration has it. */
export const getMapLevelId = (level: MapLevel): number =>
  level.kind === 'devices' ? DEVICE_LEVEL_ID : level.id;

/**
 * Selects the configured levels: those of the map, else those of the domains. Configurations are not validated, so that a
 * level without a number or a zoom is left out.
 */
export function selectMapLevels(ofMap: unknown, ofDomains: unknown): readonly MapLevelRange[] {
  const own = parseLevels(ofMap);
  return own.length > 0 ? own : parseLevels(ofDomains);
}

const parseLevels = (levels: unknown): readonly MapLevelRange[] =>
  Array.isArray(levels) ? levels.filter(isLevelRange) : [];

function isLevelRange(level: unknown): level is MapLevelRange {
  const { id, zoom } = (level ?? {}) as { readonly id?: unknown; readonly zoom?: unknown };
  return Number.isInteger(id) && Number.isFinite(zoom);
}

/** The device level of a map without one starts this much above the last domain level. */
const DEVICE_ZOOM_STEP = 1;

/** Sorts the configured levels by zoom, and adds the device level if it is missing; a level that is given twice counts once. */
export function completeMapLevels(
  configured: readonly MapLevelRange[] | undefined,
): readonly MapLevelRange[] {
  const byId = new Map((configured ?? []).map(level => [level.id, level]));
  const levels = [...byId.values()].toSorted((one, other) => one.zoom - other.zoom);
  const last = levels.at(-1);
  if (!last || byId.has(DEVICE_LEVEL_ID)) return levels;
  return [...levels, { id: DEVICE_LEVEL_ID, zoom: last.zoom + DEVICE_ZOOM_STEP }];
}

/**
 * Returns what the map shows at a zoom. Without configured levels it shows devices at every zoom.
 *
 * @param levels as {@link completeMapLevels} returns them
 */
export function getMapLevel(zoom: number, levels: readonly MapLevelRange[]): MapLevel {
  const [first] = levels;
  if (!first) return DEVICES;
  const current = levels.findLast(level => level.zoom <= zoom) ?? first;
  if (current.id === DEVICE_LEVEL_ID) return DEVICES;
  return { kind: 'domains', id: current.id, isBelowRanges: zoom < first.zoom };
}

/**
 * Returns the zoom after a click on a grouped marker: that of the next level, or one below the maximum zoom.
 *
 * @see MAP-02
 */
export function getNextLevelZoom(
  zoom: number,
  levels: readonly MapLevelRange[],
  maxZoom: number,
): number {
  const next = levels.find(level => level.zoom > zoom);
  return Math.min(maxZoom, next?.zoom ?? maxZoom - 1);
}
