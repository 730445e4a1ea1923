import { useLocale, useTranslate } from 'react-admin';

import { configuration } from '../../data/configuration.ts';
import { useConfiguration, useHasFailed, useIsUnreachable } from '../../data/useConfiguration.ts';
import { useNow } from '../../data/useNow.ts';
import { isNight, type CityNight, useTonight } from '../../data/useTonight.ts';
import { formatUtcOffset } from '../../domain/clock.ts';
import { getUtcOffset } from '../../domain/timeZone.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { NightMetrics } from './NightMetrics.tsx';
import { formatLongDate } from './formatLongDate.ts';
import { SkyBand } from './SkyBand.tsx';

/** Tonight: the sky hour by hour, and metrics that need no device data. */
export const TonightHero = () => {
  const translate = useTranslate();
  const tonight = useTonight();
  return (
    <section className="hero">
      <div>
        <div className="hero-head items-baseline mb-12 flex gap-16 spread">
          <h1 className="hero-title type-20 semibold">{translate('home.tonight')}</h1>
          {isNight(tonight) && <SunTimes tonight={tonight} />}
        </div>
        {isNight(tonight) ? <SkyBand tonight={tonight} /> : <TonightFallback tonight={tonight} />}
      </div>
      {isNight(tonight) && <NightMetrics tonight={tonight} />}
    </section>
  );
};

const SunTimes = ({ tonight: { now, offset, labels } }: { readonly tonight: CityNight }) => {
  const translate = useTranslate();
  const date = formatLongDate(now, offset, useLocale());
  return (
    <span className="hero-sun">
      {translate('home.sun', { date, ...labels, zone: formatUtcOffset(offset) })}
    </span>
  );
};

interface TonightFallbackProps {
  readonly tonight: 'noNight' | 'noDay' | null | undefined;
}

const TonightFallback = ({ tonight }: TonightFallbackProps) => {
  const translate = useTranslate();
  const isUnreachable = useIsUnreachable('map');
  const hasFailed = useHasFailed('map');
  if (tonight === undefined) return <div className="hero-empty after-300ms" />;
  if (tonight === null && (isUnreachable || hasFailed))
    return <SiteLocationError reason={isUnreachable ? 'unreached' : 'failed'} />;
  if (tonight === null)
    return <p className="hero-notice text-2 centered gap-8">{translate('home.sun.unknown')}</p>;
  return <NoSunriseMessage tonight={tonight} />;
};

/** At high latitudes, the sun does not rise or set on some days. */
const NoSunriseMessage = ({ tonight }: { readonly tonight: 'noNight' | 'noDay' }) => {
  const translate = useTranslate();
  const now = useNow();
  const zone = useConfiguration('map')?.timeZone;
  const date = formatLongDate(now, getUtcOffset(now, zone), useLocale());
  return (
    <p className="hero-notice text-2 centered gap-8">
      {translate(`home.sun.${tonight}`, { date })}
    </p>
  );
};

interface SiteLocationErrorProps {
  readonly reason: 'unreached' | 'failed';
}

/** The location of the city did not load. The read is retried automatically. */
const SiteLocationError = ({ reason }: SiteLocationErrorProps) => {
  const translate = useTranslate();
  return (
    <div className="hero-notice text-2 centered gap-8">
      <p>{translate(`home.sun.${reason}`)}</p>
      <ActionButton
        kind="auxiliary"
        startIcon={<Icon name="refresh" />}
        onClick={() => void configuration.load('map')}
      >
        {translate('shell.retry')}
      </ActionButton>
    </div>
  );
};
