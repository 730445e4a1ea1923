const MINUTE = 60_000;

/**
 * Weekday and date in words: "Thursday 12 November", "11月12日 星期四".
 *
 * @param offset minutes that the clock is ahead of UTC
 */
export function longDate(time: number, offset: number, language: string): string {
  const local = new Date(time + offset * MINUTE);
  const say = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...parts,
      timeZone: 'UTC',
    }).format(local);
  const weekday = say({ weekday: 'long' });
  const date = say({ day: 'numeric', month: 'long' });
  return language === 'zh' ? `${date} ${weekday}` : `${weekday} ${date}`;
}
