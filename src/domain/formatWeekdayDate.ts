/** Created once: the browser takes longer for a format than for a whole edit. */
const weekdays = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats weekday and date: `Thursday 2026-11-12`, `2026-11-12 星期四`.
 *
 * @param wallClockMs the date on the clock, as milliseconds since 1970 would count it in UTC
 */
export function formatWeekdayDate(wallClockMs: number, language: string): string {
  const format =
    weekdays.get(language) ??
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  weekdays.set(language, format);
  const weekday = format.format(wallClockMs);
  const date = new Date(wallClockMs).toISOString().slice(0, 10);
  return language === 'zh' ? `${date} ${weekday}` : `${weekday} ${date}`;
}
