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
import { useRested } from './useRested.ts';

const OFFERED = 25;

/** Records to choose from, narrowed by what is typed; the chosen ones are known by name even if none is offered. */
export function useReferenceChoices(reference: string, chosen: readonly Identifier[]) {
  const descriptor = useDescriptor(reference);
  const represent = useRepresent(reference);
  const [typed, setTyped] = useState('');
  const [words, isResting] = useRested(typed);
  const asked = searchField(descriptor);
  const {
    data: offered = [],
    isFetching,
    error,
  } = useGetList<RaRecord>(reference, {
    pagination: { page: 1, perPage: OFFERED },
    ...(descriptor && { sort: descriptor.sort }),
    filter: asked && words ? { [asked.source]: { like: words } } : {},
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
  const names = offered.map(represent);
  /** Says which of several it is that are called the same: their names do not tell. */
  const whichOf = (id: Identifier) =>
    names.filter(name => name === nameOf(id)).length > 1 ? String(id) : undefined;
  // What fits the words of before is not what is looked for now.
  const options = isResting ? offered.map(({ id }) => id) : [];
  return { options, nameOf, whichOf, setTyped, isFetching: isFetching || !isResting, error };
}

/** Says why there is nothing to choose from, when asking for it failed. */
export function useChoicesFailure() {
  const translate = useTranslate();
  const words = useErrorWords();
  return (error: unknown) => translate('form.choices.failed', { reason: words(error) });
}
