import type { Page } from '@playwright/test';

import type { Translate } from './support/messages.ts';
import { findLayoutFaults } from './support/screens/findLayoutFaults.ts';
import { expect, test } from './support/screens/test.ts';
import type { ConsoleOptions } from './support/test.ts';
import { goTo, setColorScheme, waitForScreen } from './support/walk.ts';
import { chooseLanguages, chooseVariants } from './support/screens/variants.ts';
import { installVisibilityTools } from './support/screens/visibilityTools.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const CENTRE = '/smartLight/map?lat=30.2084&lng=120.2126';
const STREET = `${CENTRE}&zoom=17`;

/** The minimum height of touch targets in pixels. */
const TOUCH_TARGET_PX = 44;

/** The hints of a search are above the tools of a phone, until the search ends. */
const isCoveredByHints = (done: string, fault: string) =>
  done === 'hints' && / (?:is under|lies on) /u.test(fault);

interface Screen {
  readonly page: Page;
  readonly translate: Translate;
  readonly isPhone: boolean;
}

/** Picks an item of a menu of the map: a phone has all of them in one. */
async function pickTool({ page, translate, isPhone }: Screen, menu: string, item: string) {
  const button = translate(isPhone ? 'map.tools.more' : menu);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .click();
  // Until it is removed, it covers the map.
  await expect(page.locator('[role=menu]')).toHaveCount(0);
}

/** Starts to measure, and sets two points. */
async function measure(screen: Screen) {
  const { page, translate, isPhone } = screen;
  const name = translate('map.tool.measure');
  if (isPhone) await pickTool(screen, '', name);
  else await page.getByRole('button', { name }).click();
  const stage = (await page.locator('.city-map-stage').boundingBox())!;
  for (const right of [-60, 60]) {
    const [x, y] = [stage.x + stage.width / 2 + right, stage.y + stage.height / 2];
    await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
  await page.locator('.map-measurement').waitFor();
}

/** Selects the devices of a rectangle: by a drag, on a phone by two corners. */
async function selectRectangle(screen: Screen) {
  const { page, translate, isPhone } = screen;
  await pickTool(screen, 'map.select', translate('map.tool.rectangle'));
  const stage = (await page.locator('.city-map-stage').boundingBox())!;
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  if (isPhone) {
    await page.touchscreen.tap(x - 150, y - 180);
    await expect(page.getByText(translate('map.tool.rectangle.next'))).toBeVisible();
    await page.touchscreen.tap(x + 150, y + 120);
  } else {
    await page.mouse.move(x - 150, y - 150);
    await page.mouse.down();
    await page.mouse.move(x + 100, y + 100, { steps: 4 });
    await page.mouse.up();
  }
  await page
    .getByRole('region', { name: translate('map.select.bar') })
    .locator('.bulk-close')
    .waitFor();
}

for (const [index, size] of [DESKTOP, PHONE].entries())
  for (const language of chooseLanguages(index))
    test.describe(`${size.isMobile ? 'on a phone' : 'on a desktop'}, in ${language}`, () => {
      test.use({ ...size, colorScheme: 'light', ...({ language } satisfies ConsoleOptions) });

      test('the map keeps the policy and has no serious finding, with its domains, devices, card, hints, menus, messages, a measurement and a selection; its targets are large enough for a finger [SEC-11] [UX-10/map]', async ({
        page,
        consolePage,
        checkScreen,
        translate,
        city,
      }) => {
        const screen = { page, translate, isPhone: size === PHONE };
        const faults: string[] = [];
        // In a sampled walk, each state is in one theme on a desktop and in the other on a phone, which has no layers.
        let stateIndex = index;
        const check = async (done: string) => {
          const [theme, ...otherThemes] = chooseVariants(['light', 'dark'] as const, stateIndex);
          stateIndex += 1;
          await setColorScheme(page, theme ?? 'light');
          await checkScreen(done);
          for (const other of otherThemes) {
            // Only the colours differ between the themes.
            await setColorScheme(page, other);
            await checkScreen(done, 'colours');
          }
          if (screen.isPhone)
            for (const fault of await findLayoutFaults(page, { minTargetPx: TOUCH_TARGET_PX }))
              if (!isCoveredByHints(done, fault)) faults.push(`${done}: ${fault}`);
        };
        const search = page.getByRole('combobox', { name: translate('map.search') });
        const filter = encodeURIComponent('{"where":{"status":"fault","model":"ssslc"},"limit":1}');
        const [lamp] = (await city.call(`/core/assets?filter=${filter}`)) as readonly [
          { readonly id: string; readonly name: string },
        ];
        await page.addInitScript(installVisibilityTools);
        await consolePage.openSignedIn(`${CENTRE}&zoom=12`);
        await waitForScreen(page, '/smartLight/map');
        await check('domains');
        const menu = translate(screen.isPhone ? 'map.tools.more' : 'map.views');
        await page.getByRole('button', { name: menu }).click();
        await page.getByRole('menu').waitFor();
        await check('views');
        await page.keyboard.press('Escape');
        await search.fill(lamp.id);
        await page.getByRole('option', { name: lamp.name }).waitFor();
        await check('hints');
        await page.getByRole('option', { name: lamp.name }).click();
        await page.getByRole('region', { name: lamp.name }).waitFor();
        await check('card');
        await goTo(page, STREET);
        await page
          .getByText(translate('map.zoom.devices', { zoom: '17' }))
          .or(page.locator('.map-sheet-handle'))
          .first()
          .waitFor();
        if (!screen.isPhone) {
          await page.getByRole('button', { name: translate('map.layers') }).click();
          await page.getByRole('menu').waitFor();
          await check('layers');
          await page.keyboard.press('Escape');
        } else stateIndex += 1;
        await selectRectangle(screen);
        await check('selection');
        await measure(screen);
        await check('measuring');
        // The measurement stays open: its panel, the messages and the tools have room next to each other.
        await goTo(page, '/smartLight/map?lat=200&states=broken');
        await page.locator('.city-map-messages > *').first().waitFor();
        await check('messages');
        expect(faults).toEqual([]);
      });
    });
