import { useTranslate } from 'react-admin';

import { useText } from '../../resources/useText.ts';
import { Bars } from './Bars.tsx';
import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import { choicesOf } from './choicesOf.ts';
import { activeFaultsPath } from './listPaths.ts';
import { sumOf } from './points.ts';
import { type OpenFaults, type Reading } from './readings.ts';
import type { Question } from './useQuestion.ts';

/** Every kind of fault that the document names. */
const KINDS = choicesOf('faults', 'type');

export const FAULT_KINDS: readonly string[] = KINDS.map(({ value }) => String(value));

/** How many faults of each kind have not ended, the most first. */
export function useFaultKindsCard(
  question: Question,
  open: Reading<OpenFaults>,
  model?: string,
): Card {
  const translate = useTranslate();
  const text = useText();
  const title = translate('statistics.openFaults.by');
  const named = KINDS.map(({ value, label }, index) => ({
    code: String(value),
    name: text(label),
    count: open.data?.byKind[index] ?? 0,
  }));
  // Kinds that the document does not name are active faults too.
  const others = {
    code: undefined,
    name: translate('statistics.otherKinds'),
    count: (open.data?.total ?? 0) - sumOf(open.data?.byKind ?? []),
  };
  const kinds = [...named, others]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return {
    id: 'kinds',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHead: translate('statistics.head.kind'),
    ...failureOf(open),
    data: open.data && {
      label: title,
      points: kinds.map(({ name }) => ({ label: name })),
      series: [
        {
          name: translate('statistics.openFaults'),
          tone: 'fault',
          values: kinds.map(({ count }) => count),
        },
      ],
    },
    picture: (
      <Bars
        label={title}
        bars={kinds.map(({ code, name, count }) => ({
          key: code ?? '',
          name,
          parts: [{ tone: 'fault', value: count }],
          ...(code !== undefined && { to: activeFaultsPath(question, model, code) }),
        }))}
      />
    ),
  };
}
