import type { Page } from '@playwright/test';

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
