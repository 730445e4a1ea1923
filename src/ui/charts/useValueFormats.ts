import { useMemo } from 'react';
import { useLocale } from 'react-admin';

import { createNumberFormat } from '../../domain/formatNumber.ts';
import type { ChartData, ChartSeries } from './chartData.ts';

const NO_VALUE_TEXT = '–';

type ChartValue = number | null | undefined;

/** Formatters for the values of a series. */
export interface ValueFormats {
  readonly formatPlain: (value: ChartValue, series?: ChartSeries) => string;
  readonly formatWithUnit: (value: ChartValue, series?: ChartSeries) => string;
  readonly getUnit: (series: ChartSeries) => string | undefined;
  /** On an axis: as many decimals as necessary. */
  readonly formatTick: (value: number) => string;
}

/** Returns the formatters of a chart: values with their unit, all of a series with the same decimals. */
export function useValueFormats({ unit, decimals, rightAxis }: ChartData): ValueFormats {
  const language = useLocale();
  const [rightUnit, rightDecimals] = [rightAxis?.unit, rightAxis?.decimals];
  return useMemo(() => {
    const formatLeft = createFixedFormat(language, decimals);
    const formatRight = createFixedFormat(language, rightDecimals);
    const formatTick = createNumberFormat(language, { max: 2 });
    const getUnit = (series?: ChartSeries) => (series?.usesRightAxis ? rightUnit : unit);
    const formatPlain = (value: ChartValue, series?: ChartSeries) =>
      value === null || value === undefined
        ? NO_VALUE_TEXT
        : (series?.usesRightAxis ? formatRight : formatLeft)(value);
    const formatWithUnit = (value: ChartValue, series?: ChartSeries) => {
      const seriesUnit = getUnit(series);
      return seriesUnit && value !== null && value !== undefined
        ? `${formatPlain(value, series)} ${seriesUnit}`
        : formatPlain(value, series);
    };
    return { formatPlain, formatWithUnit, getUnit, formatTick };
  }, [language, unit, decimals, rightUnit, rightDecimals]);
}

const createFixedFormat = (language: string, digits = 0) =>
  createNumberFormat(language, { min: digits, max: digits });
