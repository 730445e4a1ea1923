import type { Locator, Page } from '@playwright/test';

import { chooseJourneyVariants } from './screens/variants.ts';

/** A device of the platform. */
export interface MappedAsset {
  readonly id: string;
  readonly name: string;
  readonly geoPoint: { readonly lat: number; readonly lng: number };
}

/** A street in the middle of the generated city. */
export const STREET = '/smartLight/map?lat=30.2084&lng=120.2126&zoom=18';

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const inZh = { language: 'zh' } as object;

/** What a journey on the map is seen on, and in. */
interface MapVariant {
  readonly title: string;
  readonly isPhone: boolean;
  readonly options: object;
}

const MAP_VARIANTS: readonly MapVariant[] = [
  {
    title: 'on a desktop, in zh, in the dark',
    isPhone: false,
    options: { ...inZh, colorScheme: 'dark' },
  },
  {
    title: 'on a phone, in en',
    isPhone: true,
    options: { ...PHONE, language: 'en', colorScheme: 'light' },
  },
];

/** Returns the variants of the journey with this index on the map: both in a complete walk, else one. */
export const chooseMapVariants = (index: number): readonly MapVariant[] =>
  chooseJourneyVariants(MAP_VARIANTS, index);

/** How many devices are in view: above the list, on a phone on the handle of its sheet. */
export const getSummary = (page: Page, isPhone: boolean): Locator =>
  page.locator(isPhone ? '.map-sheet-handle' : '#map-in-view-title');

/** A count in the summary of the map that is not zero. */
export const SOME_DEVICES = /[^\D0]/u;

/** The list of what is in view, in both languages. */
export const inView = (page: Page) => page.getByRole('region', { name: /^(?:In view|视野内)/u });

/** Returns the number of pixels of the canvases of the map by colour, each channel in 16 steps. */
export const countColors = (page: Page) =>
  page.locator('.city-map-stage').evaluate(stage => {
    const counts: Record<string, number> = {};
    for (const canvas of stage.querySelectorAll('canvas')) {
      const copy = Object.assign(document.createElement('canvas'), {
        width: Math.max(1, canvas.width),
        height: Math.max(1, canvas.height),
      });
      const context = copy.getContext('2d', { willReadFrequently: true })!;
      if (canvas.width > 0 && canvas.height > 0) context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, copy.width, copy.height);
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3]! < 255) continue;
        const color = [data[at]!, data[at + 1]!, data[at + 2]!].map(value => value >> 4).join();
        counts[color] = (counts[color] ?? 0) + 1;
      }
    }
    return counts;
  });
