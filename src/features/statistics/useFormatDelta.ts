import { useLocale, useTranslate } from 'react-admin';

/** Says how a figure differs from that of another time. */
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
    /** In percentage points, against the time before. */
    points: (currentValue: number | undefined, previousValue: number | undefined) =>
      currentValue === undefined || previousValue === undefined
        ? undefined
        : Math.abs(currentValue - previousValue) < 0.05
          ? translate('statistics.delta.same')
          : translate('statistics.delta.points', {
              delta: formatSigned(currentValue - previousValue),
            }),
    /** In per cent, against the year before. */
    percent: (currentValue: number | undefined, previousValue: number | undefined) =>
      currentValue === undefined || !previousValue
        ? undefined
        : translate('statistics.delta.year', {
            delta: formatSigned((currentValue / previousValue - 1) * 100),
          }),
  };
}
