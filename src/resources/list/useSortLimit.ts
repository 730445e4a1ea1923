import { useListContext, useTranslate } from 'react-admin';

import type { ListAnswerMeta } from '../../data/ConsoleDataProvider.ts';

/** Says why a list cannot be sorted by a field: only the platform can sort a list of which it sends a part. */
export function useSortLimit(): (source: string) => string | undefined {
  const translate = useTranslate();
  const { meta } = useListContext() as { readonly meta?: ListAnswerMeta };
  const sortableBy = meta?.incomplete?.sortableBy;
  return source =>
    sortableBy === undefined || sortableBy.includes(source)
      ? undefined
      : translate('list.sort.incomplete');
}
