import { useId } from 'react';
import { useTranslate } from 'react-admin';

import type { CityNight } from '../../data/useTonight.ts';
import { getSunAltitude } from '../../domain/night.ts';
import { NightBand } from '../../ui/NightBand.tsx';
import { HourLabels } from './HourLabels.tsx';
import {
  type TimeAxis,
  buildTimeAxis,
  SKY_HEIGHT,
  HORIZON_Y,
  buildSunPath,
  SKY_WIDTH,
} from './skyBand.ts';

/** The sky from before sunset to after sunrise, the path of the sun below it, and the current time. */
export const SkyBand = ({ tonight }: { readonly tonight: CityNight }) => {
  const translate = useTranslate();
  const axis = buildTimeAxis(tonight.night);
  return (
    <div
      className="band relative pb-32 [--band-night:var(--sky-dusk)] [--sky-fill:var(--sky-deep)] [--sky-line:var(--sky-deep)] [&_svg]:block [&_svg]:h-190 [&_svg]:w-full [&_svg]:rounded-[8px] max-sm:[&_svg]:h-120"
      role="img"
      aria-label={translate('home.sky', tonight.labels)}
    >
      <svg viewBox={`0 0 ${SKY_WIDTH} ${SKY_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <NightBand
          night={tonight.night}
          from={axis.from}
          to={axis.to}
          width={SKY_WIDTH}
          height={SKY_HEIGHT}
          radius={0}
        />
        <SunPath tonight={tonight} axis={axis} />
      </svg>
      <HourLabels tonight={tonight} axis={axis} />
      <NowMarker tonight={tonight} axis={axis} />
    </div>
  );
};

interface BandProps {
  readonly tonight: CityNight;
  readonly axis: TimeAxis;
}

/** The sun below the horizon: filled up to now, dashed after it. */
const SunPath = ({ tonight, axis }: BandProps) => {
  const clipId = useId();
  const path = buildSunPath(tonight, axis);
  const now = axis.getPosition(tonight.now);
  const lineProps = { vectorEffect: 'non-scaling-stroke', stroke: 'var(--sky-line)' } as const;
  return (
    <>
      <clipPath id={clipId}>
        <rect width={Math.max(0, now) * SKY_WIDTH} height={SKY_HEIGHT} />
      </clipPath>
      <path
        d={path}
        fill="var(--sky-fill)"
        fillOpacity=".18"
        strokeWidth="1.5"
        strokeDasharray="4 3"
        {...lineProps}
      />
      <path
        d={path}
        fill="var(--sky-fill)"
        fillOpacity=".5"
        strokeWidth="1.5"
        clipPath={`url(#${clipId})`}
        {...lineProps}
      />
      <path d={`M0 ${HORIZON_Y}H${SKY_WIDTH}`} strokeOpacity=".5" {...lineProps} />
      {now > 0 && now < 1 && (
        <path
          d={`M${now * SKY_WIDTH} 14V${SKY_HEIGHT}`}
          stroke="var(--text)"
          strokeWidth="1.8"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </>
  );
};

const NowMarker = ({ tonight: { latLng, now, night, labels }, axis }: BandProps) => {
  const translate = useTranslate();
  const position = axis.getPosition(now);
  if (position <= 0 || position >= 1) return null;
  const isDark = now >= night.from && now <= night.to;
  const depth = Math.round(Math.abs(getSunAltitude(now, latLng)));
  return (
    <span
      className={`type-12 absolute top-12 font-semibold whitespace-nowrap ${position > 0.7 ? 'transform-[translateX(-100%)] pr-8' : 'pl-8'}`}
      style={{ left: `${position * 100}%` }}
    >
      {labels.now}
      {isDark && <span className="max-sm:hidden"> · {translate('home.depth', { depth })}</span>}
    </span>
  );
};
