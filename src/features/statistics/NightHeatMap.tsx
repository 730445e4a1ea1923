import { useLocale, useTranslate } from 'react-admin';

import type { NightHours } from './statisticsRows.ts';

interface NightHeatMapProps {
  readonly label: string;
  /** The hours from noon. */
  readonly columnHeaders: readonly string[];
  readonly nights: readonly NightHours[];
}

/** A heat map with a row for each night and a column for each hour: the more, the redder. Its table has the numbers. */
export const NightHeatMap = ({ label, columnHeaders, nights }: NightHeatMapProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const knownValues = nights.flatMap(({ values }) => values).filter(value => value !== null);
  const maxValue = Math.max(1, ...knownValues);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div
      className="heat"
      role="img"
      aria-label={translate('statistics.heat', { label, max: maxValue })}
    >
      {nights.map(({ night, values }) => (
        <div key={night} className="heat-row">
          <span className="heat-name text-2 nowrap type-12" title={night}>
            {weekday.format(Date.parse(night))}
          </span>
          {values.map((value, index) => (
            <i
              key={columnHeaders[index]}
              className={value === null ? 'heat-cell heat-none' : 'heat-cell'}
              title={`${night} ${columnHeaders[index]} · ${value ?? '–'}`}
              style={value ? { background: getCellColor(value / maxValue) } : undefined}
            />
          ))}
        </div>
      ))}
      <div className="heat-row heat-axis">
        <span className="heat-name text-2 nowrap type-12" />
        {columnHeaders.map((columnHeader, index) => (
          <span key={columnHeader}>{index % 6 === 0 ? columnHeader.slice(0, 2) : ''}</span>
        ))}
      </div>
    </div>
  );
};

/** Returns a tint between a trace and the full fault colour. */
const getCellColor = (share: number) =>
  `color-mix(in srgb, var(--fault) ${Math.round(18 + 82 * share)}%, var(--sunken))`;
