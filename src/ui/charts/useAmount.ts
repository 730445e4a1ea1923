import { useMemo } from 'react';
import { useLocale } from 'react-admin';

import { createNumberFormat } from '../../domain/formatNumber.ts';
import type { ChartData, ChartSeries } from './chart.ts';

/** What stands where there is no value. */
const NONE = '–';

/** A value, if there is one. */
type Value = number | null | undefined;

/** Ways to write a value of a series. */
export interface Amounts {
  readonly plain: (value: Value, series?: ChartSeries) => string;
  /** With its unit. */
  readonly amount: (value: Value, series?: ChartSeries) => string;
  readonly unitOf: (series: ChartSeries) => string | undefined;
  /** On an axis: as many digits as it needs. */
  readonly tick: (value: number) => string;
}

/** Writes values with their unit, all of a series with the same digits. */
export function useAmount({ unit, decimals, right }: ChartData): Amounts {
  const language = useLocale();
  const [rightUnit, rightDecimals] = [right?.unit, right?.decimals];
  return useMemo(() => {
    const left = exact(language, decimals);
    const other = exact(language, rightDecimals);
    const loose = createNumberFormat(language, { most: 2 });
    const unitOf = (series?: ChartSeries) => (series?.isRight ? rightUnit : unit);
    const plain = (value: Value, series?: ChartSeries) =>
      value === null || value === undefined ? NONE : (series?.isRight ? other : left)(value);
    const amount = (value: Value, series?: ChartSeries) => {
      const of = unitOf(series);
      return of && value !== null && value !== undefined
        ? `${plain(value, series)} ${of}`
        : plain(value, series);
    };
    return { plain, amount, unitOf, tick: loose };
  }, [language, unit, decimals, rightUnit, rightDecimals]);
}

const exact = (language: string, digits = 0) =>
  createNumberFormat(language, { least: digits, most: digits });
