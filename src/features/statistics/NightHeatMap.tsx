import { useLocale, useTranslate } from 'react-admin';

import { parseInstant } from '../../domain/timeZone.ts';
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
      className="grid gap-3"
      role="img"
      aria-label={translate('statistics.heat', { label, max: maxValue })}
    >
      {nights.map(({ night, values }) => (
        <div
          key={night}
          className="grid grid-cols-[34px_repeat(24,minmax(0,1fr))] items-center gap-2"
        >
          <span className="type-12 overflow-hidden whitespace-nowrap text-2" title={night}>
            {weekday.format(parseInstant(night, 'UTC'))}
          </span>
          {values.map((value, index) => (
            <i
              key={columnHeaders[index]}
              className={
                value === null
                  ? 'h-24 rounded-[3px] bg-transparent [box-shadow:inset_0_0_0_1px_var(--line)] forced-color-adjust-none'
                  : 'h-24 rounded-[3px] bg-(--hover) forced-color-adjust-none'
              }
              title={`${night} ${columnHeaders[index]} · ${value ?? '–'}`}
              style={value ? { background: getCellColor(value / maxValue) } : undefined}
            />
          ))}
        </div>
      ))}
      <div className="grid grid-cols-[34px_repeat(24,minmax(0,1fr))] items-center gap-2 [&>span]:w-0 [&>span]:overflow-visible [&>span]:text-12 [&>span]:leading-12 [&>span]:text-3">
        <span className="type-12 overflow-hidden whitespace-nowrap text-2" />
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
