import { beforeEach, vi } from 'vitest';

/** Replaces `ResizeObserver` in each test of a file: jsdom has no layout, so no element changes its size. */
export const stubResizeObserver = () =>
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
