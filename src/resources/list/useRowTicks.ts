import { useMemo, useState } from 'react';
import type { ListControllerResult, RaRecord } from 'react-admin';

import { useWhere } from '../AddressesContext.ts';
import { withWhere } from '../places/where.ts';
import type { FilterValues } from './asked.ts';
import type { Ticking } from './selection.ts';
import { createTickStore } from './tickStore.ts';

/**
 * The ticks of a list. They stay while pages are turned and rows are sorted; another question means
 * other records, and begins with none.
 */
export function useRowTicks({
  data,
  total,
  filterValues,
  resource,
}: ListControllerResult<RaRecord>): Ticking {
  const question = JSON.stringify(withWhere(filterValues as FilterValues, useWhere(resource)));
  const [kept, keep] = useState(() => ({ question, ticks: createTickStore() }));
  if (kept.question !== question) keep({ question, ticks: createTickStore() });
  const { ticks } = kept;
  return useMemo(
    () => ({
      ticks,
      page: (data ?? []).map(({ id }) => id),
      filter: JSON.parse(question) as FilterValues,
      total,
    }),
    [ticks, data, question, total],
  );
}
