import type { Page } from '@playwright/test';

export interface LayoutRequirements {
  /** The minimum height of touch targets in pixels; absent without touch. */
  readonly minTargetPx?: number | undefined;
  /** Lists must have cards. */
  readonly isPhone?: boolean;
}

/** Finds layout faults: wider than the page, covered, overlapping, too small for touch. @see UX-08 */
export const findLayoutFaults = (
  page: Page,
  requirements: LayoutRequirements,
): Promise<readonly string[]> =>
  page.evaluate(({ minTargetPx, isPhone }) => {
    const { nameOf, listControls, seenPart, styleOf, targetOf, isSeen } = window.visibility;
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const main = document.querySelector('main');
    if (main && main.scrollWidth > main.clientWidth + 1) found.push('the sheet scrolls sideways');
    if (isPhone)
      for (const table of document.querySelectorAll('.list table'))
        if (isSeen(table)) found.push('the list is a table');

    const scrollsAside = (element: Element | null): boolean =>
      element !== null &&
      ((/auto|scroll/u.test(styleOf(element).overflowX) &&
        element.scrollWidth > element.clientWidth) ||
        scrollsAside(element.parentElement));
    // Content can be scrolled out from under a sticky element.
    const sticks = (element: Element | null): boolean =>
      element !== null && (styleOf(element).position === 'sticky' || sticks(element.parentElement));
    const front = document.querySelector('[role=dialog], [role=alertdialog]');
    const boxes = listControls()
      .filter(element => !front || front.contains(element))
      .map(element => {
        const box = element.getBoundingClientRect();
        return { element, box, seen: seenPart(element, box) };
      });
    for (const { element, box, seen } of boxes) {
      const { left, right } = box;
      const round = (value: number) => String(Math.round(value));
      if ((left < -1 || right > innerWidth + 1) && !scrollsAside(element.parentElement))
        found.push(`${nameOf(element)} is out of view: ${round(left)} to ${round(right)}`);
      const isIn = seen.height > 8 && seen.width > 8 && seen.bottom <= innerHeight && seen.top >= 0;
      const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
      const above = isIn ? document.elementFromPoint(x, y) : null;
      const isItself =
        !above ||
        element.contains(above) ||
        above.contains(element) ||
        targetOf(element).contains(above);
      if (!isItself && !above.closest('.toasts') && !sticks(above))
        found.push(`${nameOf(element)} is under ${nameOf(above)}`);
      const target = targetOf(element).getBoundingClientRect();
      const isInline = element.matches('a') && styleOf(element).display === 'inline';
      if (minTargetPx !== undefined && !isInline && target.height < minTargetPx - 0.5)
        found.push(`${nameOf(element)} is ${round(target.height)} high`);
    }
    const solid = boxes.filter(({ seen }) => seen.width > 2 && seen.height > 2);
    for (const [index, one] of solid.entries())
      for (const other of solid.slice(index + 1)) {
        const wide =
          Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
        const high =
          Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
        if (wide < 3 || high < 3) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const isField =
          targetOf(one.element).contains(other.element) ||
          targetOf(other.element).contains(one.element);
        if (isField || sticks(one.element) || sticks(other.element)) continue;
        found.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
      }
    return [...new Set(found)];
  }, requirements);

/** Finds text that is clipped without an ellipsis, or with one and no title that has it whole. @see docs/look.md, Type */
export const findClippedText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { nameOf, isSeen, styleOf } = window.visibility;
    const found = new Set<string>();
    const hasTitle = (element: Element) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return element.closest('[title], [aria-label]') !== null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (
        !parent ||
        !text.textContent?.trim() ||
        parent.closest('option, select, svg, script, style, title, legend, input, textarea')
      )
        continue;
      if (!isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      if (width < 1 || height < 1) continue;
      let isEllipsis = false;
      let isX = true;
      let isY = true;
      for (let above: Element | null = parent; above && (isX || isY); above = above.parentElement) {
        const style = styleOf(above);
        const edge = above.getBoundingClientRect();
        if (
          style.textOverflow === 'ellipsis' ||
          style.getPropertyValue('-webkit-line-clamp') !== 'none'
        )
          isEllipsis = true;
        if (/auto|scroll/u.test(style.overflowX)) isX = false;
        if (/auto|scroll/u.test(style.overflowY)) isY = false;
        const isCutX =
          isX &&
          /hidden|clip/u.test(style.overflowX) &&
          (left < edge.left - 2 || right > edge.right + 2);
        const isCutY =
          isY &&
          /hidden|clip/u.test(style.overflowY) &&
          (top < edge.top - 4 || bottom > edge.bottom + 4);
        if (isCutX || isCutY) {
          if (!isEllipsis)
            found.add(`${nameOf(parent)} is cut by ${nameOf(above).split(' ')[0] ?? ''}`);
          else if (!hasTitle(parent)) found.add(`${nameOf(parent)} is cut and has no title`);
          break;
        }
        if (style.position === 'fixed') break;
      }
    }
    return [...found];
  });
