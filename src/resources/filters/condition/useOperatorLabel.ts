import { useTranslate } from 'react-admin';

import type { FieldDescriptor, FilterOperator } from '../../../schema/field.ts';

const DATE_KINDS: ReadonlySet<FieldDescriptor['kind']> = new Set(['date', 'dateTime', 'time']);

const LIST_KINDS: ReadonlySet<FieldDescriptor['kind']> = new Set(['enumList', 'referenceList']);

/** Returns a function that formats an operator for a field: "at least 5", but "from 2026-06-01". */
export function useOperatorLabel() {
  const translate = useTranslate();
  return ({ kind }: FieldDescriptor, operator: FilterOperator) =>
    translate(
      LIST_KINDS.has(kind) && operator === 'inq'
        ? 'filter.inq.list'
        : `filter.${operator}${DATE_KINDS.has(kind) ? '.moment' : ''}`,
    );
}
