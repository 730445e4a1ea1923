import { useSearchParams } from 'react-router-dom';

import type { FilterValues } from '../../../resources/list/asked.ts';
import { searchField } from '../../../resources/searchField.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

const ASCENDING = 'ASC';

interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** What the rows in a tab are asked: words, one value of some fields, an order, a page. All of it is in the address. */
export function useRowsQuestion(descriptor: ResourceDescriptor, choices: readonly string[]) {
  const [address, setAddress] = useSearchParams();
  const words = address.get('q')?.trim() ?? '';
  const searched = searchField(descriptor);
  const chosen = choices.flatMap(source => {
    const value = address.get(source);
    const field = descriptor.fields.find(each => each.source === source);
    // Anybody may have written the address: what the document does not know is not asked.
    const isKnown = field?.kind === 'enum' && field.choices.some(each => each.value === value);
    return isKnown && value !== null ? [[source, value] as const] : [];
  });
  const filter: FilterValues = {
    ...(words !== '' && searched && { [searched.source]: { like: words } }),
    ...Object.fromEntries(chosen.map(([source, value]) => [source, { inq: [value] }])),
  };
  const change = (name: string, value: string) =>
    setAddress(before => {
      const next = new URLSearchParams(before);
      if (name !== 'page') next.delete('page');
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const sort = sortIn(descriptor, address.get('sort'));
  return {
    words,
    searched,
    filter,
    isAll: address.has('all'),
    showAll: (isAll: boolean) => change('all', isAll ? 'true' : ''),
    isAsked: words !== '' || chosen.length > 0,
    valueOf: (source: string): string => new Map(chosen).get(source) ?? '',
    change,
    clear: () => setAddress(before => ({ tab: before.get('tab') ?? '' })),
    sort,
    sortBy: (field: string) =>
      change('sort', sort.field === field && sort.order === ASCENDING ? `-${field}` : field),
    page: pageIn(address.get('page')),
  };
}

/** `name`, or `-name` for the other way round; the document's own order where it is none of its fields. */
function sortIn({ fields, sort }: ResourceDescriptor, given: string | null): Sort {
  const field = given?.replace(/^-/u, '');
  const isKnown = fields.some(({ source, sortable }) => sortable && source === field);
  if (!given || field === undefined || !isKnown) return sort;
  return { field, order: given.startsWith('-') ? 'DESC' : ASCENDING };
}

function pageIn(given: string | null): number {
  const page = Number(given ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
