import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { selectionStorage, type StoredSelections } from '../../../data/selectionStorage.ts';
import { useSession } from '../../../data/useSession.ts';

/** A longer selection makes a URL that servers reject: some 300 ids. */
const MAX_SELECTION_LENGTH = 5_400;
/** The selections that Back finds again. */
const MAX_STORED = 20;

const PARAM = 'select';
const PREFIX = 'stored:';

/** The stored selections: in the query cache, and in the session storage for a reload; both end with the session. */
const CACHE_KEY = ['map', 'longSelections'];

export interface LongSelections {
  /** Replaces a selection that is too long for a URL by its key. */
  readonly shorten: (params: URLSearchParams) => URLSearchParams;
  /** Replaces the key of a selection by the selection; that of another session or tab stays, and is rejected. */
  readonly expand: (params: URLSearchParams) => URLSearchParams;
}

/** Whether a URL has the key of a selection, which a copied link does not have. */
export const hasStoredSelection = (params: URLSearchParams): boolean =>
  params.get(PARAM)?.startsWith(PREFIX) === true;

/** Stores the selections that are too long for a URL, which has their key instead. */
export function useLongSelections(): LongSelections {
  const client = useQueryClient();
  const owner = useSession()?.userId ?? '';
  return useMemo(() => {
    const getStored = () =>
      client.getQueryData<StoredSelections>(CACHE_KEY) ?? selectionStorage.read(owner);
    const store = (selections: StoredSelections) => {
      client.setQueryDefaults(CACHE_KEY, { gcTime: Infinity, staleTime: Infinity });
      client.setQueryData(CACHE_KEY, selections);
      selectionStorage.write(owner, selections);
    };
    const replaceSelection = (params: URLSearchParams, text: string) => {
      const next = new URLSearchParams(params);
      next.set(PARAM, text);
      return next;
    };
    return {
      shorten: params => {
        const text = params.get(PARAM) ?? '';
        if (text.length <= MAX_SELECTION_LENGTH) return params;
        const key = createKey(text);
        const others = [...getStored()].filter(([other]) => other !== key);
        store(new Map([...others, [key, text] as const].slice(-MAX_STORED)));
        return replaceSelection(params, `${PREFIX}${key}`);
      },
      expand: params => {
        const key = params.get(PARAM)?.slice(PREFIX.length) ?? '';
        const text = hasStoredSelection(params) ? getStored().get(key) : undefined;
        return text === undefined ? params : replaceSelection(params, text);
      },
    };
  }, [client, owner]);
}

/**
 * Creates a key from the content of a selection, so that the key of an earlier page never names another selection: its
 * 32-bit FNV-1a hash, and its length.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 */
function createKey(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${hash.toString(36)}-${text.length}`;
}
