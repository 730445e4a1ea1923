import { useSearchParams } from 'react-router-dom';

import { parsePage } from '../../../domain/pageParam.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { getSearchField } from '../../../resources/descriptor/getSearchField.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

const ASCENDING = 'ASC';

interface DomainListSort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** Controls the query of the rows in a tab by the URL: search text, one value per filter field, sort, page. */
export function useDomainListQuery(descriptor: ResourceDescriptor, choices: readonly string[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const searchText = searchParams.get('q')?.trim() ?? '';
  const searchFieldDescriptor = getSearchField(descriptor);
  const selectedValues = choices.flatMap(source => {
    const value = searchParams.get(source);
    const field = descriptor.fields.find(each => each.source === source);
    // The URL is untrusted: values that the document does not list are not sent.
    const isKnown = field?.kind === 'enum' && field.choices.some(each => each.value === value);
    return isKnown && value !== null ? [[source, value] as const] : [];
  });
  const filter: FilterValues = {
    ...(searchText !== '' &&
      searchFieldDescriptor && { [searchFieldDescriptor.source]: { like: searchText } }),
    ...Object.fromEntries(selectedValues.map(([source, value]) => [source, { inq: [value] }])),
  };
  const setParam = (name: string, value: string) =>
    setSearchParams(previousParams => {
      const nextParams = new URLSearchParams(previousParams);
      if (name !== 'page') nextParams.delete('page');
      if (value === '') nextParams.delete(name);
      else nextParams.set(name, value);
      return nextParams;
    });
  const sort = readSort(descriptor, searchParams.get('sort'));
  return {
    searchText,
    searched: searchFieldDescriptor,
    filter,
    isAll: searchParams.has('all'),
    showAll: (isAll: boolean) => setParam('all', isAll ? 'true' : ''),
    isFiltered: searchText !== '' || selectedValues.length > 0,
    valueOf: (source: string): string => new Map(selectedValues).get(source) ?? '',
    change: setParam,
    clear: () => setSearchParams(previousParams => ({ tab: previousParams.get('tab') ?? '' })),
    sort,
    sortBy: (field: string) =>
      setParam('sort', sort.field === field && sort.order === ASCENDING ? `-${field}` : field),
    page: parsePage(searchParams),
  };
}

/** Parses `name` (ascending) or `-name` (descending); falls back to the document's default for unknown fields. */
function readSort({ fields, sort }: ResourceDescriptor, paramValue: string | null): DomainListSort {
  const field = paramValue?.replace(/^-/u, '');
  const isKnown = fields.some(({ source, sortable }) => sortable && source === field);
  if (!paramValue || field === undefined || !isKnown) return sort;
  return { field, order: paramValue.startsWith('-') ? 'DESC' : ASCENDING };
}
