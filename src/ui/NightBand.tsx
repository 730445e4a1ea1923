import { useId } from 'react';

interface NightBandSpan {
  readonly from: number;
  readonly to: number;
}

export interface NightBandProps {
  /** From sunset to sunrise, with the darker hours in it. */
  readonly night: NightBandSpan & { readonly dark?: NightBandSpan; readonly deep?: NightBandSpan };
  /** The instants at the left and the right edge. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** The sky from day through dusk to night and back, by the actual sun. */
export const NightBand = ({ night, from, to, width, height, radius }: NightBandProps) => {
  const id = useId();
  const offsetOf = (time: number) => Math.min(1, Math.max(0, (time - from) / (to - from)));
  const middle = (night.from + night.to) / 2;
  const dark = night.dark ?? { from: middle, to: middle };
  const deep = night.deep ?? { from: middle, to: middle };
  // Day lasts a little beyond sunset, and starts a little before sunrise.
  const early = (dark.from - night.from) / 2;
  const stops: readonly (readonly [number, string])[] = [
    [night.from - early, 'day'],
    [dark.from, 'dusk'],
    [deep.from, 'night'],
    [deep.to, 'night'],
    [dark.to, 'dusk'],
    [night.to + early, 'day'],
  ];
  return (
    <>
      <defs>
        <linearGradient id={id}>
          {stops.map(([time, sky], index) => (
            <stop
              key={index}
              offset={offsetOf(time)}
              stopColor={`var(--band-${sky}, var(--sky-${sky}))`}
            />
          ))}
        </linearGradient>
      </defs>
      <rect width={width} height={height} rx={radius} fill={`url(#${id})`} />
    </>
  );
};
