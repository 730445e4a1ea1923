import { useLocale, useTranslate } from 'react-admin';

import { configuration } from '../../data/configuration.ts';
import { useConfiguration, useHasFailed, useIsUnreachable } from '../../data/useConfiguration.ts';
import { useNow } from '../../data/useNow.ts';
import { isNight, type CityNight, useTonight } from '../../data/useTonight.ts';
import { MINUTE_MS } from '../../domain/duration.ts';
import { formatWeekdayDate } from '../../domain/formatWeekdayDate.ts';
import { getUtcOffset } from '../../domain/timeZone.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useZoneLabel } from '../../ui/SiteTime.tsx';
import { NightMetrics } from './NightMetrics.tsx';
import { SkyBand } from './SkyBand.tsx';

/** Shown instead of the band of the night, as high as it. */
const placeholderClass =
  'grid h-120 place-content-center place-items-center gap-8 rounded-[8px] bg-(--sunken) text-2';

/** Tonight: the sky hour by hour, and metrics that need no device data. */
export const TonightHero = () => {
  const translate = useTranslate();
  const tonight = useTonight();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_340px] gap-32 border-b border-b-(--line) px-32 pt-20 pb-24 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-16 max-sm:mx-12 max-sm:my-0 max-sm:rounded-3 max-sm:border max-sm:border-(--line) max-sm:bg-(--surface) max-sm:p-14">
      <div>
        <div className="mb-12 flex items-baseline justify-between gap-16 max-sm:mb-8 max-sm:flex-col max-sm:gap-0">
          <h1 className="type-20 font-semibold max-sm:text-18 max-sm:leading-18">
            {translate('home.tonight')}
          </h1>
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
  const date = formatWeekdayDate(now + offset * MINUTE_MS, useLocale());
  const zone = useZoneLabel();
  return (
    <span className="text-balance text-2">{translate('home.sun', { date, ...labels, zone })}</span>
  );
};

interface TonightFallbackProps {
  readonly tonight: 'noNight' | 'noDay' | null | undefined;
}

const TonightFallback = ({ tonight }: TonightFallbackProps) => {
  const translate = useTranslate();
  const isUnreachable = useIsUnreachable('map');
  const hasFailed = useHasFailed('map');
  if (tonight === undefined)
    return <div className="after-300ms h-222 rounded-[8px] bg-(--sunken)" />;
  if (tonight === null && (isUnreachable || hasFailed))
    return <SiteLocationError reason={isUnreachable ? 'unreached' : 'failed'} />;
  if (tonight === null) return <p className={placeholderClass}>{translate('home.sun.unknown')}</p>;
  return <NoSunriseMessage tonight={tonight} />;
};

/** At high latitudes, the sun does not rise or set on some days. */
const NoSunriseMessage = ({ tonight }: { readonly tonight: 'noNight' | 'noDay' }) => {
  const translate = useTranslate();
  const now = useNow();
  const zone = useConfiguration('map')?.timeZone;
  const date = formatWeekdayDate(now + getUtcOffset(now, zone) * MINUTE_MS, useLocale());
  return <p className={placeholderClass}>{translate(`home.sun.${tonight}`, { date })}</p>;
};

interface SiteLocationErrorProps {
  readonly reason: 'unreached' | 'failed';
}

/** The location of the city did not load. The read is retried automatically. */
const SiteLocationError = ({ reason }: SiteLocationErrorProps) => {
  const translate = useTranslate();
  return (
    <div className={placeholderClass}>
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
