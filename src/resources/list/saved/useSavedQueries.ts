import { useGetIdentity, useStore } from 'react-admin';

import { useListStoreKey } from '../../ResourceRoutesContext.ts';
import { parseSavedQueries, type SavedQuery } from './savedQueries.ts';

/** The saved queries of a person for one list. They stay in this browser when the person signs out. */
export function useSavedQueries(resource: string) {
  const { identity, isPending } = useGetIdentity();
  const key = useListStoreKey(resource);
  const [stored, setStored] = useStore<unknown>(`queries.${identity?.id ?? ''}.${key}`, NONE);
  return {
    queries: parseSavedQueries(stored),
    saveQueries: (queries: readonly SavedQuery[]) => setStored(queries),
    /** Whose they are is not known yet. */
    isPending,
  };
}

const NONE: readonly SavedQuery[] = [];
