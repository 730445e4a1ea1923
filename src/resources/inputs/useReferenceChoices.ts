import { useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useGetList,
  useGetManyAggregate,
  useTranslate,
} from 'react-admin';

import { useDescriptor, useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { getSearchField } from '../descriptor/getSearchField.ts';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import { useDebouncedText } from '../../ui/useDebouncedText.ts';

const MAX_CHOICES = 25;

/**
 * Returns the choices of a reference, filtered by the typed text; chosen records have names even if they are not among
 * them.
 */
export function useReferenceChoices(reference: string, chosen: readonly Identifier[]) {
  const descriptor = useDescriptor(reference);
  const representRecord = useRepresentRecord(reference);
  const [typedText, setSearchText] = useState('');
  const [searchText, isSettled, searchNow] = useDebouncedText(typedText);
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
  /** Returns the id as a suffix where several choices have the same name. */
  const getDisambiguation = (id: Identifier) =>
    names.filter(name => name === getChoiceName(id)).length > 1 ? String(id) : undefined;
  // Results of the previous search text do not apply to the current one.
  const options = isSettled ? found.map(({ id }) => id) : [];
  return {
    options,
    getChoiceName,
    getDisambiguation,
    setSearchText,
    /** Searches without waiting for a pause. */
    searchNow,
    isFetching: isFetching || !isSettled,
    error,
  };
}

/** Returns a function that formats why the choices failed to load. */
export function useChoicesErrorMessage() {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  return (error: unknown) => translate('form.choices.failed', { reason: getErrorMessage(error) });
}
