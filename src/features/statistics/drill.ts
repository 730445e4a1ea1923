import { laterNight, nightOf } from '../../domain/nights.ts';
import type { Card } from './Card.ts';
import { withNights } from './periods.ts';
import type { Question } from './useQuestion.ts';

/** Pressing a night opens its hours; pressing a month, its nights. Of hours there is nothing more to be seen. */
export function drillOf(
  { address, ask, zone, period, tonight }: Question,
  rows: readonly { readonly time: string }[],
): Pick<Card, 'onPick'> {
  if (period.span.step === 'hour') return {};
  return {
    onPick: index => {
      const [row, next] = [rows[index], rows[index + 1]];
      if (!row) return;
      const isMonth = period.span.step === 'month';
      const first = nightFrom(row.time, zone, isMonth);
      const end = next ? laterNight(nightFrom(next.time, zone, isMonth), -1) : period.last;
      ask(withNights(address, first, end < tonight ? end : tonight));
    },
  };
}

/** The first night that begins in a step: a month begins at midnight, in the night of the day before. */
const nightFrom = (time: string, zone: string | undefined, isMonth: boolean) => {
  const night = nightOf(Date.parse(time), zone);
  return isMonth ? laterNight(night, 1) : night;
};
