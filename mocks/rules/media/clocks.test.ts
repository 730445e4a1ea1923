import { describe, expect, it } from 'vitest';

import type { NameLanguage } from '../../platform/nameLanguage.ts';
import { formatTimerText, formatClockText } from './clocks.ts';
import { completeItem } from '../../model/media/completeItem.ts';

/** Thursday, seven o'clock in the evening in the city. */
const now = Date.UTC(2026, 10, 12, 11, 5, 9);

describe('a digital clock', () => {
  const shown = (look: object, language: NameLanguage = 'zh') =>
    formatClockText(completeItem('1', { baseInfo: { type: 10 }, ...look }), now, language);

  it.each([
    [{}, '2026-11-12\n星期四\n19:05:09'],
    [{}, '2026-11-12\nThursday\n19:05:09', 'en'],
    [{ hours24: false, showDate: false, showWeek: false }, '7:05:09 PM'],
    [{ hours24: false, showDate: false, showWeek: false, timeZone: 'UTC' }, '11:05:09 AM'],
    [{ showTime: false, timeZone: 'Pacific/Auckland' }, '2026-11-13\n星期五'],
    [{ showTime: false, showDate: false, showWeek: false }, ''],
  ] as const)('with %j shows %j', (look, text, language: NameLanguage = 'zh') => {
    expect(shown(look, language)).toBe(text);
  });

  it('calls noon and midnight twelve', () => {
    const item = completeItem('1', { baseInfo: { type: 10 }, hours24: false, timeZone: 'UTC' });
    expect(formatClockText(item, Date.UTC(2026, 0, 1), 'zh')).toContain('12:00:00 AM');
    expect(formatClockText(item, Date.UTC(2026, 0, 1, 12), 'zh')).toContain('12:00:00 PM');
  });
});

describe('a timer', () => {
  const timer = (look: object, language: NameLanguage) =>
    formatTimerText(completeItem('1', { baseInfo: { type: 11 }, ...look }), now, language);

  it.each([
    [{ target: '2026-11-14T12:06:10.000Z', prefix: '还有' }, '还有\n2 天 01:01:01'],
    [{ target: '2026-11-14T12:06:10.000Z' }, '2 days 01:01:01', 'en'],
    [{ target: '2026-11-13T12:06:10.000Z' }, '1 day 01:01:01', 'en'],
    [{ target: '2026-11-12T11:05:10.000Z', suffix: '！' }, '00:00:01\n！'],
    [{ target: '2026-11-12T11:00:00.000Z' }, '00:00:00'],
    [{ target: '2026-11-12T11:00:00.000Z', direction: 'up' }, '00:05:09'],
    [{ target: '2026-11-13T11:00:00.000Z', direction: 'up' }, '00:00:00'],
  ] as const)('with %j shows %j', (look, text, language: NameLanguage = 'zh') => {
    expect(timer(look, language)).toBe(text);
  });
});
