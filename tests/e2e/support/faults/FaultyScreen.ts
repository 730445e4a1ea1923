import type { Locator, Page } from '@playwright/test';

import type { City } from '../city.ts';

/** A screen that meets every fault. */
export interface FaultyScreen {
  readonly name: string;
  /** The URL pattern of its main read. */
  readonly url: string;
  /** The path of a view whose data no earlier view has loaded. */
  readonly getPath: (view: number, city: City) => Promise<string>;
  /** Its content, once its data are there. */
  readonly findContent: (page: Page) => Locator;
}

interface Row {
  readonly id: string;
}

/** One screen of each kind. @see REL-01 */
export const FAULTY_SCREENS: readonly FaultyScreen[] = [
  {
    name: 'a list',
    url: '**/api/users/users?*',
    getPath: view => Promise.resolve(`/permissionManage?page=${view + 2}`),
    findContent: page => page.getByRole('main').locator('tbody .row-more'),
  },
  {
    name: 'a form',
    url: '**/api/users/users/5f*',
    getPath: async (view, city) => {
      const filter = encodeURIComponent(JSON.stringify({ limit: 1, offset: 40 + view }));
      const [row] = (await city.call(`/users/users?filter=${filter}`)) as readonly [Row];
      return `/data/users/${row.id}`;
    },
    findContent: page => page.getByRole('main').locator('form [type=submit]'),
  },
  {
    name: 'a map',
    url: '**/api/core/assets/markers?*',
    getPath: view =>
      Promise.resolve(`/smartLight/map?lat=30.2084&lng=${120.2126 + view / 1_000}&zoom=16`),
    findContent: page => page.getByRole('region', { name: /^In view/u }).getByRole('listitem'),
  },
  {
    name: 'a chart',
    url: '**/api/core/reports/stat?*',
    getPath: view =>
      Promise.resolve(`/smartLight/statistics?from=2026-05-01&until=2026-05-${view + 10}`),
    findContent: page => page.getByRole('main').getByRole('slider'),
  },
];
