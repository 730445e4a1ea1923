import { useLocale, useTranslate } from 'react-admin';

import { configuration } from '../../data/configuration.ts';
import { useConfiguration, useHasFailed, useUnreached } from '../../data/useConfiguration.ts';
import { useNow } from '../../data/useNow.ts';
import { isNight, type Tonight, useTonight } from '../../data/useTonight.ts';
import { zoneName } from '../../domain/clock.ts';
import { offsetAt } from '../../domain/zone.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Figures } from './Figures.tsx';
import { longDate } from './longDate.ts';
import { SkyBand } from './SkyBand.tsx';

/** Tonight: the sky hour by hour, and what can be said of the night without asking a lamp. */
export const Hero = () => {
  const translate = useTranslate();
  const tonight = useTonight();
  return (
    <section className="hero">
      <div>
        <div className="hero-head">
          <h1 className="hero-title">{translate('home.tonight')}</h1>
          {isNight(tonight) && <Sun tonight={tonight} />}
        </div>
        {isNight(tonight) ? <SkyBand tonight={tonight} /> : <NoBand tonight={tonight} />}
      </div>
      {isNight(tonight) && <Figures tonight={tonight} />}
    </section>
  );
};

const Sun = ({ tonight: { now, offset, words } }: { readonly tonight: Tonight }) => {
  const translate = useTranslate();
  const date = longDate(now, offset, useLocale());
  return (
    <span className="hero-sun">
      {translate('home.sun', { date, ...words, zone: zoneName(offset) })}
    </span>
  );
};

interface NoBandProps {
  readonly tonight: 'noNight' | 'noDay' | null | undefined;
}

const NoBand = ({ tonight }: NoBandProps) => {
  const translate = useTranslate();
  const isUnreached = useUnreached('map');
  const hasFailed = useHasFailed('map');
  if (tonight === undefined) return <div className="hero-empty after-300ms" />;
  if (tonight === null && (isUnreached || hasFailed))
    return <Failed reason={isUnreached ? 'unreached' : 'failed'} />;
  if (tonight === null) return <p className="hero-told">{translate('home.sun.unknown')}</p>;
  return <Sunless tonight={tonight} />;
};

/** Far north and far south there are days without the one or the other. */
const Sunless = ({ tonight }: { readonly tonight: 'noNight' | 'noDay' }) => {
  const translate = useTranslate();
  const now = useNow();
  const zone = useConfiguration('map')?.timeZone;
  const date = longDate(now, offsetAt(now, zone), useLocale());
  return <p className="hero-told">{translate(`home.sun.${tonight}`, { date })}</p>;
};

interface FailedProps {
  readonly reason: 'unreached' | 'failed';
}

/** Where the city lies did not load. It is loaded again by itself. */
const Failed = ({ reason }: FailedProps) => {
  const translate = useTranslate();
  return (
    <div className="hero-told">
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
