import { session } from '../../../api/session.ts';
import type { Branch } from '../model/mediaTree.ts';

const KEY = 'mediaClipboard';

/** Used where the browser has no storage, or no space in it. */
let copiedHere: readonly Branch[] = [];

interface StoredClipboard {
  readonly userId: string;
  readonly branches: readonly Branch[];
}

/** The copied nodes of the user, so that they can be pasted into another project, also of another tab. */
export const clipboard = {
  get: (): readonly Branch[] => {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredClipboard | null;
      return stored && stored.userId === session.read()?.userId ? stored.branches : copiedHere;
    } catch {
      return copiedHere;
    }
  },
  set: (branches: readonly Branch[]): void => {
    const userId = session.read()?.userId;
    copiedHere = branches;
    try {
      localStorage.removeItem(KEY);
      if (userId !== undefined) localStorage.setItem(KEY, JSON.stringify({ userId, branches }));
    } catch {
      // The copy of this tab is used.
    }
  },
};
