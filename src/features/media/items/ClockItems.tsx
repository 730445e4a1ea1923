import { useContext } from 'react';

import { useSiteZone } from '../../../ui/SiteZone.ts';
import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import { BLACK, WHITE } from '../model/itemDefaults.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { formatClock, formatTimer, getHandAngles } from './clockTimes.ts';
import { toCssColor } from './colors.ts';
import { ItemPlayback } from './ItemPlayback.ts';
import { getTextStyle } from './textStyle.ts';
import { useSecond } from './useSecond.ts';

interface ClockItemProps {
  readonly fields: ItemFields;
  readonly size: StageSize;
}

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** Returns the moment that clocks show, in milliseconds since 1970: the present, updated each second, where none is set. */
function useShownTime(): number {
  const second = useSecond();
  return useContext(ItemPlayback).time ?? second;
}

/** An analogue clock with hands, running. */
export const AnalogueClock = ({ fields, size }: ClockItemProps) => {
  const siteZone = useSiteZone();
  const { hour, minute, second } = getHandAngles(useShownTime(), fields.timeZone ?? siteZone);
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
  const siteZone = useSiteZone();
  return (
    <div className="media-text" style={getTextStyle(fields)}>
      {formatClock(fields, useShownTime(), siteZone)}
    </div>
  );
};

/** Counts to or from a moment. */
export const Timer = ({ fields }: ClockItemProps) => (
  <div className="media-text" style={getTextStyle(fields)}>
    {formatTimer(fields, useShownTime(), useSiteZone())}
  </div>
);
