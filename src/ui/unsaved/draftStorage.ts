import { HOUR_MS } from '../../domain/duration.ts';
import type { Draft } from './Draft.ts';

/** What was typed, and whose it is, while the tab is at another page. */
export interface StoredDrafts {
  readonly owner: string;
  readonly drafts: readonly (readonly [key: string, draft: Draft])[];
}

const STORAGE_KEY = 'drafts';
/** Milliseconds that a tab may be away. Who comes back later begins anew. */
const MAX_AGE_MS = HOUR_MS;

/**
 * The storage of this tab, for as long as no page of the console is in it. A browser that keeps nothing, or has no room, is
 * no failure: then what was typed is lost, as it would be without this.
 */
export const draftStorage = {
  write({ owner, drafts }: StoredDrafts): void {
    const storable = drafts.filter(([, draft]) => isStorable(draft));
    if (storable.length === 0) return;
    try {
      sessionStorage.setItem(
        STORAGE_KEY,
        JSON.stringify({ owner, drafts: storable, at: Date.now() }),
      );
    } catch {
      draftStorage.readAndRemove();
    }
  },

  /** Gives it once: what was taken is not there any more. */
  readAndRemove(): StoredDrafts | undefined {
    try {
      const text = sessionStorage.getItem(STORAGE_KEY);
      sessionStorage.removeItem(STORAGE_KEY);
      const stored = JSON.parse(text ?? 'null') as (StoredDrafts & { readonly at: number }) | null;
      const isValid = typeof stored?.owner === 'string' && Array.isArray(stored.drafts);
      return isValid && Math.abs(Date.now() - stored.at) < MAX_AGE_MS ? stored : undefined;
    } catch {
      return undefined;
    }
  },
};

/** Text can say it: a file is in memory only. */
const isStorable = (value: unknown): boolean =>
  typeof value !== 'object' || value === null
    ? typeof value !== 'function'
    : !(value instanceof Blob) && Object.values(value).every(isStorable);
