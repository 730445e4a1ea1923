import { useTranslate } from 'react-admin';

import { laterNight, nightOf, spanOfNights, stepLabel, stepName } from '../../domain/nights.ts';
import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import type { NightHours } from './figures.ts';
import { HeatMap } from './HeatMap.tsx';
import { type StatPoint, useHours } from './readings.ts';
import type { Question } from './useQuestion.ts';

/** So many nights are told hour by hour. */
const NIGHTS = 7;

/** When faults begin: the last nights of the time, hour by hour, from noon to noon. */
export function useFaultHoursCard(question: Question, model?: string): Card {
  const translate = useTranslate();
  const { period, zone } = question;
  const week = laterNight(period.last, 1 - NIGHTS);
  const first = week > period.first ? week : period.first;
  const hours = useHours(question, spanOfNights(first, period.last, zone).from, model);
  const { heads, nights } = byNight(hours.data ?? [], zone);
  const title = translate('statistics.faults.by', { by: translate('statistics.by.hour') });
  const worst = worstOf(hours.data ?? []);
  return {
    id: 'hours',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHead: translate('statistics.head.hour'),
    ...failureOf(hours),
    data: hours.data && {
      label: title,
      points: heads.map(label => ({ label })),
      series: nights.map(({ night, values }) => ({ name: night, tone: 'fault', values })),
    },
    picture: <HeatMap label={title} heads={heads} nights={nights} />,
    note:
      worst &&
      translate('statistics.faults.worst', {
        smart_count: worst.faults,
        when: stepName(Date.parse(worst.time), 'hour', zone),
      }),
  };
}

/** A night has 24 hours; where the clocks change, what is shown twice is one of them, and one is missing. */
const HOURS = Array.from(
  { length: 24 },
  (_, hour) => `${String((hour + 12) % 24).padStart(2, '0')}:00`,
);

function byNight(rows: readonly StatPoint[], zone: string | undefined) {
  const nights = new Map<string, Map<string, number>>();
  for (const { time, faults } of rows) {
    const begin = Date.parse(time);
    const night = nightOf(begin, zone);
    const hours = nights.get(night) ?? new Map<string, number>();
    const hour = stepLabel(begin, 'hour', zone);
    nights.set(night, hours.set(hour, (hours.get(hour) ?? 0) + faults));
  }
  return {
    heads: HOURS,
    nights: [...nights].map(([night, hours]): NightHours => ({
      night,
      values: HOURS.map(hour => hours.get(hour) ?? null),
    })),
  };
}

/** The hour in which most began, if any did. */
function worstOf(rows: readonly StatPoint[]): StatPoint | undefined {
  const most = Math.max(0, ...rows.map(({ faults }) => faults));
  return most > 0 ? rows.find(({ faults }) => faults === most) : undefined;
}
