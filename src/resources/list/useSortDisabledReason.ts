import { useListContext, useTranslate } from 'react-admin';

import type { ListResponseMeta } from '../../data/ConsoleDataProvider.ts';

/**
 * Returns a function that formats why a list cannot be sorted by a field: only the platform can sort a partial list.
 */
export function useSortDisabledReason(): (source: string) => string | undefined {
  const translate = useTranslate();
  const { meta } = useListContext() as { readonly meta?: ListResponseMeta };
  const sortableBy = meta?.incomplete?.sortableBy;
  return source =>
    sortableBy === undefined || sortableBy.includes(source)
      ? undefined
      : translate('list.sort.incomplete');
}
