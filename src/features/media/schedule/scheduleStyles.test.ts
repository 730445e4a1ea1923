import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

// Jsdom has no layout, so that a mark over the hours is not noticed when they are dragged there.
it.each(['.media-conflict', '.media-playing', '.media-moment'])(
  'lets the pointer through %s to the hours below it [MEDIA-11]',
  mark => {
    const css = readFileSync('src/features/media/schedule/schedule.css', 'utf8');
    const rules = [...css.matchAll(/([^{}]+)\{[^{}]*pointer-events: none[^{}]*\}/gu)];
    expect(rules.map(([, selector]) => selector).join()).toContain(mark);
  },
);
