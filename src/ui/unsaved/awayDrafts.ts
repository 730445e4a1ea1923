import type { Draft } from './Draft.ts';

/** What was typed, and whose it is, while the tab is at another page. */
export interface Away {
  readonly owner: string;
  readonly drafts: readonly (readonly [key: string, draft: Draft])[];
}

const KEY = 'drafts';
/** Milliseconds that a tab may be away. Who comes back later begins anew. */
const LONGEST = 3_600_000;

/**
 * The storage of this tab, for as long as no page of the console is in it. A browser that keeps nothing, or has no room, is
 * no failure: then what was typed is lost, as it would be without this.
 */
export const awayDrafts = {
  put({ owner, drafts }: Away): void {
    const storable = drafts.filter(([, draft]) => isStorable(draft));
    if (storable.length === 0) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ owner, drafts: storable, at: Date.now() }));
    } catch {
      awayDrafts.take();
    }
  },

  /** Gives it once: what was taken is not there any more. */
  take(): Away | undefined {
    try {
      const text = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      const away = JSON.parse(text ?? 'null') as (Away & { readonly at: number }) | null;
      const isOurs = typeof away?.owner === 'string' && Array.isArray(away.drafts);
      return isOurs && Math.abs(Date.now() - away.at) < LONGEST ? away : undefined;
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
