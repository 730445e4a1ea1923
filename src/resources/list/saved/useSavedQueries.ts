import { useGetIdentity, useStore } from 'react-admin';

import { useListKey } from '../../AddressesContext.ts';
import { readQueries, type SavedQuery } from './savedQueries.ts';

/** The saved queries of a person for one list. They stay in this browser when the person signs out. */
export function useSavedQueries(resource: string) {
  const { identity, isPending } = useGetIdentity();
  const key = useListKey(resource);
  const [kept, keep] = useStore<unknown>(`queries.${identity?.id ?? ''}.${key}`, NONE);
  return {
    queries: readQueries(kept),
    keep: (queries: readonly SavedQuery[]) => keep(queries),
    /** Whose they are is not known yet. */
    isPending,
  };
}

const NONE: readonly SavedQuery[] = [];
