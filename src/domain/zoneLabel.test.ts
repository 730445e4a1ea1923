import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDateTime } from './formatDateTime.ts';
import { getUtcOffset } from './timeZone.ts';
import { getAmbiguousOffset, getZoneLabel } from './zoneLabel.ts';

describe('the zone next to a time', () => {
  it.each([
    ['Asia/Shanghai', 'UTC+8'],
    ['Asia/Kathmandu', 'UTC+5:45'],
    ['UTC', 'UTC'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Australia/Lord_Howe', 'Australia/Lord_Howe'],
  ])('%s is called %s, in winter and in summer', (zone, label) => {
    for (const time of ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-26'])
      expect(getZoneLabel(zone, Date.parse(time))).toBe(label);
  });

  it('is that of the browser where the zone of the site is unknown', () => {
    const now = Date.parse('2026-11-12');
    expect(getZoneLabel('Nowhere/Atlantis', now)).toBe(getZoneLabel(undefined, now));
  });
});

describe('a time that clocks show twice', () => {
  it.each([
    ['Europe/Berlin', '2026-10-25T00:00:00Z', 120],
    ['Europe/Berlin', '2026-10-25T00:59:59Z', 120],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', 60],
    ['Europe/Berlin', '2026-10-25T01:59:59Z', 60],
    ['Europe/Berlin', '2026-10-24T23:59:59Z', undefined],
    ['Europe/Berlin', '2026-10-25T02:00:00Z', undefined],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', undefined],
    ['Australia/Lord_Howe', '2026-04-04T14:59:59Z', 660],
    ['Australia/Lord_Howe', '2026-04-04T15:29:59Z', 630],
    ['Asia/Shanghai', '2026-10-25T01:00:00Z', undefined],
  ] as const)('in %s, %s has the offset %s', (zone, time, offset) => {
    expect(getAmbiguousOffset(Date.parse(time), zone)).toBe(offset);
  });

  it('distinguishes any two instants of a zone', () => {
    const seconds = fc.integer({ min: -9000, max: 9000 }).map(each => each * 1000);
    const written = (time: number, zone: string) =>
      `${formatDateTime(new Date(time), zone)} ${getAmbiguousOffset(time, zone) ?? ''}`;
    const changes = fc.constantFrom(
      ['Europe/Berlin', '2026-10-25T01:00Z'] as const,
      ['America/New_York', '2026-11-01T06:00Z'] as const,
      ['Australia/Lord_Howe', '2026-04-04T15:00Z'] as const,
      ['Europe/Berlin', '2026-03-29T01:00Z'] as const,
    );
    fc.assert(
      fc.property(changes, seconds, seconds, ([zone, at], one, other) => {
        const [first, second] = [Date.parse(at) + one, Date.parse(at) + other];
        const isSame = written(first, zone) === written(second, zone);
        expect(isSame).toBe(first === second);
        // The offset is also returned for the second of two equal times, and is the correct one.
        const offset = getAmbiguousOffset(first, zone) ?? getUtcOffset(first, zone);
        expect(offset).toBe(getUtcOffset(first, zone));
      }),
      { numRuns: 1000 },
    );
  });
});
