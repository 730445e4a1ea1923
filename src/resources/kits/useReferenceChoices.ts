import { useState } from 'react';
import { type RaRecord, useGetList, useGetManyAggregate } from 'react-admin';

import { useDescriptor, useRepresent } from '../ResourcesContext.ts';
import { searchField } from '../searchField.ts';

const OFFERED = 25;

/** Records to choose from, narrowed by what is typed; the chosen ones are known by name even if none is offered. */
export function useReferenceChoices(reference: string, chosen: readonly string[]) {
  const descriptor = useDescriptor(reference);
  const represent = useRepresent(reference);
  const [typed, setTyped] = useState('');
  const asked = searchField(descriptor);
  const { data: offered = [], isFetching } = useGetList<RaRecord<string>>(reference, {
    pagination: { page: 1, perPage: OFFERED },
    ...(descriptor && { sort: descriptor.sort }),
    filter: asked && typed ? { [asked.source]: { like: typed } } : {},
  });
  const { data: known = [] } = useGetManyAggregate<RaRecord<string>>(
    reference,
    { ids: [...chosen] },
    { enabled: chosen.length > 0 },
  );
  const records = new Map([...offered, ...known].map(record => [record.id, record]));
  const nameOf = (id: string) => {
    const record = records.get(id);
    return record ? represent(record) : id;
  };
  return { options: offered.map(({ id }) => id), nameOf, setTyped, isFetching };
}
