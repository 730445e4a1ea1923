import type { Page } from '@playwright/test';

import { isSimilarRoute } from '../support/consoleRoutes.ts';
import { fetchRoute } from './support/fetchRoute.ts';
import { listAllRoutes } from './support/examine/listAllRoutes.ts';
import { collect, enter, OUT_OF_REACH, RECORDS, walk } from './support/examine/examined.ts';
import { expect, test } from './support/test.ts';

/** Stored markup in place of a text: a run or a request of it would be seen. */
const MARKUP = `"'><img src="/stored" onerror="stored()"><svg onload="stored()"></svg><b class="stored">`;
/** Free texts, by their names; a value that is no id, number, address, date or enum value is one as well. */
const WRITTEN =
  /^(?:name|remark|title|text|message|detail|description|username|firstName|lastName|content|version|asset_name)$/u;
const PLAIN = /^[\w:./+-]*$/u;

/** A response in which every free text ends in markup. */
function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return WRITTEN.test(key) || !PLAIN.test(value) ? `${value}${MARKUP}` : value;
  if (Array.isArray(value)) return value.map(each => poisoned(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]),
  );
}

/** Elements and requests that were made of stored texts. */
const made = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('img[src="/stored"], [onload], [onerror], b.stored')].map(
      element => `${element.tagName} in ${element.parentElement?.className ?? 'nothing'}`,
    ),
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/stored'))
      .map(() => 'a request'),
  ]);

test('markup that is stored in any text is shown as it is written, and never becomes a part of a page [SEC-04/walk]', async ({
  page,
  consolePage,
  problems,
}) => {
  problems.expect(OUT_OF_REACH);
  const found = collect();
  let count = 0;
  await page.route('**/api/**', async route => {
    if (route.request().method() !== 'GET' || route.request().url().includes('/users/users/'))
      return route.continue();
    const answer = await fetchRoute(route);
    if (!answer.headers()['content-type']?.includes('json'))
      return route.fulfill({ response: answer });
    count += 1;
    return route.fulfill({ response: answer, json: poisoned(await answer.json()) });
  });
  await enter(page, consolePage);
  const places = (await listAllRoutes()).filter(path => !isSimilarRoute(path));
  let shown = 0;
  await walk(
    page,
    async path => {
      found.add(path, await made(page));
      if ((await page.locator('main').innerText()).includes('<svg onload=')) shown += 1;
    },
    [...places, ...RECORDS],
  );
  expect(found.read()).toEqual([]);
  // The texts were there, and are read as what they are.
  expect(count).toBeGreaterThan(100);
  expect(shown).toBeGreaterThan(20);
});
