import { readThemeState } from '../../themeState.ts';

const MAP_TOKENS = [
  'normal',
  'fault',
  'offline',
  'unknown',
  'on-status',
  'text',
  'text-2',
  'text-3',
  'raised',
  'line',
  'focus',
  'accent-soft',
  'font',
  'map-land',
  'map-block',
  'map-built',
  'map-water',
  'map-water-line',
  'map-park',
  'map-road',
  'map-road-edge',
  'map-main',
  'map-main-edge',
  'map-text',
  'map-water-text',
  'map-halo',
  'map-glow',
  'lamp-line',
] as const;

type MapToken = (typeof MAP_TOKENS)[number];

/** The current values of the design tokens of maps: a canvas cannot use CSS variables. */
export type MapPalette = Readonly<Record<MapToken, string>>;

let cached: { readonly state: string; readonly palette: MapPalette } | undefined;

/** Returns the palette of the current theme; the same object until its values change. */
export function readMapPalette(): MapPalette {
  const state = readThemeState();
  if (cached?.state !== state) cached = { state, palette: readTokens() };
  return cached.palette;
}

function readTokens(): MapPalette {
  const style = getComputedStyle(document.documentElement);
  const values = MAP_TOKENS.map(token => [token, style.getPropertyValue(`--${token}`).trim()]);
  return Object.fromEntries(values) as MapPalette;
}
