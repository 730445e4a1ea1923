import { useTranslate } from 'react-admin';

import { useLampStatuses } from '../../data/useLampStatuses.ts';
import { useText } from '../../resources/useText.ts';
import type { Text } from '../../schema/text.ts';
import { useFigures } from '../../ui/useFigures.ts';
import { Bars } from './Bars.tsx';
import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import type { Figure } from './Figures.tsx';
import { newestOf } from './readAt.ts';
import {
  type Light,
  type Reading,
  useEnergyBefore,
  useLight,
  useStat,
  useStatBefore,
} from './readings.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { useEnergyCard } from './useEnergyCard.tsx';
import { useEnergyDomainsCard } from './useEnergyDomainsCard.tsx';
import { useQuestion } from './useQuestion.ts';
import { useRatesCard } from './useRatesCard.tsx';
import { useTimeFigures } from './useTimeFigures.ts';

/** /light/statistics: what the lights draw and save, and how they burn now. @see MON-06 */
export default function EnergyPage({ title }: { readonly title: Text }) {
  const translate = useTranslate();
  const figures = useFigures();
  const question = useQuestion();
  const stat = useStat(question);
  const statBefore = useStatBefore(question);
  const lastYear = useEnergyBefore(question);
  const light = useLight(question);
  const times = useTimeFigures(question, { stat, statBefore, lastYear });
  const power: Figure = {
    name: translate('statistics.power'),
    value: light.data && figures(Math.round(light.data.power / 1000)),
    unit: 'kW',
    note:
      light.data &&
      translate('statistics.lit.note', {
        lit: figures(light.data.lit),
        lamps: figures(light.data.lamps),
      }),
  };
  return (
    <StatisticsPage
      title={title}
      question={question}
      figures={[times.energy, times.saved, power, times.lit]}
      cards={[
        useEnergyCard(question, { stat, before: lastYear, isSavedShown: true }),
        useLightCard(light),
        useEnergyDomainsCard(question),
        { ...useRatesCard(question, stat), width: 'full' },
      ]}
      readAt={newestOf([stat, light])}
    />
  );
}

/** What lamps can be doing, and how it is drawn. */
const DOING = [
  ['full', 'lamp'],
  ['dimmed', 'lamp'],
  ['off', 'series-6'],
  ['offline', 'offline'],
] as const;

/** Which of the configured lamp states it is. The title of `lit` is not used: all that are lit are more. */
const STATES = { full: 'lit', dimmed: 'dimmed', off: 'off', offline: 'offline' } as const;

/** How the lamps burn now: fully, dimmed, not at all, or nobody knows. */
function useLightCard(light: Reading<Light>): Card {
  const translate = useTranslate();
  const text = useText();
  const configured = useLampStatuses();
  const title = translate('statistics.light');
  const { lit = 0, dimmed = 0, off = 0, offline = 0 } = light.data ?? {};
  const counts = { full: lit - dimmed, dimmed, off, offline };
  const bars = DOING.map(([key, tone]) => {
    const state = configured.get(STATES[key]);
    return {
      key,
      name: state && key !== 'full' ? text(state.title) : translate(`statistics.light.${key}`),
      parts: [
        state
          ? { tone, value: counts[key], color: state.color }
          : { tone, value: counts[key], isPale: key === 'dimmed' },
      ],
    };
  });
  return {
    id: 'light',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHead: translate('statistics.head.light'),
    ...failureOf(light),
    data: light.data && {
      label: title,
      points: bars.map(({ name }) => ({ label: name })),
      series: [
        {
          name: translate('statistics.lamps'),
          tone: 'lamp',
          values: DOING.map(([key]) => counts[key]),
        },
      ],
    },
    picture: <Bars label={title} bars={bars} />,
  };
}
