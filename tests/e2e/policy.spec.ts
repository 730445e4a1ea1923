import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import type { Language } from '../../src/i18n/language.ts';
import { DIFFERENT_SPOTS, SPOTS } from '../support/places.ts';
import type { ConsoleOptions } from './support/test.ts';
import { expect, test } from './support/test.ts';
import { goTo, pretendMode, spotsOf, stands } from './support/walk.ts';

/** What axe finds serious or worse, as sentences that name the place. */
async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // There are no frames, so axe needs no page of its own to put its parts together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(({ target }) => `${new URL(page.url()).pathname} ${id}: ${target.join(' ')}`),
    );
}

interface Walk {
  readonly name: string;
  readonly language: Language;
  readonly size: { readonly width: number; readonly height: number };
  readonly isPhone: boolean;
  /** On a phone, where the same screens stand in one column: every second address, the others in the other language. */
  readonly half?: 0 | 1;
}

const DESK = { name: 'at a desk', size: { width: 1440, height: 900 }, isPhone: false };
const PHONE = { name: 'on a phone', size: { width: 390, height: 844 }, isPhone: true };
const walks: readonly Walk[] = [
  { ...DESK, language: 'en' },
  { ...DESK, language: 'zh' },
  { ...PHONE, language: 'en', half: 0 },
  { ...PHONE, language: 'zh', half: 1 },
];

for (const { name, language, size, isPhone, half } of walks)
  test.describe(`${name}, in ${language}`, () => {
    test.use({
      ...({ language } satisfies ConsoleOptions),
      ...{ viewport: size, isMobile: isPhone, hasTouch: isPhone, colorScheme: 'light' },
    });
    test.setTimeout(300_000);

    // `problems` of every test fails it for a breach of the policy, an error of the browser and a request to elsewhere.
    test('every address keeps the policy, keeps no one out and asks nobody but its own site, in both themes [SEC-01] [SEC-11] [UX-10/screens]', async ({
      page,
      person,
      city,
    }) => {
      const asked = new Set<string>();
      page.on('request', request => asked.add(new URL(request.url()).origin));
      const found: string[] = [];
      const look = async () => {
        found.push(...(await findings(page)));
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(...(await findings(page, ['color-contrast'])));
        await page.emulateMedia({ colorScheme: 'light' });
      };

      await page.goto('/login');
      await stands(page, '/login');
      await look();
      await person.signIn('admin');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).not.toHaveURL(/login/u);

      const isDear = new Set(DIFFERENT_SPOTS.map(({ path }) => path));
      const every =
        half === undefined ? SPOTS : DIFFERENT_SPOTS.filter((_, index) => index % 2 === half);
      for (const mode of ['smartLight', 'light', 'mediaPublish'] as const) {
        if (mode !== 'smartLight') {
          await page.unrouteAll();
          await pretendMode(page, mode);
          await page.reload();
        }
        for (const { path } of spotsOf(every, mode)) {
          await test.step(path, async () => {
            await goTo(page, path);
            if (isDear.has(path)) await look();
            // What a theme adds to a page must keep the policy too.
            else
              for (const colorScheme of ['dark', 'light'] as const) {
                await page.emulateMedia({ colorScheme });
                await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
              }
          });
        }
      }
      expect(found).toEqual([]);
      expect([...asked].filter(origin => origin !== 'null')).toEqual([city.url]);
    });
  });
