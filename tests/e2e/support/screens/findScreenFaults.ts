import type { Page } from '@playwright/test';

import { isSimilarRoute } from '../../../support/consoleRoutes.ts';
import { findForcedColorFaults } from './findForcedColorFaults.ts';
import { findClippedText, findLayoutFaults } from './findLayoutFaults.ts';
import { findPointerOnlyControls } from './findPointerOnlyControls.ts';
import {
  findColorOnlyMarks,
  findMixedBars,
  findMovements,
  findSmallTargets,
} from './findVisualFaults.ts';
import { chooseVariants } from './variants.ts';
import { resizeWindow } from './walkScreens.ts';

/** A desktop window at a zoom of 200 %, and the smallest at 400 %. @see https://www.w3.org/TR/WCAG22/#resize-text and https://www.w3.org/TR/WCAG22/#reflow */
const ZOOMED = [
  [720, 450],
  [320, 256],
] as const;
/** The text spacing that users with low vision set. @see https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
/** The minimum height of the scrolled part of a screen in pixels. */
const MIN_CONTENT_PX = 100;

/** The checks of a screen on a desktop, by the requirement whose faults they find. */
const CHECKS = {
  'UX-07': [findPointerOnlyControls],
  'UX-10': [
    findColorOnlyMarks,
    findMovements,
    findMixedBars,
    findForcedColorFaults,
    findSmallTargets,
    findClippedText,
    (page: Page) => findLayoutFaults(page, {}),
  ],
};

/** Returns the faults of a screen in a window of this size. */
const checkZoomed =
  ([width, height]: readonly [number, number]) =>
  async (page: Page): Promise<readonly string[]> => {
    await resizeWindow(page, width, height);
    const found = [...(await findLayoutFaults(page, {})), ...(await findClippedText(page))];
    const room = await page.evaluate(() => {
      const body = document.querySelector('.page-body');
      const scroller = body?.closest('.page') ?? body;
      return scroller ? Math.round(window.visibility.seenPart(scroller).height) : Infinity;
    });
    if (room < MIN_CONTENT_PX) found.push(`only ${String(room)} px are left`);
    return found.map(one => `${String(width)}: ${one}`);
  };

/** Returns the faults of a screen with wide text spacing. */
async function checkSpaced(page: Page): Promise<readonly string[]> {
  await resizeWindow(page, 1280, 900);
  const sheet = await page.evaluateHandle(rules => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, SPACED);
  const found = [...(await findClippedText(page)), ...(await findLayoutFaults(page, {}))];
  // The console may have added a sheet meanwhile, which stays.
  await sheet.evaluate(spaced => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== spaced);
  });
  return found.map(one => `spaced: ${one}`);
}

const ENLARGED = [...ZOOMED.map(checkZoomed), checkSpaced];

/**
 * Finds the faults of the current screen for users of keys, of enlarged text and of reduced motion, each with its
 * requirement. The window has its size again afterwards.
 */
export async function findScreenFaults(
  page: Page,
  path: string,
  index: number,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [requirement, checks] of Object.entries(CHECKS))
    for (const find of checks)
      for (const fault of await find(page)) found.push(`${requirement}: ${fault}`);
  // The screen of another model has the same components.
  if (isSimilarRoute(path)) return found;
  const { width, height } = page.viewportSize()!;
  for (const check of chooseVariants(ENLARGED, index))
    for (const fault of await check(page)) found.push(`UX-10: ${fault}`);
  await resizeWindow(page, width, height);
  return found;
}
