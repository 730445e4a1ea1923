import type { Page } from '@playwright/test';

/** Finds information by colour alone: a mark without a text, a glyph or a name. @see docs/look.md, https://www.w3.org/TR/WCAG22/#use-of-color */
export const findColorOnlyMarks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { nameOf, isSeen, styleOf } = window.visibility;
    const hasText = (element: Element | null) =>
      element !== null &&
      (element.textContent.trim() !== '' ||
        element.querySelector('svg, img') !== null ||
        element.matches('[aria-label], [title]'));
    const isMark = (element: Element) => {
      if (
        element.matches(
          '.tag, .glyph, [class*=dot], [class*=badge], [class*=status], [class*=state-]',
        )
      )
        return true;
      // Any small coloured element.
      const { width, height } = element.getBoundingClientRect();
      if (element.childElementCount > 0 || width < 4 || height < 4 || width > 16 || height > 16)
        return false;
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        /[\d., ]+/u.exec(styleOf(element).backgroundColor)?.[0] ?? ''
      )
        .split(',')
        .map(Number);
      return alpha > 0.3 && Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('main *, [role=dialog] *')) {
      if (!element.checkVisibility() || element.closest('svg svg *, input, .leaflet-container'))
        continue;
      if (element instanceof SVGElement && !element.matches('.glyph')) continue;
      if (!isMark(element)) continue;
      // A glyph is a shape: its label is next to it or its accessible name.
      const isGlyph = element.matches('.glyph');
      const has = isGlyph
        ? element.matches('[aria-label]') || hasTextNear(element)
        : hasText(element) || hasTextNear(element);
      if (!has && isSeen(element)) found.push(`${nameOf(element)} tells by its colour alone`);
    }
    function hasTextNear(element: Element) {
      const group = element.closest('li, tr, td, p, button, a, .tag, dd, label');
      const text = (group ?? element.parentElement)?.textContent.trim() ?? '';
      // The text of a whole page is not the label of a mark on it.
      const isNear = text !== '' && (group !== null || text.length < 80);
      return isNear || group?.matches('[aria-label]') === true;
    }
    return [...new Set(found)];
  });

/** Finds animations under prefers-reduced-motion. @see https://www.w3.org/TR/WCAG22/#animation-from-interactions */
export const findMovements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { nameOf } = window.visibility;
    const seconds = (list: string) =>
      Math.max(
        ...list.split(',').map(one => parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1)),
      );
    const found: string[] = [];
    for (const element of document.querySelectorAll('body, body *'))
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const isLong =
          seconds(style.transitionDuration) > 0.01 ||
          (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01);
        if (isLong || style.scrollBehavior === 'smooth')
          found.push(`${nameOf(element)}${pseudo ?? ''} moves`);
      }
    return [...new Set(found)];
  });

/** Finds targets of less than 24 px with another one within that distance. @see https://www.w3.org/TR/WCAG22/#target-size-minimum */
export const findSmallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST = 24;
    const { nameOf, listControls, seenPart, styleOf, targetOf } = window.visibility;
    const all = listControls()
      .filter(
        element =>
          styleOf(element).display !== 'inline' && element.getAttribute('aria-disabled') !== 'true',
      )
      .map(element => ({
        element,
        box: seenPart(targetOf(element)),
        whole: targetOf(element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    return all
      .filter(({ whole }) => whole.width < LEAST - 0.5 || whole.height < LEAST - 0.5)
      .flatMap(({ element, whole }) => {
        const [x, y] = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2];
        const near = all.find(({ element: other, box }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const dx = Math.max(box.left - x, 0, x - box.right);
          const dy = Math.max(box.top - y, 0, y - box.bottom);
          return Math.hypot(dx, dy) < LEAST / 2 - 0.5;
        });
        return near
          ? [
              `${nameOf(element)} (${Math.round(whole.width)} x ${Math.round(whole.height)}) is close to ${nameOf(near.element)}`,
            ]
          : [];
      });
  });

/** Finds bars where one button has an icon and another none; the button of a menu has its arrow. @see docs/look.md */
export const findMixedBars = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { nameOf, isSeen } = window.visibility;
    return [...document.querySelectorAll('.page-actions, .bulk')].flatMap(bar => {
      const buttons = [...bar.querySelectorAll('.MuiButton-root:not([aria-haspopup])')].filter(
        button => isSeen(button) && button.textContent.trim() !== '',
      );
      const bare = buttons.filter(button => !button.querySelector('svg'));
      return bare.length === buttons.length
        ? []
        : bare.map(button => `${nameOf(button)} has no icon next to others that have one`);
    });
  });
