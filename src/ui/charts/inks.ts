import { useSyncExternalStore } from 'react';

import type { ChartTone } from './chart.ts';

/** What a chart is drawn in: the values of our tokens as they are now. */
export interface Inks {
  readonly of: (tone: ChartTone) => string;
  /** The edge of what is amber; of others, themselves. */
  readonly edgeOf: (tone: ChartTone) => string;
  readonly text: string;
  readonly axis: string;
  readonly grid: string;
  readonly line: string;
  readonly surface: string;
  readonly raised: string;
  readonly font: string;
}

/** A canvas knows no tokens: they are read when the theme, the language or the paper changes. */
export function useInks(): Inks {
  const state = useSyncExternalStore(subscribe, stateNow);
  return inksOf(state);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
  const media = [paper(), matchMedia('(prefers-color-scheme: dark)')];
  for (const each of media) each.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const each of media) each.removeEventListener('change', onChange);
  };
}

const paper = () => matchMedia('print');

function stateNow(): string {
  const { lang, dataset } = document.documentElement;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return [lang, dataset.theme, isDark, paper().matches].join();
}

let made: { readonly state: string; readonly inks: Inks } | undefined;

function inksOf(state: string): Inks {
  if (made?.state !== state) made = { state, inks: readInks() };
  return made.inks;
}

function readInks(): Inks {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    of: tone => token(tone),
    edgeOf: tone => token(tone === 'lamp' ? 'lamp-line' : tone),
    text: token('text'),
    axis: token('text-3'),
    grid: token('grid'),
    line: token('line-2'),
    surface: token('surface'),
    raised: token('raised'),
    font: token('font'),
  };
}
