import { parseInstant } from '../../../domain/timeZone.ts';
import { createReplacement } from '../model/createReplacement.ts';
import { createHistory, performEdit } from '../model/history.ts';
import type { MediaTree } from '../model/mediaTree.ts';
import type { EditorState } from './EditorState.ts';
import { toExistingSelection } from './selection.ts';

/** A project that was read, and when the platform last changed its plans. */
export interface ReadProject {
  readonly tree: MediaTree;
  readonly updateTimes: ReadonlyMap<string, string>;
}

/** A change that the platform has executed. */
export interface SavedChange {
  /** The plans that it belongs to, or the project itself. */
  readonly ids: readonly string[];
  readonly version: number;
  /** Milliseconds since 1970, by the clock of the platform as far as known. */
  readonly now: number;
}

/** Continues from what another editor saved. The history starts again, with a step for each of the given trees. */
export function rebaseState(
  state: EditorState,
  { tree: savedTree, updateTimes }: ReadProject,
  trees: readonly MediaTree[],
): Partial<EditorState> {
  const history = trees.reduce(
    (each, tree) => performEdit(each, createReplacement(each.tree, tree)),
    createHistory(savedTree),
  );
  return {
    ...toExistingSelection(state, history.tree, state.selectedIds),
    ...{ history, savedTree, updateTimes, changedVersions: new Map() },
  };
}

/** Notes what the platform has, and what it has changed for that. */
export function toSavedState(
  { updateTimes, changedVersions }: EditorState,
  savedTree: MediaTree,
  change: SavedChange | undefined,
): Partial<EditorState> {
  if (!change) return { savedTree };
  const { ids, version, now } = change;
  const time = getChangeTime(updateTimes, now);
  return {
    savedTree,
    updateTimes: new Map([...updateTimes, ...ids.map(id => [id, time] as const)]),
    changedVersions: new Map([...changedVersions, ...ids.map(id => [id, version] as const)]),
  };
}

/**
 * Returns the time of a change, as ISO 8601: now, but after all others. The clock may be behind that of the
 * platform, where the newest plan wins.
 */
function getChangeTime(updateTimes: ReadonlyMap<string, string>, now: number): string {
  const times = [...updateTimes.values()]
    .map(time => parseInstant(time, 'UTC'))
    .filter(Number.isFinite);
  return new Date(Math.max(now, ...times.map(time => time + 1))).toISOString();
}
