import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatDateTime } from '../../domain/formatDateTime.ts';
import { createField } from '../../../tests/support/testDescriptors.ts';
import { parseOperand } from '../conditions/parseOperand.ts';
import {
  parseLocalTime,
  isSkippedTime,
  formatLocalTime,
  formatSiteOffset,
  getAmbiguousInstants,
} from './localTime.ts';

describe('a time on the clock of the site', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-12T08:04:39', '2026-11-12T00:04:39.000Z'],
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['America/St_Johns', '2026-07-01T12:00', '2026-07-01T14:30:00.000Z'],
    ['Pacific/Auckland', '2026-01-01T00:00:01', '2025-12-31T11:00:01.000Z'],
  ])('in %s, %s is %s and back', (zone, localTime, instant) => {
    expect(parseLocalTime(localTime, zone)).toBe(instant);
    expect(formatLocalTime(instant, zone)).toBe(
      localTime.length === 16 ? `${localTime}:00` : localTime,
    );
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T02:00'],
    ['Europe/Berlin', '2026-03-29T02:59:59'],
    ['America/New_York', '2026-03-08T02:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15'],
  ])('in %s, %s is skipped: it stays as typed, and is no instant', (zone, localTime) => {
    const value = parseLocalTime(localTime, zone);
    expect(isSkippedTime(value)).toBe(true);
    expect(formatLocalTime(value, zone)).toBe(localTime);
    expect(getAmbiguousInstants(value, zone)).toEqual([]);
  });

  it.each([
    ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    [
      'Australia/Lord_Howe',
      '2026-04-05T01:45',
      ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
    ],
  ] as const)(
    'in %s, %s comes twice: the first is the default, the second can be',
    (zone, localTime, instants) => {
      expect(parseLocalTime(localTime, zone)).toBe(instants[0]);
      expect(getAmbiguousInstants(instants[0], zone)).toEqual(instants);
      expect(getAmbiguousInstants(instants[1], zone)).toEqual(instants);
    },
  );

  it('rejects what is no time', () => {
    expect(parseLocalTime('', 'Europe/Berlin')).toBeUndefined();
    expect(formatLocalTime(null, 'Europe/Berlin')).toBe('');
    expect(getAmbiguousInstants(undefined)).toEqual([]);
  });

  it('returns the offset of a clock', () => {
    expect(formatSiteOffset('2026-10-25T00:30:00.000Z', 'Europe/Berlin')).toBe('+02:00');
    expect(formatSiteOffset('2026-07-01T14:30:00.000Z', 'America/St_Johns')).toBe('-02:30');
  });
});

/** Zones, each with an instant of a clock change: by an hour, by half an hour, over midnight. */
const CHANGES: readonly (readonly [zone: string, at: string])[] = [
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00Z'],
  ['America/New_York', '2026-11-01T06:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['America/Santiago', '2026-09-06T04:00Z'],
  ['Asia/Shanghai', '2026-03-29T01:00Z'],
];

const nearAChange = fc.tuple(
  fc.constantFrom(...CHANGES),
  fc.integer({ min: -7200, max: 7200 }).map(seconds => seconds * 1000),
);

describe('the moment of a filter, whatever clocks do that day', () => {
  it('is shown as the list shows it; typed again it is the same moment, or the other one with that clock time', () => {
    fc.assert(
      fc.property(nearAChange, ([[zone, at], away]) => {
        const instant = new Date(Date.parse(at) + away).toISOString();
        const localTime = formatLocalTime(instant, zone);
        expect(localTime.replace('T', ' ')).toBe(formatDateTime(new Date(instant), zone));
        const reparsed = parseLocalTime(localTime, zone)!;
        const ambiguousInstants = getAmbiguousInstants(instant, zone);
        expect(ambiguousInstants.length > 0 ? ambiguousInstants : [instant]).toContain(reparsed);
        expect(reparsed <= instant).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is in the URL the instant itself, and is read back as it was', () => {
    const field = createField({
      kind: 'dateTime',
      source: 'lastLoginDate',
      filter: ['gte', 'between'],
    });
    fc.assert(
      fc.property(nearAChange, nearAChange, ([[, at], away], [, longer]) => {
        const from = new Date(Date.parse(at) + away).toISOString();
        const until = new Date(Date.parse(at) + away + Math.abs(longer)).toISOString();
        const roundTrip = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
        expect(parseOperand(field, 'gte', roundTrip(from))).toEqual({
          value: from,
          rejectedValues: [],
        });
        expect(parseOperand(field, 'between', roundTrip([from, until])).value).toEqual([
          from,
          until,
        ]);
      }),
    );
  });
});
