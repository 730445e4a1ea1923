import type { Page } from '@playwright/test';

import type { Language } from '../../src/i18n/language.ts';
import { sampleCases } from './support/screens/sampleCases.ts';
import { expect, test } from './support/screens/test.ts';
import type { ConsoleOpener } from './support/consolePage.ts';
import { readMessages, type Translate } from './support/messages.ts';
import type { Overlay, OverlayContext } from './support/overlays/Overlay.ts';
import { DESKTOP_OVERLAYS, PHONE_OVERLAYS } from './support/overlays/overlays.ts';
import {
  chooseAppearanceOfPart,
  chooseScreens,
  isCompleteWalk,
} from './support/screens/variants.ts';
import { chooseLanguage, goTo, setColorScheme, type Theme, waitForScreen } from './support/walk.ts';

const OPEN_OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';
/** An overlay with its surroundings, and what opened it; the screen under it has checks of its own. */
const OVERLAY_ROOT = `.MuiModal-root, .MuiPopper-root, ${OPEN_OVERLAY}, [aria-expanded=true]`;
const PLACEHOLDER = ['.skeleton-row', '.loading', '[aria-busy=true]', '[role=progressbar]'].join();

/** Coprime to the number of appearances (4), which the same seed chooses: 12 consecutive seeds check each overlay in each. */
const OVERLAY_RUNS = 3;

const getTitle = ({ file, name, path }: Overlay) => [file, name, path].filter(Boolean).join(' ');

/** Opens an overlay and waits for its content. */
async function openOverlay({ open }: Overlay, context: OverlayContext): Promise<void> {
  await open(context);
  const overlay = context.page.locator(OPEN_OVERLAY).last();
  await expect(overlay).toBeVisible();
  await expect(overlay.locator(PLACEHOLDER)).toHaveCount(0);
}

/** Closes all overlays, and discards the input of a form. */
async function closeOverlays(page: Page, discard: string): Promise<void> {
  const discardButton = page.getByRole('button', { name: discard, exact: true });
  const overlays = page.locator(OPEN_OVERLAY);
  await expect(async () => {
    if (await discardButton.isVisible()) await discardButton.click({ timeout: 1_000 });
    else if ((await overlays.count()) > 0) await page.keyboard.press('Escape');
    await expect(overlays).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

async function signIn(page: Page, consolePage: ConsoleOpener) {
  await consolePage.openSignedIn('/');
  await page.locator('main#content').waitFor();
  await waitForScreen(page, '/');
}

test('every dialog, drawer, popover and menu keeps the policy and WCAG [UX-10/dialogs] [SEC-01/records] [SEC-11]', async ({
  page,
  consolePage,
  city,
  problems,
  checkScreen,
}) => {
  const messages: Readonly<Record<Language, Translate>> = {
    en: await readMessages('en'),
    zh: await readMessages('zh'),
  };
  let language: Language = 'en';
  let theme: Theme = 'light';
  let hasEdits = false;
  await signIn(page, consolePage);
  for (const [index, overlay] of sampleCases([...DESKTOP_OVERLAYS.entries()], OVERLAY_RUNS))
    await test.step(getTitle(overlay), async () => {
      const createContext = () => ({ page, city, language, translate: messages[language] });
      if (overlay.expectedError) problems.expect(overlay.expectedError);
      if (!isCompleteWalk) {
        const chosen = chooseAppearanceOfPart(index, DESKTOP_OVERLAYS.length);
        if (theme !== chosen.theme) await setColorScheme(page, (theme = chosen.theme));
        if (language !== chosen.language) await chooseLanguage(page, (language = chosen.language));
      }
      await overlay.prepare?.(createContext());
      if (overlay.prepare ?? (overlay.reloads || hasEdits)) {
        await page.goto(overlay.path);
        await page.locator('main#content').waitFor();
        await waitForScreen(page, overlay.path);
        // A page load restores the language of the test.
        if (language !== 'en') await chooseLanguage(page, language);
      } else await goTo(page, overlay.path);
      await openOverlay(overlay, createContext());
      const title = getTitle(overlay);
      await checkScreen(title, 'all', isCompleteWalk ? undefined : OVERLAY_ROOT);
      if (isCompleteWalk) {
        // Contrast depends on the theme only, the other rules on the language only.
        await setColorScheme(page, (theme = theme === 'light' ? 'dark' : 'light'));
        await checkScreen(title, 'colours', OVERLAY_ROOT);
        await chooseLanguage(page, (language = language === 'en' ? 'zh' : 'en'));
        // A choice in the menu of the languages closes it.
        if ((await page.locator(OPEN_OVERLAY).count()) === 0)
          await openOverlay(overlay, createContext());
        await checkScreen(title, 'structure', OVERLAY_ROOT);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await closeOverlays(page, messages[language]('form.leave.discard'));
      hasEdits = overlay.leavesEdits === true;
    });
});

for (const language of ['en', 'zh'] as const)
  test.describe(`on a phone, in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('so do its bottom sheets and drawers [UX-10/dialogs] [SEC-01/records] [SEC-11]', async ({
      page,
      consolePage,
      translate,
      city,
      checkScreen,
    }) => {
      await signIn(page, consolePage);
      for (const overlay of chooseScreens(PHONE_OVERLAYS, language))
        await test.step(getTitle(overlay), async () => {
          await goTo(page, overlay.path);
          await openOverlay(overlay, { page, city, language, translate });
          const title = `${getTitle(overlay)} on a phone`;
          await checkScreen(title, isCompleteWalk && language === 'zh' ? 'structure' : 'all');
          if (isCompleteWalk && language === 'en') {
            await setColorScheme(page, 'dark');
            await checkScreen(title, 'colours');
            await setColorScheme(page, 'light');
          }
          await closeOverlays(page, translate('form.leave.discard'));
        });
    });
  });
