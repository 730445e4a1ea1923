import { useLocale, useTranslate } from 'react-admin';

import type { NightHours } from './figures.ts';

interface HeatMapProps {
  readonly label: string;
  /** The hours, from noon on. */
  readonly heads: readonly string[];
  readonly nights: readonly NightHours[];
}

/** Nights below each other, hour beside hour: the more, the redder. Its table says the same in numbers. */
export const HeatMap = ({ label, heads, nights }: HeatMapProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const all = nights.flatMap(({ values }) => values).filter(value => value !== null);
  const most = Math.max(1, ...all);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className="heat" role="img" aria-label={translate('statistics.heat', { label, most })}>
      {nights.map(({ night, values }) => (
        <div key={night} className="heat-row">
          <span className="heat-name" title={night}>
            {weekday.format(Date.parse(night))}
          </span>
          {values.map((value, index) => (
            <i
              key={heads[index]}
              className={value === null ? 'heat-cell heat-none' : 'heat-cell'}
              title={`${night} ${heads[index]} · ${value ?? '–'}`}
              style={value ? { background: shade(value / most) } : undefined}
            />
          ))}
        </div>
      ))}
      <div className="heat-row heat-axis">
        <span className="heat-name" />
        {heads.map((head, index) => (
          <span key={head}>{index % 6 === 0 ? head.slice(0, 2) : ''}</span>
        ))}
      </div>
    </div>
  );
};

/** From a trace to the full colour of a fault. */
const shade = (share: number) =>
  `color-mix(in srgb, var(--fault) ${Math.round(18 + 82 * share)}%, var(--sunken))`;
