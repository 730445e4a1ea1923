import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** The height of a row without a style sheet, in pixels. */
const ROW_HEIGHT = 30;

/**
 * Replaces what jsdom does not have for a virtualized list, in each test of a file: the height of its content, which is
 * that of its only child, and `scrollTo` with its event. A test also stubs `clientHeight`.
 */
export function stubScrolling(): void {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      const [content] = this.children;
      if (!(content instanceof HTMLElement)) return 0;
      const { height, paddingTop, paddingBottom } = content.style;
      if (height !== '') return parseFloat(height);
      const padding = (parseFloat(paddingTop) || 0) + (parseFloat(paddingBottom) || 0);
      return padding + content.children.length * ROW_HEIGHT;
    });
    Element.prototype.scrollTo = function (this: Element, options) {
      if (typeof options !== 'object' || options.top === this.scrollTop) return;
      this.scrollTop = options.top ?? 0;
      // As in a browser: after the code that scrolls.
      queueMicrotask(() => fireEvent.scroll(this));
    };
  });
  afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollTo'));
}
