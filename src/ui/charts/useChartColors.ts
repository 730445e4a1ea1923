import { useSyncExternalStore } from 'react';

import { readThemeState, subscribeToTheme } from '../themeState.ts';
import type { ChartTone } from './chartData.ts';

/** The colours of a chart: the current values of the design tokens. */
export interface ChartColors {
  readonly getFill: (tone: ChartTone) => string;
  /** The border of amber fills; for other tones, the fill itself. */
  readonly getStroke: (tone: ChartTone) => string;
  readonly text: string;
  readonly axis: string;
  readonly grid: string;
  readonly line: string;
  readonly surface: string;
  readonly raised: string;
  readonly font: string;
}

/** A canvas cannot use CSS variables: the tokens are read when the theme, the language or the print mode changes. */
export function useChartColors(): ChartColors {
  const state = useSyncExternalStore(subscribeToTheme, readThemeState);
  return getCachedColors(state);
}

let cachedColors: { readonly state: string; readonly inks: ChartColors } | undefined;

function getCachedColors(state: string): ChartColors {
  if (cachedColors?.state !== state) cachedColors = { state, inks: readChartColors() };
  return cachedColors.inks;
}

function readChartColors(): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const readToken = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    getFill: tone => readToken(tone),
    getStroke: tone => readToken(tone === 'lamp' ? 'lamp-line' : tone),
    text: readToken('text'),
    axis: readToken('text-3'),
    grid: readToken('grid'),
    line: readToken('line-2'),
    surface: readToken('surface'),
    raised: readToken('raised'),
    font: readToken('font'),
  };
}
