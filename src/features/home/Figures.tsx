import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { Tonight } from '../../data/useTonight.ts';
import { clockTime, hoursAndMinutes } from '../../domain/clock.ts';

/** What the sun alone says about tonight. */
export const Figures = ({ tonight: { night, now, offset } }: { readonly tonight: Tonight }) => {
  const translate = useTranslate();
  const running = now >= night.from;
  const { dark } = night;
  return (
    <dl className="night-figures">
      <Figure label={translate(running ? 'home.figure.sunrise' : 'home.figure.sunset')}>
        <Duration length={(running ? night.to : night.from) - now} />
      </Figure>
      <Figure label={translate('home.figure.length')}>
        <Duration length={night.to - night.from} />
      </Figure>
      {dark && (
        <>
          <Figure label={translate('home.figure.darkFrom')}>
            {clockTime(dark.from, offset)}
            <small>{translate('home.figure.dusk')}</small>
          </Figure>
          <Figure label={translate('home.figure.darkTo')}>
            {clockTime(dark.to, offset)}
            <small>{translate('home.figure.dawn')}</small>
          </Figure>
        </>
      )}
    </dl>
  );
};

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Figure = ({ label, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Duration = ({ length }: { readonly length: number }) => {
  const translate = useTranslate();
  const { hours, minutes } = hoursAndMinutes(length);
  return (
    <>
      {hours > 0 && (
        <>
          {hours}
          <small>{translate('home.figure.hours')}</small>
        </>
      )}
      {minutes}
      <small>{translate('home.figure.minutes')}</small>
    </>
  );
};
