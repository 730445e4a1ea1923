import type { Page } from '@playwright/test';

/** Finds what only a pointer can do: not in the Tab order, no keys to scroll, no alternative to a drag. @see UX-07 */
export const findPointerOnlyControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { nameOf, isSeen, styleOf } = window.visibility;
    const found = new Set<string>();
    const STOPS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    /** Their items are reached by arrow keys, from one Tab stop. */
    const COMPOSITES =
      '[role=menu], [role=menubar], [role=tree], [role=grid], [role=tablist], [role=listbox], [role=radiogroup], [role=toolbar], [role=combobox]';
    const handlersOf = (element: Element): Readonly<Record<string, unknown>> => {
      const key = Object.keys(element).find(one => one.startsWith('__reactProps'));
      return key
        ? ((element as unknown as Record<string, Record<string, unknown>>)[key] ?? {})
        : {};
    };
    const hears = (element: Element, ...names: readonly string[]) => {
      const handlers = handlersOf(element);
      return names.some(name => typeof handlers[name] === 'function');
    };
    const isStop = (element: Element) =>
      element.matches(STOPS) || element.closest(COMPOSITES) !== null;
    for (const element of document.querySelectorAll('body *')) {
      if (!isSeen(element) && !element.matches('[aria-hidden=true]')) continue;
      const within = element.querySelector(STOPS) !== null;
      if (
        hears(element, 'onClick', 'onDoubleClick') &&
        !isStop(element) &&
        !within &&
        // The arrow keys move between tabs: the scroll buttons of a row of tabs are for pointers.
        !element.closest(
          'label, a[href], button, [role=treeitem], .MuiBackdrop-root, .MuiTabScrollButton-root',
        )
      )
        found.add(`${nameOf(element)} is pressed by a pointer only`);
      const isDragged =
        hears(element, 'onPointerDown', 'onDragStart') ||
        ((element as HTMLElement).draggable && !element.matches('a, img'));
      const hasKeys = [element, element.closest('li'), element.closest('[data-row]')].some(
        one => one && hears(one, 'onKeyDown'),
      );
      if (isDragged && !hasKeys && !isStop(element))
        found.add(`${nameOf(element)} is dragged by a pointer only`);
      if (
        element.matches('a[href], button, input, select, textarea') &&
        (element as HTMLElement).tabIndex < 0
      ) {
        const isHidden =
          element.matches(
            '[disabled], [aria-hidden=true], .row-quick *, .MuiSelect-nativeInput, [type=file]',
          ) || element.closest('.MuiAutocomplete-root');
        if (!isHidden && !element.closest(COMPOSITES))
          found.add(`${nameOf(element)} is no stop of the Tab key`);
      }
      const { overflowX, overflowY } = styleOf(element);
      const scrolls =
        (/auto|scroll/u.test(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (/auto|scroll/u.test(overflowX) && element.scrollWidth > element.clientWidth + 2);
      if (
        scrolls &&
        !within &&
        !element.matches('textarea') &&
        (element as HTMLElement).tabIndex < 0
      )
        found.add(`${nameOf(element)} is scrolled by a pointer only`);
    }
    return [...found];
  });
