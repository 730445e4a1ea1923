import { useTranslate } from 'react-admin';

import { paths } from '../../paths.ts';
import { useText } from '../../resources/useText.ts';
import { Bars } from './Bars.tsx';
import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import { choicesOf } from './choicesOf.ts';
import { useOpenFaults } from './readings.ts';
import type { Question } from './useQuestion.ts';

/** Every kind of fault that the document names. */
const KINDS = choicesOf('faults', 'type');

const CODES = KINDS.map(({ value }) => String(value));

/** How many faults of each kind have not ended, the most first. */
export function useFaultKindsCard(question: Question, model?: string): Card {
  const translate = useTranslate();
  const text = useText();
  const open = useOpenFaults(question, CODES, model);
  const title = translate('statistics.openFaults.by');
  const kinds = KINDS.map(({ value, label }, index) => ({
    code: String(value),
    name: text(label),
    count: open.data?.[index] ?? 0,
  }))
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
          key: code,
          name,
          parts: [{ tone: 'fault', value: count }],
          to: faultsOf(code, question, model),
        }))}
      />
    ),
  };
}

/** The list of the open faults of a kind. */
function faultsOf(type: string, { domainId }: Question, model?: string): string {
  const filter = {
    type: { inq: [type] },
    end_time: { empty: true },
    ...(model !== undefined && { model: { inq: [model] } }),
    ...(domainId !== undefined && { domain_id: { within: domainId } }),
  };
  return `${paths.data}/faults?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}
