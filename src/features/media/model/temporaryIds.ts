import type { Branch, Level, MediaTree } from './mediaTree.ts';

/** The word in the temporary id of each level: ids of the platform contain none of the first three. @see MEDIA-08 */
const ID_WORDS: Readonly<Record<Level, string>> = {
  project: 'project',
  plan: 'plan',
  scene: 'scene',
  area: 'area',
  item: 'area-item',
};

/** Suffixes are below this limit. */
const SUFFIX_LIMIT = 999;

const TEMPORARY_ID = /(?:plan|scene|area)/u;

/** Whether the platform has not given the id: it contains plan, scene or area. @see MEDIA-08 */
export const isTemporaryId = (id: string): boolean => TEMPORARY_ID.test(id);

/** Creates ids of new nodes. */
export type CreateId = (level: Level) => string;

/**
 * Returns a function that creates ids which never repeat in a project: a series number, and a random suffix below 999
 * that no other temporary id of the series has.
 *
 * @param usedIds ids that exist already, also those of removed nodes that an undo may restore
 * @param random a number from 0 to below 1
 */
export function createIdSource(usedIds: Iterable<string>, random: () => number): CreateId {
  const used = new Set(usedIds);
  let series = 1;
  let suffixes = new Set<number>();
  const nextSuffix = (): number => {
    if (suffixes.size === SUFFIX_LIMIT) {
      series += 1;
      suffixes = new Set();
    }
    let suffix = Math.min(Math.floor(random() * SUFFIX_LIMIT), SUFFIX_LIMIT - 1);
    while (suffixes.has(suffix)) suffix = (suffix + 1) % SUFFIX_LIMIT;
    suffixes.add(suffix);
    return suffix;
  };
  return level => {
    for (;;) {
      const suffix = nextSuffix();
      const id = `${ID_WORDS[level]}-${series}-${suffix}`;
      if (used.has(id)) continue;
      used.add(id);
      return id;
    }
  };
}

/** Returns the same branch with new ids, for a copy. */
export const copyBranch = (branch: Branch, createId: CreateId): Branch => ({
  ...branch,
  id: createId(branch.level),
  children: branch.children.map(child => copyBranch(child, createId)),
});

export const listTreeIds = (tree: MediaTree): readonly string[] => Object.keys(tree.nodes);
