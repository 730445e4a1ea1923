import { useId } from 'react';
import { useTranslate } from 'react-admin';

import type { Tonight } from '../../data/useTonight.ts';
import { sunAltitude } from '../../domain/night.ts';
import { NightBand } from '../../ui/NightBand.tsx';
import { Hours } from './Hours.tsx';
import { type Axis, axisOf, HEIGHT, HORIZON, sunPath, WIDTH } from './sky.ts';

/** The sky from before sunset till after sunrise, the way of the sun under it, and where now is. */
export const SkyBand = ({ tonight }: { readonly tonight: Tonight }) => {
  const translate = useTranslate();
  const axis = axisOf(tonight.night);
  return (
    <div className="band" role="img" aria-label={translate('home.sky', tonight.words)}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <NightBand
          night={tonight.night}
          from={axis.from}
          to={axis.to}
          width={WIDTH}
          height={HEIGHT}
          radius={0}
        />
        <Sun tonight={tonight} axis={axis} />
      </svg>
      <Hours tonight={tonight} axis={axis} />
      <Now tonight={tonight} axis={axis} />
    </div>
  );
};

interface OnBand {
  readonly tonight: Tonight;
  readonly axis: Axis;
}

/** The sun below the horizon: filled up to now, dashed after it. */
const Sun = ({ tonight, axis }: OnBand) => {
  const clip = useId();
  const path = sunPath(tonight, axis);
  const now = axis.at(tonight.now);
  const line = { vectorEffect: 'non-scaling-stroke', stroke: 'var(--sky-line)' } as const;
  return (
    <>
      <clipPath id={clip}>
        <rect width={Math.max(0, now) * WIDTH} height={HEIGHT} />
      </clipPath>
      <path
        d={path}
        fill="var(--sky-fill)"
        fillOpacity=".18"
        strokeWidth="1.5"
        strokeDasharray="4 3"
        {...line}
      />
      <path
        d={path}
        fill="var(--sky-fill)"
        fillOpacity=".5"
        strokeWidth="1.5"
        clipPath={`url(#${clip})`}
        {...line}
      />
      <path d={`M0 ${HORIZON}H${WIDTH}`} strokeOpacity=".5" {...line} />
      {now > 0 && now < 1 && (
        <path
          d={`M${now * WIDTH} 14V${HEIGHT}`}
          stroke="var(--text)"
          strokeWidth="1.8"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </>
  );
};

const Now = ({ tonight: { place, now, night, words }, axis }: OnBand) => {
  const translate = useTranslate();
  const share = axis.at(now);
  if (share <= 0 || share >= 1) return null;
  const dark = now >= night.from && now <= night.to;
  const depth = Math.round(Math.abs(sunAltitude(now, place)));
  return (
    <span
      className={share > 0.7 ? 'band-now band-now-left' : 'band-now'}
      style={{ left: `${share * 100}%` }}
    >
      {words.now}
      {dark && <span className="band-depth"> · {translate('home.depth', { depth })}</span>}
    </span>
  );
};
