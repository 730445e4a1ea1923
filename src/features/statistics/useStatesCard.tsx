import { useTranslate } from 'react-admin';

import { useAmount } from '../../ui/charts/useAmount.ts';
import { Bars } from './Bars.tsx';
import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import { shareOf } from './points.ts';
import type { Reading } from './readings.ts';
import { STATES, useStateWords } from './states.ts';

interface Counts {
  readonly total: number;
  readonly normal: number;
  readonly fault: number;
  readonly offline: number;
  readonly unknown: number;
}

/** How many devices are in which state, now. */
export function useStatesCard(
  reading: Reading<unknown>,
  counts: Counts | undefined,
  listOf?: (state: string) => string,
): Card {
  const translate = useTranslate();
  const words = useStateWords();
  const title = translate('statistics.states');
  const { amount } = useAmount({ label: title, points: [], series: [], unit: '%', decimals: 1 });
  const states = STATES.map(state => ({ state, name: words(state), count: counts?.[state] ?? 0 }));
  const share = (count: number) => shareOf(count, counts?.total ?? 0) ?? 0;
  return {
    id: 'states',
    width: 'narrow',
    title,
    kind: 'bar',
    height: 150,
    pointHead: translate('statistics.head.state'),
    ...failureOf(reading),
    data: counts && {
      label: title,
      points: states.map(({ name }) => ({ label: name })),
      series: [
        {
          name: translate('statistics.devices'),
          tone: 'series-1',
          values: states.map(({ count }) => count),
        },
        {
          name: translate('statistics.share'),
          tone: 'series-6',
          isRight: true,
          values: states.map(({ count }) => share(count)),
        },
      ],
      right: { unit: '%', decimals: 1 },
    },
    picture: (
      <Bars
        label={title}
        bars={states.map(({ state, name, count }) => ({
          key: state,
          name,
          state,
          parts: [{ tone: state, value: count }],
          beside: amount(share(count)),
          ...(listOf && { to: listOf(state) }),
        }))}
      />
    ),
  };
}
