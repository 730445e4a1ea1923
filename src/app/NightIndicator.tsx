import { useTranslate } from 'react-admin';

import { configuration } from '../data/configuration.ts';
import { useHasFailed } from '../data/useConfiguration.ts';
import { isNight, type CityNight, useTonight } from '../data/useTonight.ts';
import { splitDuration } from '../domain/clock.ts';
import { HOUR_MS } from '../domain/duration.ts';
import { StateGlyph } from '../ui/icons/StateGlyph.tsx';
import { NightBand } from '../ui/NightBand.tsx';
import { useZoneLabel } from '../ui/SiteTime.tsx';

const BAND_WIDTH_PX = 150;
const BAND_HEIGHT_PX = 20;

/** The current night, always visible: its sky, the current time in it, and the time until sunrise. */
export const NightIndicator = () => {
  const translate = useTranslate();
  const tonight = useTonight();
  const formatDuration = useFormatDuration();
  const zone = useZoneLabel();
  const hasFailed = useHasFailed('map');
  if (hasFailed) return <NightUnknown />;
  if (!isNight(tonight)) return null;
  const { night, now, labels } = tonight;
  const isRunning = now >= night.from;
  const remainingText = formatDuration((isRunning ? night.to : night.from) - now);
  return (
    <div
      className="row type-12 flex-none gap-8 px-12 whitespace-nowrap text-2 max-md:hidden [&_svg]:block"
      title={translate('shell.night', { ...labels, zone })}
    >
      <NightIndicatorBand tonight={tonight} />
      <span className="max-[1320px]:hidden">
        <b className="font-semibold text-1">{labels.now}</b> ·{' '}
        {translate(isRunning ? 'shell.night.sunrise' : 'shell.night.sunset', {
          duration: remainingText,
        })}
      </span>
    </div>
  );
};

/** The location and the time zone of the city did not load: times are in UTC, and the night is unknown. */
const NightUnknown = () => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="bar-button night-failed"
      title={translate('shell.night.failed')}
      aria-label={translate('shell.night.failed.retry')}
      onClick={() => void configuration.load('map')}
    >
      <StateGlyph state="unknown" />
      <span className="max-[1320px]:hidden">{translate('shell.night.utc')}</span>
      <span className="text-accent max-[1320px]:hidden">{translate('shell.retry')}</span>
    </button>
  );
};

const NightIndicatorBand = ({ tonight: { night, now } }: { readonly tonight: CityNight }) => {
  const from = night.from - HOUR_MS;
  const to = night.to + HOUR_MS;
  const x = ((now - from) / (to - from)) * BAND_WIDTH_PX;
  return (
    <svg width={BAND_WIDTH_PX} height={BAND_HEIGHT_PX} aria-hidden="true">
      <g transform="translate(0 5)">
        <NightBand {...{ night, from, to }} width={BAND_WIDTH_PX} height={10} radius={5} />
      </g>
      {x >= 0 && x <= BAND_WIDTH_PX && (
        <path
          d={`M${Math.min(BAND_WIDTH_PX - 1, Math.max(1, x))} 1V19`}
          stroke="var(--text)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
};

/** Returns a function that formats a duration in hours and minutes. */
export function useFormatDuration() {
  const translate = useTranslate();
  return (durationMs: number) => {
    const { hours, minutes } = splitDuration(durationMs);
    const key = hours > 0 ? 'shell.duration.hours' : 'shell.duration.minutes';
    return translate(key, { hours, minutes });
  };
}
