import type { Branch } from '../model/mediaTree.ts';

let branches: readonly Branch[] = [];

/** The copied nodes. They stay while the console is open, so that they can be pasted into another project. */
export const clipboard = {
  get: (): readonly Branch[] => branches,
  set: (copied: readonly Branch[]): void => {
    branches = copied;
  },
};
