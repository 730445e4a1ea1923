import type { Page } from '@playwright/test';

import { waitForFrames } from './walkScreens.ts';

/**
 * Finds what is lost where the system chooses the colours: a mark that consists of its background alone, and a choice whose
 * options look alike. @see https://www.w3.org/TR/css-color-adjust-1/#forced
 */
export async function findForcedColorFaults(page: Page): Promise<readonly string[]> {
  const marks = await page.evaluateHandle(listMarks);
  await page.emulateMedia({ forcedColors: 'active' });
  await waitForFrames(page);
  try {
    return [...(await marks.evaluate(findLostMarks)), ...(await page.evaluate(findEqualChoices))];
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
    await waitForFrames(page);
    await marks.dispose();
  }
}

/** Runs in the page: the elements without a text or a drawing that differ from their ground by their background colour. */
function listMarks(): readonly Element[] {
  /** A thinner one is a line between others. */
  const LEAST_PX = 3;
  /** Drawings, fields, what has tests of its own, and placeholders of what is loading. */
  const UNMARKED =
    'svg, canvas, img, video, input, textarea, .leaflet-container, .toasts, .name-loading, .skeleton-row';
  return [...document.querySelectorAll('body *')].filter(element => {
    const { width, height } = element.getBoundingClientRect();
    return (
      Math.min(width, height) >= LEAST_PX &&
      element.childElementCount === 0 &&
      element.textContent.trim() === '' &&
      ['none', 'normal', '""'].includes(getComputedStyle(element, '::before').content) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(UNMARKED) &&
      window.visibility.hasOwnGround(element)
    );
  });
}

/** Runs in the page: those that are not seen any more. */
function findLostMarks(marks: readonly Element[]): readonly string[] {
  const { nameOf, styleOf, hasOwnGround } = window.visibility;
  const hasEdge = (element: Element) => {
    const style = styleOf(element);
    return [style.borderTop, style.borderBottom, style.outline].some(
      edge => !edge.startsWith('0px') && !edge.includes('none'),
    );
  };
  const lost = marks.filter(
    element => element.isConnected && !hasOwnGround(element) && !hasEdge(element),
  );
  return [...new Set(lost.map(element => `${nameOf(element)} is lost in forced colours`))];
}

/** Runs in the page: the chosen options that are drawn like another one of their group. */
function findEqualChoices(): readonly string[] {
  const { nameOf, isSeen, styleOf, hasOwnGround } = window.visibility;
  const CHOICES = 'input[type=radio], input[type=checkbox], button[aria-pressed]';
  const isChosen = (choice: Element) =>
    choice.matches(':checked, :indeterminate, [aria-pressed=true]');
  /** The input, its label and what is drawn next to it. The weight of a text is not enough. */
  const getLook = (choice: Element) => {
    const parts = choice.matches('input') ? [choice, ...choice.parentElement!.children] : [choice];
    return parts
      .flatMap(part => [part, ...part.querySelectorAll('.check, .icon')])
      .map(part => {
        const { backgroundColor, border, outline, appearance } = styleOf(part);
        if (part.matches('input'))
          return isSeen(part) && appearance !== 'none' ? `native ${String(isChosen(part))}` : '';
        return [hasOwnGround(part) && backgroundColor, border, outline].join();
      })
      .join('|');
  };
  const groups = Map.groupBy(
    [...document.querySelectorAll(CHOICES)].filter(choice => choice.checkVisibility()),
    choice =>
      choice.closest('fieldset, [role=group], [role=radiogroup], [role=toolbar], table') ??
      choice.parentElement!,
  );
  return [...groups.values()].flatMap(choices => {
    const others = new Set(choices.filter(choice => !isChosen(choice)).map(getLook));
    return choices
      .filter(choice => isChosen(choice) && others.has(getLook(choice)))
      .map(choice => `${nameOf(choice.closest('label') ?? choice)} looks as if it were not chosen`);
  });
}
