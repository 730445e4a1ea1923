import type { MediaTree } from '../../src/features/media/model/mediaTree.ts';
import type { Resolution } from '../../src/features/media/model/findMergeConflicts.ts';
import { mergeTrees } from '../../src/features/media/model/mergeTrees.ts';
import { createIdSource } from '../../src/features/media/model/temporaryIds.ts';

/** Merges two versions of a project, with the choices of a user by the id of the node. */
export const mergeProjects = (
  base: MediaTree,
  mine: MediaTree,
  theirs: MediaTree,
  resolutions: Readonly<Record<string, Resolution>> = {},
) =>
  mergeTrees(
    { base, mine, theirs },
    new Map(Object.entries(resolutions)),
    createIdSource([], () => 0.1),
  );
