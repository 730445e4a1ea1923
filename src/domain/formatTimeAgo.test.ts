import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatTimeAgo } from './formatTimeAgo.ts';
import { MINUTE_MS } from './duration.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('agoIn', () => {
  it.each([
    [0, 'a few seconds ago', '几秒前'],
    [MINUTE_MS, 'a minute ago', '1 分钟前'],
    [3 * MINUTE_MS, '3 minutes ago', '3 分钟前'],
    [60 * MINUTE_MS, 'an hour ago', '1 小时前'],
    [5 * 60 * MINUTE_MS, '5 hours ago', '5 小时前'],
    [24 * 60 * MINUTE_MS, 'a day ago', '1 天前'],
    [-3 * MINUTE_MS, 'a few seconds ago', '几秒前'],
  ])('formats %i ms as “%s”, “%s” [I18N-02]', (age, english, chinese) => {
    expect(formatTimeAgo('en', NOW - age, NOW)).toBe(english);
    expect(formatTimeAgo('zh', NOW - age, NOW)).toBe(chinese);
  });

  it('never formats a time in the future', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), age => {
        expect(formatTimeAgo('en', NOW - age, NOW)).toMatch(/ ago$/u);
        expect(formatTimeAgo('zh', NOW - age, NOW)).toMatch(/前$/u);
      }),
    );
  });
});
