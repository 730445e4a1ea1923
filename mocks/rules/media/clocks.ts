import { WHITE } from '../../model/media/textDefaults.ts';
import type { NameLanguage } from '../../platform/nameLanguage.ts';
import type { MediaColor, MediaItem } from '../../model/media/mediaModel.ts';
import { type SizeBox, renderBackground, toCssRgb, roundSvg } from './svg.ts';

/** The time zone of the city, for players without one. */
const CITY_TIME_ZONE = 'Asia/Shanghai';

function getWallClock(now: number, timeZone = CITY_TIME_ZONE) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return { year, month, day, hour, minute, second };
}

const formatWeekday = (now: number, timeZone = CITY_TIME_ZONE, language: NameLanguage): string =>
  new Intl.DateTimeFormat(language, { timeZone, weekday: 'long' }).format(now);

/** Formats the lines of a digital clock, its day of the week in the language of the city. */
export function formatClockText(item: MediaItem, now: number, language: NameLanguage): string {
  const { year, month, day, hour, minute, second } = getWallClock(now, item.timeZone);
  const weekday = formatWeekday(now, item.timeZone, language);
  const hours = Number(hour);
  const time =
    item.hours24 === false
      ? `${hours % 12 === 0 ? 12 : hours % 12}:${minute}:${second} ${hours < 12 ? 'AM' : 'PM'}`
      : `${hour}:${minute}:${second}`;
  return [
    item.showDate !== false && `${year}-${month}-${day}`,
    item.showWeek !== false && weekday,
    item.showTime !== false && time,
  ]
    .filter(Boolean)
    .join('\n');
}

const DAY_SECONDS = 86_400;

/**
 * Formats the text of a timer: days, hours, minutes and seconds until its moment, or since; prefix and suffix on lines
 * of their own.
 */
export function formatTimerText(
  { direction, target = '', prefix = '', suffix = '' }: MediaItem,
  now: number,
  language: NameLanguage,
): string {
  const distance = (Date.parse(target) - now) * (direction === 'up' ? -1 : 1);
  const seconds = Math.max(0, Math.floor(distance / 1_000));
  const padTwo = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const time = `${padTwo((seconds % DAY_SECONDS) / 3_600)}:${padTwo((seconds % 3_600) / 60)}:${padTwo(seconds % 60)}`;
  const dayCount = Math.floor(seconds / DAY_SECONDS);
  const unit = { en: dayCount === 1 ? 'day' : 'days', zh: '天' }[language];
  const days = dayCount > 0 ? `${dayCount} ${unit} ` : '';
  return [prefix, days + time, suffix].filter(Boolean).join('\n');
}

/** Renders an analogue clock in the middle of a box. */
export function renderDial(item: MediaItem, box: SizeBox, now: number): string {
  const { dialColor = WHITE, handColor = WHITE, showSecond } = item;
  const { hour, minute, second } = getWallClock(now, item.timeZone);
  const [x, y] = [box.width / 2, box.height / 2];
  const radius = Math.min(x, y) * 0.9;
  const renderLine = (
    rotation: number,
    [from, to]: readonly [number, number],
    width: number,
    color: MediaColor,
  ) => {
    const angle = rotation * 2 * Math.PI;
    const [right, up] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
    const ends = `x1="${roundSvg(x + right * from)}" y1="${roundSvg(y - up * from)}" x2="${roundSvg(x + right * to)}" y2="${roundSvg(y - up * to)}"`;
    return `<line ${ends} stroke="${toCssRgb(color)}" stroke-width="${roundSvg(radius * width)}" stroke-linecap="round"/>`;
  };
  const renderHand = (rotation: number, length: number, width: number) =>
    renderLine(rotation, [-0.12, length], width, handColor);
  const renderHour = (mark: number) =>
    renderLine(mark / 12, [mark % 3 === 0 ? 0.8 : 0.88, 0.96], 0.04, dialColor);
  const minutes = Number(minute) / 60;
  return [
    renderBackground(box, item),
    `<circle cx="${x}" cy="${y}" r="${roundSvg(radius)}" fill="none" stroke="${toCssRgb(dialColor)}" stroke-width="${roundSvg(radius * 0.04)}"/>`,
    ...Array.from({ length: 12 }, (_, mark) => renderHour(mark)),
    renderHand(((Number(hour) % 12) + minutes) / 12, 0.5, 0.08),
    renderHand(minutes, 0.75, 0.06),
    showSecond === false ? '' : renderHand(Number(second) / 60, 0.8, 0.02),
  ].join('');
}
