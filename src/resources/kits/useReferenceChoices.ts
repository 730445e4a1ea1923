import { useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useGetList,
  useGetManyAggregate,
  useTranslate,
} from 'react-admin';

import { useDescriptor, useRepresent } from '../ResourcesContext.ts';
import { searchField } from '../searchField.ts';
import { useErrorWords } from '../useErrorWords.ts';

const OFFERED = 25;

/** Records to choose from, narrowed by what is typed; the chosen ones are known by name even if none is offered. */
export function useReferenceChoices(reference: string, chosen: readonly Identifier[]) {
  const descriptor = useDescriptor(reference);
  const represent = useRepresent(reference);
  const [typed, setTyped] = useState('');
  const asked = searchField(descriptor);
  const {
    data: offered = [],
    isFetching,
    error,
  } = useGetList<RaRecord>(reference, {
    pagination: { page: 1, perPage: OFFERED },
    ...(descriptor && { sort: descriptor.sort }),
    filter: asked && typed ? { [asked.source]: { like: typed } } : {},
  });
  const { data: known = [] } = useGetManyAggregate<RaRecord>(
    reference,
    { ids: [...chosen] },
    { enabled: chosen.length > 0 },
  );
  const records = new Map([...offered, ...known].map(record => [String(record.id), record]));
  const nameOf = (id: Identifier) => {
    const record = records.get(String(id));
    return record ? represent(record) : String(id);
  };
  return { options: offered.map(({ id }) => id), nameOf, setTyped, isFetching, error };
}

/** Says why there is nothing to choose from, when asking for it failed. */
export function useChoicesFailure() {
  const translate = useTranslate();
  const words = useErrorWords();
  return (error: unknown) => translate('form.choices.failed', { reason: words(error) });
}
