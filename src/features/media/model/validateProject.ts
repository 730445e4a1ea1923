import type { StageRect, StageSize } from '../../../domain/media/sceneLayouts.ts';
import { isDateRange, toDayMs } from '../../../domain/media/planTimes.ts';
import {
  findNodeOf,
  getChildrenOf,
  getNodePath,
  getProjectNode,
  type MediaNode,
  type MediaTree,
} from './mediaTree.ts';

/** Why a node cannot be played. The first five prevent publishing; an empty area shows its background only. */
export type NodeProblem =
  | 'projectWithoutPlan'
  | 'sceneWithoutArea'
  | 'planWithInvalidScene'
  | 'areaOffStage'
  | 'invalidTimes'
  | 'areaWithoutItem';

/** Problems that do not prevent publishing. */
export const WARNINGS: ReadonlySet<NodeProblem> = new Set(['areaWithoutItem']);

/** Whether a rectangle leaves the stage in part or altogether. */
export const isOffStage = (rect: StageRect, stage: StageSize): boolean =>
  rect.x < 0 ||
  rect.y < 0 ||
  rect.x + rect.width > stage.width ||
  rect.y + rect.height > stage.height;

/**
 * Returns the problem of each node that has one: a scene needs an area, a plan needs valid scenes (a plan without scenes
 * is valid), an area has to be on the stage.
 *
 * @see MEDIA-08
 */
export function validateProject(tree: MediaTree): ReadonlyMap<string, NodeProblem> {
  const stage = getProjectNode(tree).fields;
  const problems = new Map<string, NodeProblem>();
  // Items, which are most of the nodes, have no problem.
  const visit = (id: string) => {
    const node = tree.nodes[id];
    const problem = node && findProblem(node, stage);
    if (problem) problems.set(id, problem);
    if (node && node.level !== 'area') for (const childId of node.childIds) visit(childId);
  };
  visit(tree.rootId);
  for (const { id } of getChildrenOf(tree, tree.rootId, 'plan')) {
    if (problems.has(id)) continue;
    const scenes = getChildrenOf(tree, id, 'scene');
    const isInvalid = scenes.some(scene =>
      [scene.id, ...scene.childIds].some(partId => isError(problems.get(partId))),
    );
    if (isInvalid) problems.set(id, 'planWithInvalidScene');
  }
  return problems;
}

/** Returns how many invalid nodes are below each node. */
export function countProblems(
  tree: MediaTree,
  problems: ReadonlyMap<string, NodeProblem>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of problems.keys()) {
    for (const ancestor of getNodePath(tree, id).slice(0, -1))
      counts.set(ancestor, (counts.get(ancestor) ?? 0) + 1);
  }
  return counts;
}

const isError = (problem: NodeProblem | undefined): boolean =>
  problem !== undefined && !WARNINGS.has(problem);

function findProblem(node: MediaNode, stage: StageSize): NodeProblem | undefined {
  switch (node.level) {
    case 'project':
      return node.childIds.length === 0 ? 'projectWithoutPlan' : undefined;
    case 'plan': {
      const { dateRange, timeRange } = node.fields;
      const isEmpty = toDayMs(timeRange.timeBegin) === toDayMs(timeRange.timeEnd);
      return isEmpty || !isDateRange(dateRange) ? 'invalidTimes' : undefined;
    }
    case 'scene':
      return node.childIds.length === 0 ? 'sceneWithoutArea' : undefined;
    case 'area':
      if (isOffStage(node.fields, stage)) return 'areaOffStage';
      return node.childIds.length === 0 ? 'areaWithoutItem' : undefined;
    case 'item':
      return undefined;
  }
}

export type LocatedProblem = readonly [id: string, problem: NodeProblem];

/** Returns the nodes that prevent publishing, without those that only repeat the problem of a part. */
export const listPublishErrors = (
  problems: ReadonlyMap<string, NodeProblem>,
): readonly LocatedProblem[] =>
  [...problems].filter(([, problem]) => isError(problem) && problem !== 'planWithInvalidScene');

/** Returns the nodes that are published although they do not show what may be expected. */
export const listPublishWarnings = (
  problems: ReadonlyMap<string, NodeProblem>,
): readonly LocatedProblem[] => [...problems].filter(([, problem]) => WARNINGS.has(problem));

/** Returns the names of the plan, scene and area that contain a node, and its own. */
export const describePath = (tree: MediaTree, id: string): string =>
  getNodePath(tree, id)
    .slice(1)
    .map(pathId => {
      const node = tree.nodes[pathId];
      return node?.level === 'item'
        ? (findNodeOf(tree, 'item', pathId)?.fields.baseInfo.file ?? '')
        : (node?.fields.name ?? '');
    })
    .filter(name => name !== '')
    .join(' / ');
