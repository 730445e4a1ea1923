import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getInstant, getUtcOffset } from './timeZone.ts';

const at = (iso: string) => Date.parse(iso);

describe('offsetAt', () => {
  it.each([
    ['2026-11-21T03:09:29Z', 'Asia/Shanghai', 480],
    ['2026-11-21T17:00:00Z', 'Asia/Shanghai', 480],
    ['2026-11-30T20:00:00Z', 'Asia/Shanghai', 480],
    ['2026-01-01T02:00:00Z', 'America/Los_Angeles', -480],
    ['2026-07-01T02:00:00Z', 'America/Los_Angeles', -420],
    ['2026-03-01T00:30:00Z', 'America/St_Johns', -210],
    ['2026-06-01T12:00:00Z', 'Pacific/Kiritimati', 840],
    ['2026-06-01T00:00:00Z', 'Pacific/Pago_Pago', -660],
    ['2026-06-01T12:00:00Z', 'UTC', 0],
  ])('is at %s in %s %s minutes', (iso, zone, minutes) => {
    expect(getUtcOffset(at(iso), zone)).toBe(minutes);
  });

  it('is that of the browser for an empty zone and for an unknown one', () => {
    const now = at('2026-11-21T03:09:29Z');
    const own = -new Date(now).getTimezoneOffset();
    expect([getUtcOffset(now), getUtcOffset(now, 'Middle/Earth')]).toEqual([own, own]);
  });
});

describe('instantAt', () => {
  it.each([
    ['a summer time that begins', '2026-03-29T02:30:00Z', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['the hour before', '2026-03-29T01:59:00Z', 'Europe/Berlin', '2026-03-29T00:59:00Z'],
    ['the hour after', '2026-03-29T03:00:00Z', 'Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['an hour shown twice', '2026-10-25T02:30:00Z', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
  ])('reads %s', (_case, shown, zone, instant) => {
    expect(new Date(getInstant(at(shown), zone)).toISOString()).toBe(
      new Date(instant).toISOString(),
    );
  });

  it('undoes what the clock shows, whatever the zone and the day', () => {
    const instant = fc.integer({ min: at('2000-01-01'), max: at('2099-12-31') });
    const zone = fc.constantFrom('Asia/Shanghai', 'Asia/Kolkata', 'America/St_Johns', 'Asia/Tokyo');
    fc.assert(
      fc.property(instant, zone, (time, name) => {
        const shown = time + getUtcOffset(time, name) * 60_000;
        const read = getInstant(shown, name);
        // Where summer time ends one hour is shown twice; the first of the two is expected.
        expect([0, 3_600_000]).toContain(time - read);
        expect(read + getUtcOffset(read, name) * 60_000).toBe(shown);
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });
});
