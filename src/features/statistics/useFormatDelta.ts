import { useLocale, useTranslate } from 'react-admin';

/** Returns functions that format the difference to another period. */
export function useFormatDelta() {
  const translate = useTranslate();
  const language = useLocale();
  const format = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const formatSigned = (value: number) => format.format(value).replace('-', '−');
  return {
    /** In percentage points, relative to the preceding period. */
    points: (currentValue: number | undefined, previousValue: number | undefined) =>
      currentValue === undefined || previousValue === undefined
        ? undefined
        : Math.abs(currentValue - previousValue) < 0.05
          ? translate('statistics.delta.same')
          : translate('statistics.delta.points', {
              delta: formatSigned(currentValue - previousValue),
            }),
    /** In per cent, relative to the previous year. */
    percent: (currentValue: number | undefined, previousValue: number | undefined) =>
      currentValue === undefined || !previousValue
        ? undefined
        : translate('statistics.delta.year', {
            delta: formatSigned((currentValue / previousValue - 1) * 100),
          }),
  };
}
