import { useLocale, useTranslate } from 'react-admin';

/** Says how a figure differs from that of another time. */
export function useDelta() {
  const translate = useTranslate();
  const language = useLocale();
  const format = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const signed = (value: number) => format.format(value).replace('-', '−');
  return {
    /** In percentage points, against the time before. */
    points: (now: number | undefined, before: number | undefined) =>
      now === undefined || before === undefined
        ? undefined
        : Math.abs(now - before) < 0.05
          ? translate('statistics.delta.same')
          : translate('statistics.delta.points', { delta: signed(now - before) }),
    /** In per cent, against the year before. */
    percent: (now: number | undefined, before: number | undefined) =>
      now === undefined || !before
        ? undefined
        : translate('statistics.delta.year', { delta: signed((now / before - 1) * 100) }),
  };
}
