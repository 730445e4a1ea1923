import type { Page } from '@playwright/test';

/** Changes the map in the configuration of the platform. */
export const configure = (page: Page, settings: object) =>
  page.route(/\/api\/config\/map\?/u, async route => {
    const response = await route.fetch();
    const configured = (await response.json()) as object;
    await route.fulfill({ response, json: { ...configured, ...settings } });
  });

/** Records the origins and paths of all requests of a page. */
export function recordRequests(page: Page) {
  const urls: URL[] = [];
  page.on('request', request => urls.push(new URL(request.url())));
  return {
    getOrigins: () =>
      [...new Set(urls.map(({ origin }) => origin))].filter(each => each !== 'null'),
    getPaths: (pattern: RegExp) =>
      urls.map(({ pathname }) => pathname).filter(path => pattern.test(path)),
  };
}

/** The message on missing parts of the base map. */
export const notice = (page: Page) => page.locator('.map-ground-notice');
