import { createContext, useContext, useDeferredValue, useMemo, useState } from 'react';

import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import { useStore } from '../../../ui/useStore.ts';
import { isDeepEqual } from '../model/isDeepEqual.ts';
import { listScheduledPlans } from '../model/playLength.ts';
import {
  findNodeOf,
  getAncestor,
  getProjectNode,
  type Level,
  type MediaNode,
  type MediaTree,
  type NodeOf,
  type ProjectFields,
} from '../model/mediaTree.ts';
import { countProblems, type NodeProblem, validateProject } from '../model/validateProject.ts';
import type { EditorState } from './EditorState.ts';
import type { EditorStore } from './EditorStore.ts';

interface EditorContextValue {
  readonly store: EditorStore;
  /** Why nothing can be changed: no permission, or a small screen. */
  readonly readOnlyReason: string | undefined;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('This component belongs into an EditorContext.');
  return value;
}

export const useEditor = (): EditorStore => useEditorContext().store;

export const useReadOnlyReason = (): string | undefined => useEditorContext().readOnlyReason;

/** Returns a part of the state; the component renders again when that part changes. The selector returns stored values. */
export const useEditorState = <Value>(select: (state: EditorState) => Value): Value =>
  useStore(useEditor(), select);

export const useMediaTree = (): MediaTree => useEditorState(({ history }) => history.tree);

export const useStageSize = (): ProjectFields =>
  useEditorState(({ history }) => getProjectNode(history.tree).fields);

export const useNode = (id: string): MediaNode | undefined =>
  useEditorState(({ history }) => history.tree.nodes[id]);

export const useNodeOf = <L extends Level>(
  level: L,
  id: string | undefined,
): NodeOf<L> | undefined => useEditorState(({ history }) => findNodeOf(history.tree, level, id));

/** Returns the scene that the stage shows: that of the active node, or the first one of its plan. */
export const useActiveSceneId = (): string | undefined =>
  useEditorState(({ history: { tree }, activeId }) => getActiveSceneId(tree, activeId));

export function getActiveSceneId(tree: MediaTree, activeId: string): string | undefined {
  const scene = getAncestor(tree, activeId, 'scene');
  if (scene) return scene.id;
  const plan = getAncestor(tree, activeId, 'plan');
  if (plan) return plan.childIds[0];
  return tree.nodes[tree.nodes[tree.rootId]?.childIds[0] ?? '']?.childIds[0];
}

/** Returns a function of a tree that is computed once for each tree. */
function computeOnce<Value>(compute: (tree: MediaTree) => Value): (tree: MediaTree) => Value {
  const values = new WeakMap<MediaTree, { readonly value: Value }>();
  return tree => {
    const known = values.get(tree) ?? { value: compute(tree) };
    values.set(tree, known);
    return known.value;
  };
}

const readProblems = computeOnce(validateProject);
const readProblemCounts = computeOnce(tree => countProblems(tree, readProblems(tree)));

/** Returns the invalid nodes. */
export const useProblems = (): ReadonlyMap<string, NodeProblem> => readProblems(useMediaTree());

/** Returns how many invalid nodes are below each node. */
export const useProblemCounts = (): ReadonlyMap<string, number> =>
  readProblemCounts(useMediaTree());

/** What the schedule is made of. */
type ScheduleSource = Pick<EditorState, 'savedTree' | 'updateTimes'> & { readonly tree: MediaTree };

/** Returns a function that lists the plans with their times: the same array while none of them changes. */
function createPlanReader(): (source: ScheduleSource) => readonly ScheduledPlan[] {
  let plans: readonly ScheduledPlan[] = [];
  let known: ScheduleSource | undefined;
  return source => {
    if (source === known) return plans;
    known = source;
    const next = listScheduledPlans(source.tree, source);
    if (!isDeepEqual(plans, next)) plans = next;
    return plans;
  };
}

/**
 * Returns the plans with their times, for the schedule: the same array while none of them changes. They follow an edit when
 * it is rendered: all parts of a project are read for them.
 */
export function useScheduledPlans(): readonly ScheduledPlan[] {
  const tree = useMediaTree();
  const savedTree = useEditorState(state => state.savedTree);
  const updateTimes = useEditorState(state => state.updateTimes);
  const source = useMemo(() => ({ tree, savedTree, updateTimes }), [tree, savedTree, updateTimes]);
  const [readPlans] = useState(createPlanReader);
  return readPlans(useDeferredValue(source));
}
