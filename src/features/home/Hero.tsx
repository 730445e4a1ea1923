import { useLocale, useTranslate } from 'react-admin';

import { isNight, type Tonight, useTonight } from '../../data/useTonight.ts';
import { zoneName } from '../../domain/clock.ts';
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
  if (tonight === undefined) return <div className="hero-empty after-300ms" />;
  return <p className="hero-told">{translate(`home.sun.${tonight ?? 'unknown'}`)}</p>;
};
