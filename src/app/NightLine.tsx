import { useTranslate } from 'react-admin';

import { configuration } from '../data/configuration.ts';
import { useHasFailed } from '../data/useConfiguration.ts';
import { isNight, type Tonight, useTonight } from '../data/useTonight.ts';
import { hoursAndMinutes, zoneName } from '../domain/clock.ts';
import { StateGlyph } from '../ui/icons/StateGlyph.tsx';
import { NightBand } from '../ui/NightBand.tsx';

const WIDTH = 150;
const HEIGHT = 20;
const HOUR = 3_600_000;

/** The night is always in sight: its sky, where now is in it, and how long until the sun is back. */
export const NightLine = () => {
  const translate = useTranslate();
  const tonight = useTonight();
  const duration = useDuration();
  const hasFailed = useHasFailed('map');
  if (hasFailed) return <NoNightLine />;
  if (!isNight(tonight)) return null;
  const { night, now, offset, words } = tonight;
  const running = now >= night.from;
  const left = duration((running ? night.to : night.from) - now);
  return (
    <div
      className="night-line"
      title={translate('shell.night', { ...words, zone: zoneName(offset) })}
    >
      <Band tonight={tonight} />
      <span className="night-words">
        <b>{words.now}</b> ·{' '}
        {translate(running ? 'shell.night.sunrise' : 'shell.night.sunset', { duration: left })}
      </span>
    </div>
  );
};

/** Where the city lies and what its clocks show did not load: times are in UTC, and the night is not known. */
const NoNightLine = () => {
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
      <span className="night-words">{translate('shell.night.utc')}</span>
      <span className="night-words night-retry">{translate('shell.retry')}</span>
    </button>
  );
};

const Band = ({ tonight: { night, now } }: { readonly tonight: Tonight }) => {
  const from = night.from - HOUR;
  const to = night.to + HOUR;
  const x = ((now - from) / (to - from)) * WIDTH;
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="night-band">
      <g transform="translate(0 5)">
        <NightBand {...{ night, from, to }} width={WIDTH} height={10} radius={5} />
      </g>
      {x >= 0 && x <= WIDTH && (
        <path
          d={`M${Math.min(WIDTH - 1, Math.max(1, x))} 1V19`}
          stroke="var(--text)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
};

/** Says a length of time in hours and minutes. */
export function useDuration() {
  const translate = useTranslate();
  return (length: number) => {
    const { hours, minutes } = hoursAndMinutes(length);
    const key = hours > 0 ? 'shell.duration.hours' : 'shell.duration.minutes';
    return translate(key, { hours, minutes });
  };
}
