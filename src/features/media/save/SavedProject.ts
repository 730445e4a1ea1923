import type { MediaTree } from '../model/mediaTree.ts';

/** What the platform has: the tree, its version, and the ids that it gave. */
export interface SavedProject {
  readonly tree: MediaTree;
  readonly version: number;
  /** Ids of the platform by those of the editor, where they differ. */
  readonly serverIds: ReadonlyMap<string, string>;
}
