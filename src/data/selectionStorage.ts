/** The selections of the map that are too long for a URL, by their keys, the oldest first. */
export type StoredSelections = ReadonlyMap<string, string>;

interface StoredContent {
  /** The id of the user. */
  readonly owner: string;
  readonly selections: readonly (readonly [key: string, selection: string])[];
}

const STORAGE_KEY = 'mapSelections';

/**
 * The session storage of such selections: a reload of the tab finds them again, another tab or user does not. A browser
 * without storage is no error: then a reload loses them.
 */
export const selectionStorage = {
  read(owner: string): StoredSelections {
    try {
      const text = sessionStorage.getItem(STORAGE_KEY);
      const stored = JSON.parse(text ?? 'null') as StoredContent | null;
      return new Map(stored?.owner === owner ? stored.selections : []);
    } catch {
      return new Map();
    }
  },

  /** Stores the selections, without the oldest ones where there is no room. */
  write(owner: string, selections: StoredSelections): void {
    for (let stored = [...selections]; stored.length > 0; stored = stored.slice(1)) {
      try {
        const content: StoredContent = { owner, selections: stored };
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(content));
        return;
      } catch {
        // The next attempt is shorter.
      }
    }
    selectionStorage.remove();
  },

  remove(): void {
    try {
      sessionStorage.removeItem(STORAGE_KEY);
    } catch {
      // Nothing is stored.
    }
  },
};
