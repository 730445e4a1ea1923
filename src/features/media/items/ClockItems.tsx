import { useLocale } from 'react-admin';

import { useSiteZone } from '../../../ui/SiteZone.ts';
import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import { BLACK, WHITE } from '../model/itemDefaults.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { formatTimer, getHandAngles } from './clockTimes.ts';
import { toCssColor } from './colors.ts';
import { getTextStyle } from './textStyle.ts';
import { useSecond } from './useSecond.ts';

interface ClockItemProps {
  readonly fields: ItemFields;
  readonly size: StageSize;
}

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** An analogue clock with hands, running. */
export const AnalogueClock = ({ fields, size }: ClockItemProps) => {
  const siteZone = useSiteZone();
  const { hour, minute, second } = getHandAngles(useSecond(), fields.timeZone ?? siteZone);
  const { background = BLACK, transparency, dialColor = WHITE, handColor = WHITE } = fields;
  const dial = toCssColor(dialColor);
  const hand = toCssColor(handColor);
  const drawHand = (angle: number, length: number, width: number) => (
    <line
      x1={0}
      y1={6}
      x2={0}
      y2={-length}
      stroke={hand}
      strokeWidth={width}
      strokeLinecap="round"
      transform={`rotate(${angle})`}
    />
  );
  return (
    <svg
      viewBox="-52 -52 104 104"
      style={{ ...size, background: toCssColor(background, transparency ?? 100) }}
      aria-hidden="true"
    >
      <circle r={49} fill="none" stroke={dial} strokeWidth={2} />
      {HOURS.map(angle => (
        <line
          key={angle}
          y1={-47}
          y2={angle % 90 === 0 ? -39 : -43}
          stroke={dial}
          strokeWidth={2}
          transform={`rotate(${angle})`}
        />
      ))}
      {drawHand(hour, 26, 4)}
      {drawHand(minute, 38, 3)}
      {fields.showSecond !== false && drawHand(second, 42, 1)}
      <circle r={3} fill={hand} />
    </svg>
  );
};

/** Date, weekday and time in digits, running. */
export const DigitalClock = ({ fields }: ClockItemProps) => {
  const locale = useLocale();
  const siteZone = useSiteZone();
  const time = useSecond();
  const { showDate = true, showWeek = true, showTime = true, hours24 = true } = fields;
  const zone = fields.timeZone ?? siteZone;
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatInZone(time, locale, { ...options, ...(zone !== undefined && { timeZone: zone }) });
  const lines = [
    showDate && format({ year: 'numeric', month: '2-digit', day: '2-digit' }),
    showWeek && format({ weekday: 'long' }),
    showTime &&
      format({
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: hours24 ? 'h23' : 'h12',
      }),
  ].filter(line => line !== false);
  return (
    <div className="media-text" style={getTextStyle(fields)}>
      {lines.map(line => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
};

/** An unknown zone is that of the browser: the clock runs all the same. */
function formatInZone(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat(locale, options).format(time);
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: undefined }).format(time);
  }
}

/** Counts to or from a moment. */
export const Timer = ({ fields }: ClockItemProps) => {
  const { days, clock } = formatTimer(useSecond(), fields.target, fields.direction);
  return (
    <div className="media-text" style={getTextStyle(fields)}>
      {`${fields.prefix ?? ''}${days > 0 ? `${days} d ` : ''}${clock}${fields.suffix ?? ''}`}
    </div>
  );
};
