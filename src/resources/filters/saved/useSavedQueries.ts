import { useGetIdentity, useStore } from 'react-admin';

import { useListStoreKey } from '../../routes/ResourceRoutesContext.ts';
import { parseSavedQueries, type SavedQuery } from './savedQueries.ts';

/**
 * The saved queries of a user for one list. They stay in this browser after sign-out.
 *
 * @example const { queries, saveQueries } = useSavedQueries('assets');
 */
export function useSavedQueries(resource: string) {
  const { identity, isPending } = useGetIdentity();
  const key = useListStoreKey(resource);
  const [stored, setStored] = useStore<unknown>(`queries.${identity?.id ?? ''}.${key}`, NONE);
  return {
    queries: parseSavedQueries(stored),
    saveQueries: (queries: readonly SavedQuery[]) => setStored(queries),
    /** The user is not known yet. */
    isPending,
  };
}

const NONE: readonly SavedQuery[] = [];
