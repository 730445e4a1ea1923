import { useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useGetList,
  useGetManyAggregate,
  useTranslate,
} from 'react-admin';

import { useDescriptor, useRepresentRecord } from '../ResourcesContext.ts';
import { getSearchField } from '../getSearchField.ts';
import { useErrorMessage } from '../useErrorMessage.ts';
import { useDebouncedText } from './useDebouncedText.ts';

const MAX_CHOICES = 25;

/** Records to choose from, narrowed by what is typed; the chosen ones are known by name even if none is offered. */
export function useReferenceChoices(reference: string, chosen: readonly Identifier[]) {
  const descriptor = useDescriptor(reference);
  const representRecord = useRepresentRecord(reference);
  const [typedText, setSearchText] = useState('');
  const [searchText, isSettled] = useDebouncedText(typedText);
  const searchedField = getSearchField(descriptor);
  const {
    data: found = [],
    isFetching,
    error,
  } = useGetList<RaRecord>(reference, {
    pagination: { page: 1, perPage: MAX_CHOICES },
    ...(descriptor && { sort: descriptor.sort }),
    filter: searchedField && searchText ? { [searchedField.source]: { like: searchText } } : {},
  });
  const { data: chosenRecords = [] } = useGetManyAggregate<RaRecord>(
    reference,
    { ids: [...chosen] },
    { enabled: chosen.length > 0 },
  );
  const records = new Map([...found, ...chosenRecords].map(record => [String(record.id), record]));
  const getChoiceName = (id: Identifier) => {
    const record = records.get(String(id));
    return record ? representRecord(record) : String(id);
  };
  const names = found.map(representRecord);
  /** Says which of several it is that are called the same: their names do not tell. */
  const getDisambiguation = (id: Identifier) =>
    names.filter(name => name === getChoiceName(id)).length > 1 ? String(id) : undefined;
  // What fits the words of before is not what is looked for now.
  const options = isSettled ? found.map(({ id }) => id) : [];
  return {
    options,
    getChoiceName,
    getDisambiguation,
    setSearchText,
    isFetching: isFetching || !isSettled,
    error,
  };
}

/** Says why there is nothing to choose from, when asking for it failed. */
export function useChoicesErrorMessage() {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  return (error: unknown) => translate('form.choices.failed', { reason: getErrorMessage(error) });
}
