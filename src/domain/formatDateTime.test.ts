import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDateTime } from './formatDateTime.ts';

describe('formatDateTime', () => {
  it.each([
    [new Date(2026, 0, 2, 3, 4, 5), '2026-01-02 03:04:05'],
    [new Date(2026, 10, 12, 23, 59, 59, 999), '2026-11-12 23:59:59'],
    [new Date(2024, 1, 29), '2024-02-29 00:00:00'],
  ])('writes the clock of the browser [USER-01]', (instant, written) => {
    expect(formatDateTime(instant)).toBe(written);
    expect(formatDateTime(instant.toISOString())).toBe(written);
  });

  it.each([
    ['Asia/Shanghai', '2026-11-21 11:09:29'],
    ['America/Los_Angeles', '2026-11-20 19:09:29'],
    ['UTC', '2026-11-21 03:09:29'],
  ])('writes the clock of the site, %s [USER-01]', (zone, written) => {
    expect(formatDateTime('2026-11-21T03:09:29Z', zone)).toBe(written);
  });

  it.each(['2026-11-21T03:09:29', '2026-11-21 03:09:29'])(
    'reads %s, which has no zone, as site time [UX-14]',
    local => {
      expect(formatDateTime(local, 'America/Los_Angeles')).toBe('2026-11-21 03:09:29');
      expect(formatDateTime(local, 'Asia/Shanghai')).toBe('2026-11-21 03:09:29');
    },
  );

  it.each([undefined, null, '', 'never', '2026-13-01'])('has no text for %j', nothing => {
    expect(formatDateTime(nothing)).toBeUndefined();
  });

  it('loses nothing but the fraction of a second', () => {
    // At the end of summer time the clock shows one hour twice; its two instants are indistinguishable.
    const instant = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, date => {
        const written = formatDateTime(date) ?? '';
        expect(written).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        const read = new Date(written.replace(' ', 'T'));
        expect(formatDateTime(read)).toBe(written);
        expect(Math.abs(read.getTime() - date.getTime()) % 3_600_000).toBeLessThan(1000);
      }),
    );
  });
});
