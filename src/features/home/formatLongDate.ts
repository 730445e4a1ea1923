import { MINUTE_MS } from '../../domain/duration.ts';

/**
 * Formats weekday and date: "Thursday 12 November", "11月12日 星期四".
 *
 * @param offset minutes that the clock is ahead of UTC
 */
export function formatLongDate(time: number, offset: number, language: string): string {
  const local = new Date(time + offset * MINUTE_MS);
  const formatPart = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...parts,
      timeZone: 'UTC',
    }).format(local);
  const weekday = formatPart({ weekday: 'long' });
  const date = formatPart({ day: 'numeric', month: 'long' });
  return language === 'zh' ? `${date} ${weekday}` : `${weekday} ${date}`;
}
