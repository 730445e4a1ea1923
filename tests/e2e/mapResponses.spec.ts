import type { Locator } from '@playwright/test';

import { chooseMapVariants, getSummary, SOME_DEVICES, STREET } from './support/mapPage.ts';
import { expect, test50 as test } from './support/test.ts';

/** Records the texts that an element has from now on, however short: the next read of the view would correct them. */
async function recordTexts(locator: Locator): Promise<() => Promise<readonly string[]>> {
  const texts = await locator.evaluateHandle(element => {
    const seen = [element.textContent];
    const observer = new MutationObserver(() => seen.push(element.textContent));
    observer.observe(element, { characterData: true, childList: true, subtree: true });
    return seen;
  });
  return () => texts.jsonValue();
}

for (const { title, isPhone, options } of chooseMapVariants(0))
  test.describe(title, () => {
    test.use(options);

    test('a response that arrives after that of a later view is not shown, and its request is aborted [MAP-03/latest] [MAP-03/abort]', async ({
      page,
      consolePage,
      translate,
    }) => {
      await consolePage.openSignedIn(STREET);
      const summary = getSummary(page, isPhone);
      await expect(summary).toContainText(SOME_DEVICES);
      let release: () => void = () => undefined;
      const released = new Promise<void>(done => (release = done));
      await page.route(/assets\/markers\?.*zoom=17/u, async route => {
        const response = await route.fetch();
        await released;
        // The page has aborted it already.
        await route.fulfill({ response, json: { total: 7, markers: [] } }).catch(() => undefined);
      });
      const requested = page.waitForRequest(/assets\/markers\?.*zoom=17/u);
      const aborted = page.waitForEvent('requestfailed', request =>
        /assets\/markers\?.*zoom=17/u.test(request.url()),
      );
      const zoomOut = page.getByRole('button', { name: translate('form.position.zoomOut') });
      await zoomOut.click();
      await requested;
      const later = page.waitForResponse(/assets\/markers\?.*zoom=16/u);
      await zoomOut.click();
      const { total } = (await (await later).json()) as { readonly total: number };
      const count = total.toLocaleString('en');
      await expect(summary).toContainText(count);
      expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED');
      const readTexts = await recordTexts(summary);
      release();
      await page.unrouteAll({ behavior: 'wait' });
      // A search takes longer than a response that would be used.
      await page.getByRole('combobox', { name: translate('map.search') }).fill('滨江区');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect((await readTexts()).filter(text => !text.includes(count))).toEqual([]);
    });
  });
