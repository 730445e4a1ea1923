import { WHITE } from './looks.ts';
import type { Item } from './model.ts';
import { type Box, ground, rgb, round } from './svg.ts';

/** The zone of the city, for players that say nothing else. */
const CITY_ZONE = 'Asia/Shanghai';

const WEEKDAYS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'];
const SHORT = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function wallClock(now: number, timeZone = CITY_ZONE) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  const {
    year = '',
    month = '',
    day = '',
    hour = '',
    minute = '',
    second = '',
    weekday = '',
  } = parts;
  return { year, month, day, hour, minute, second, weekday };
}

/** What a digital clock shows, a line each. */
export function timeText(item: Item, now: number): string {
  const { year, month, day, hour, minute, second, weekday } = wallClock(now, item.timeZone);
  const hours = Number(hour);
  const time =
    item.hours24 === false
      ? `${hours % 12 === 0 ? 12 : hours % 12}:${minute}:${second} ${hours < 12 ? 'AM' : 'PM'}`
      : `${hour}:${minute}:${second}`;
  return [
    item.showDate !== false && `${year}-${month}-${day}`,
    item.showWeek !== false && WEEKDAYS[SHORT.indexOf(weekday)],
    item.showTime !== false && time,
  ]
    .filter(Boolean)
    .join('\n');
}

const DAY = 86_400;

/** What a timer shows: days, hours, minutes and seconds to its moment, or since; its words on lines of their own. */
export function timerText(
  { direction, target = '', prefix = '', suffix = '' }: Item,
  now: number,
): string {
  const distance = (Date.parse(target) - now) * (direction === 'up' ? -1 : 1);
  const seconds = Math.max(0, Math.floor(distance / 1_000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const time = `${two((seconds % DAY) / 3_600)}:${two((seconds % 3_600) / 60)}:${two(seconds % 60)}`;
  const days = seconds >= DAY ? `${Math.floor(seconds / DAY)} 天 ` : '';
  return [prefix, days + time, suffix].filter(Boolean).join('\n');
}

/** Draws a clock with hands in the middle of a box. */
export function drawDial(item: Item, box: Box, now: number): string {
  const { dialColor = WHITE, handColor = WHITE, showSecond } = item;
  const { hour, minute, second } = wallClock(now, item.timeZone);
  const [x, y] = [box.width / 2, box.height / 2];
  const radius = Math.min(x, y) * 0.9;
  const hand = (turn: number, length: number, width: number) => {
    const angle = turn * 2 * Math.PI;
    const [endX, endY] = [
      x + Math.sin(angle) * length * radius,
      y - Math.cos(angle) * length * radius,
    ];
    return `<line x1="${x}" y1="${y}" x2="${round(endX)}" y2="${round(endY)}" stroke="${rgb(handColor)}" stroke-width="${round(radius * width)}" stroke-linecap="round"/>`;
  };
  const minutes = Number(minute) / 60;
  return [
    ground(box, item),
    `<circle cx="${x}" cy="${y}" r="${round(radius)}" fill="none" stroke="${rgb(dialColor)}" stroke-width="${round(radius * 0.06)}"/>`,
    hand(((Number(hour) % 12) + minutes) / 12, 0.5, 0.08),
    hand(minutes, 0.75, 0.06),
    showSecond === false ? '' : hand(Number(second) / 60, 0.8, 0.02),
  ].join('');
}
