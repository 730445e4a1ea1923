import { HOUR_MS } from '../../domain/duration.ts';
import type { Draft } from './Draft.ts';

/** The drafts and their owner, while the tab shows another page. */
export interface StoredDrafts {
  readonly owner: string;
  readonly drafts: readonly (readonly [key: string, draft: Draft])[];
}

const STORAGE_KEY = 'drafts';
/** Maximum age of stored drafts in milliseconds. A later return has an empty form. */
const MAX_AGE_MS = HOUR_MS;

/**
 * The session storage of drafts while no console page is loaded in the tab. A browser without storage or space is no
 * error: then the drafts are lost, as they would be without it.
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

  /** Returns the stored drafts once, and removes them. */
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

/** Whether a value is serializable: a file exists in memory only. */
const isStorable = (value: unknown): boolean =>
  typeof value !== 'object' || value === null
    ? typeof value !== 'function'
    : !(value instanceof Blob) && Object.values(value).every(isStorable);
