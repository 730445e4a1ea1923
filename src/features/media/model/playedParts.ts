import { getChildrenOf, type MediaTree, type NodeOf } from './mediaTree.ts';
import { getAreaLength, getItemLength, getPlanLength, getSceneLength } from './playLength.ts';

/** A part that is played, and for how long it has been. */
interface Played<Node> {
  readonly node: Node;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** Finds the part that plays after a time, when all of them repeat in their order. */
function findPlayed<Node>(
  nodes: readonly Node[],
  elapsed: number,
  getLength: (node: Node) => number,
): Played<Node> | undefined {
  const played = nodes.filter(node => getLength(node) > 0);
  const total = played.reduce((sum, node) => sum + getLength(node), 0);
  let rest = total > 0 ? elapsed % total : 0;
  for (const node of played) {
    if (rest < getLength(node)) return { node, elapsed: rest };
    rest -= getLength(node);
  }
  const [first] = nodes;
  return first && { node: first, elapsed: 0 };
}

/** Returns the scene that plays when plans that take turns have played for a time, in milliseconds. */
export function findPlayedScene(
  tree: MediaTree,
  plans: readonly NodeOf<'plan'>[],
  elapsed: number,
): Played<NodeOf<'scene'>> | undefined {
  const withScenes = plans.filter(({ childIds }) => childIds.length > 0);
  const plan = findPlayed(withScenes, elapsed, node => getPlanLength(tree, node));
  if (!plan) return undefined;
  const scenes = getChildrenOf(tree, plan.node.id, 'scene');
  return findPlayed(scenes, plan.elapsed, ({ id }) => getSceneLength(tree, id));
}

/** Returns the item that an area shows when its scene has played for a time; a shorter area starts again. */
export function findPlayedItem(
  tree: MediaTree,
  areaId: string,
  elapsed: number,
): NodeOf<'item'> | undefined {
  const items = getChildrenOf(tree, areaId, 'item');
  const length = getAreaLength(tree, areaId);
  return findPlayed(items, length > 0 ? elapsed % length : 0, ({ fields }) => getItemLength(fields))
    ?.node;
}
