import { useTranslate } from 'react-admin';

import type { FieldDescriptor, FilterOperator } from '../../schema/field.ts';

const MOMENTS: ReadonlySet<FieldDescriptor['kind']> = new Set(['date', 'dateTime', 'time']);

const LISTS: ReadonlySet<FieldDescriptor['kind']> = new Set(['enumList', 'referenceList']);

/** How an operator is said of a field: "at least 5", but "from 2026-06-01". */
export function useOperatorWord() {
  const translate = useTranslate();
  return ({ kind }: FieldDescriptor, operator: FilterOperator) =>
    translate(
      LISTS.has(kind) && operator === 'inq'
        ? 'filter.inq.list'
        : `filter.${operator}${MOMENTS.has(kind) ? '.moment' : ''}`,
    );
}
