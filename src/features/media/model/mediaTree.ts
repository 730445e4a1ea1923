import type { PlanTimes } from '../../../domain/media/planTimes.ts';
import type { AreaLayout, StageRect } from '../../../domain/media/sceneLayouts.ts';
import type { components, Readable } from '../../../generated/media/types.ts';

type Schemas = components['schemas'];

/** The levels of a project. The platform calls plans programs and areas zones. @see MEDIA-01 */
export type Level = 'project' | 'plan' | 'scene' | 'area' | 'item';

export const CHILD_LEVELS: Readonly<Record<Level, Level | undefined>> = {
  project: 'plan',
  plan: 'scene',
  scene: 'area',
  area: 'item',
  item: undefined,
};

export type ItemKind = Readable<Schemas['Item']>['kind'];

export interface ProjectFields {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly description?: string | null | undefined;
}

export interface PlanFields extends PlanTimes {
  readonly name: string;
}

export interface SceneFields {
  readonly name: string;
  readonly layout?: AreaLayout | undefined;
}

/** The rectangle is stored once; the `position` of the platform repeats it. @see MEDIA-05 */
export interface AreaFields extends StageRect {
  readonly name: string;
}

/** The fields of all kinds; a kind has some of them. */
export type ItemFields = Readonly<Partial<Readable<Omit<Schemas['ItemChange'], 'baseInfo'>>>> & {
  readonly kind: ItemKind;
  readonly baseInfo: Readable<Schemas['BaseInfo']> & { readonly type: Schemas['ItemType'] };
};

export interface LevelFields {
  readonly project: ProjectFields;
  readonly plan: PlanFields;
  readonly scene: SceneFields;
  readonly area: AreaFields;
  readonly item: ItemFields;
}

/** A node of one level. Its id is stable while the editor is open, also when the platform gives it another one. */
export interface NodeOf<L extends Level> {
  readonly id: string;
  readonly level: L;
  readonly parentId: string | undefined;
  readonly childIds: readonly string[];
  readonly fields: LevelFields[L];
}

export type MediaNode = { [L in Level]: NodeOf<L> }[Level];

/** A project as a flat table of nodes, so that an edit copies only what it changes. */
export interface MediaTree {
  readonly rootId: string;
  readonly nodes: Readonly<Record<string, MediaNode>>;
}

/** A node with everything below it, outside a tree: on the clipboard, or about to be inserted. */
export interface Branch {
  readonly id: string;
  readonly level: Level;
  readonly fields: LevelFields[Level];
  readonly children: readonly Branch[];
}

/** @throws Error a node that does not exist */
export function getNode(tree: MediaTree, id: string): MediaNode {
  const node = tree.nodes[id];
  if (!node) throw new Error(`The project has no node "${id}".`);
  return node;
}

/** Returns a node of a level; undefined when it does not exist or has another level. */
export function findNodeOf<L extends Level>(
  tree: MediaTree,
  level: L,
  id: string | undefined,
): NodeOf<L> | undefined {
  const node = id === undefined ? undefined : tree.nodes[id];
  return node?.level === level ? (node as unknown as NodeOf<L>) : undefined;
}

export const getChildNodes = (tree: MediaTree, id: string): readonly MediaNode[] =>
  (tree.nodes[id]?.childIds ?? []).flatMap(childId => tree.nodes[childId] ?? []);

/** Returns the children of a node, all of one level. Whole projects are read by it after each edit. */
export function getChildrenOf<L extends Level>(
  tree: MediaTree,
  id: string,
  level: L,
): readonly NodeOf<L>[] {
  const children: NodeOf<L>[] = [];
  for (const childId of tree.nodes[id]?.childIds ?? []) {
    const child = findNodeOf(tree, level, childId);
    if (child) children.push(child);
  }
  return children;
}

export const getProjectNode = (tree: MediaTree): NodeOf<'project'> =>
  getNode(tree, tree.rootId) as NodeOf<'project'>;

/** Returns the ids from the project to a node, the node included. */
export function getNodePath(tree: MediaTree, id: string): readonly string[] {
  const path: string[] = [];
  for (let node = tree.nodes[id]; node; node = tree.nodes[node.parentId ?? ''])
    path.unshift(node.id);
  return path;
}

/** Returns the ancestor of a level, or the node itself. */
export const getAncestor = <L extends Level>(
  tree: MediaTree,
  id: string,
  level: L,
): NodeOf<L> | undefined =>
  getNodePath(tree, id)
    .map(pathId => findNodeOf(tree, level, pathId))
    .find(node => node !== undefined);

/** Returns the ids of a node and everything below it, parents before children. */
export function listIds({ nodes }: MediaTree, id: string): readonly string[] {
  const ids: string[] = [];
  const add = (partId: string) => {
    ids.push(partId);
    for (const childId of nodes[partId]?.childIds ?? []) add(childId);
  };
  add(id);
  return ids;
}
