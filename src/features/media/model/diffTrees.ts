import { addDescendants, createArrangement, getParentIds, removeChild } from './arrangement.ts';
import type { Change, PartLevel } from './change.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { listUpdates } from './listUpdates.ts';
import {
  type Branch,
  getNode,
  getProjectNode,
  type ItemFields,
  type MediaTree,
} from './mediaTree.ts';

const PART_LEVELS: readonly PartLevel[] = ['plan', 'scene', 'area', 'item'];

/**
 * Returns the calls that lead from the saved tree to the edited one: a new branch is one call, as are a move, a
 * deletion with everything below it, the new order of one parent, and all changed fields of one node. Levels go from
 * the plans to the items, so that every parent exists when a call names it. A larger stage comes first.
 *
 * @see MEDIA-13
 */
export function diffTrees(saved: MediaTree, edited: MediaTree): readonly Change[] {
  const replacedIds = listReplaced(saved, edited);
  const isNew = (id: string) => !saved.nodes[id] || replacedIds.has(id);
  const arrangement = createArrangement(saved);
  const nodesByLevel = Map.groupBy(Object.values(edited.nodes), ({ level }) => level);
  const changes: Change[] = [];

  for (const level of PART_LEVELS) {
    const nodes = nodesByLevel.get(level) ?? [];
    const parentIds = new Set(nodes.map(({ parentId = '' }) => parentId));
    for (const parentId of parentIds) {
      for (const id of getNode(edited, parentId).childIds) {
        const change = isNew(id) ? createNode(id, parentId) : moveNode(id, parentId);
        if (change) changes.push(change);
      }
    }
  }
  changes.push(...deleteNodes());
  changes.push(...orderNodes());
  const updates = listUpdates(saved, edited, isNew, id => getParentIds(arrangement, id));
  // Areas have to be on the stage that the platform has by then.
  return isStageLarger(saved, edited)
    ? [...updates.filter(isOfProject), ...changes, ...updates.filter(each => !isOfProject(each))]
    : [...changes, ...updates];

  function createNode(id: string, parentId: string): Change | undefined {
    // A new node below a new one is created with it.
    if (replacedIds.has(id)) changes.push(deleteNode(id));
    else if (arrangement.parents.get(id) === parentId) return undefined;
    const { level } = getNode(edited, id);
    const branch = readNewBranch(edited, id, each => !saved.nodes[each]);
    const order = insertChild(id, parentId);
    addDescendants(arrangement, branch);
    const parentIds = getParentIds(arrangement, id);
    return { kind: 'create', level: level as PartLevel, parentIds, order, branch };
  }

  function moveNode(id: string, parentId: string): Change | undefined {
    const from = arrangement.parents.get(id);
    if (from === parentId || from === undefined) return undefined;
    const before = getParentIds(arrangement, id);
    removeChild(arrangement, from, id);
    const order = insertChild(id, parentId);
    const { level } = getNode(edited, id);
    const newParentIds = getParentIds(arrangement, id);
    return { kind: 'move', level: level as PartLevel, id, parentIds: before, newParentIds, order };
  }

  /** Inserts a child behind the sibling that precedes it in the edited tree, and returns its index. */
  function insertChild(id: string, parentId: string): number {
    const siblings = arrangement.children.get(parentId) ?? [];
    const { childIds } = getNode(edited, parentId);
    const preceding = childIds
      .slice(0, childIds.indexOf(id))
      .findLast(each => siblings.includes(each));
    const index = preceding === undefined ? 0 : siblings.indexOf(preceding) + 1;
    arrangement.children.set(parentId, siblings.toSpliced(index, 0, id));
    arrangement.parents.set(id, parentId);
    return index;
  }

  function deleteNode(id: string): Change {
    const { level } = getNode(saved, id);
    const parentIds = getParentIds(arrangement, id);
    removeChild(arrangement, arrangement.parents.get(id) ?? '', id);
    return { kind: 'delete', level: level as PartLevel, id, parentIds };
  }

  function deleteNodes(): readonly Change[] {
    const removed = Object.values(saved.nodes).filter(
      ({ id, parentId }) =>
        !edited.nodes[id] && parentId !== undefined && edited.nodes[parentId] !== undefined,
    );
    return removed.map(({ id }) => deleteNode(id));
  }

  function orderNodes(): readonly Change[] {
    return Object.values(edited.nodes).flatMap(({ id, level, childIds }): readonly Change[] => {
      const current = arrangement.children.get(id) ?? [];
      if (isDeepEqual(current, childIds) || level === 'item') return [];
      const childLevel = PART_LEVELS[PART_LEVELS.indexOf(level as PartLevel) + 1] ?? 'plan';
      const parentIds = level === 'project' ? [] : [...getParentIds(arrangement, id), id];
      return [{ kind: 'order', level: childLevel, parentIds, ids: childIds }];
    });
  }
}

const isOfProject = ({ kind }: Change): boolean => kind === 'updateProject';

function isStageLarger(saved: MediaTree, edited: MediaTree): boolean {
  const [before, after] = [saved, edited].map(tree => getProjectNode(tree).fields);
  if (!before || !after) return false;
  return after.width > before.width || after.height > before.height;
}

/** The platform removes no optional field of an item: such an item is deleted and created again. */
const listReplaced = (saved: MediaTree, edited: MediaTree): ReadonlySet<string> =>
  new Set(
    Object.values(edited.nodes)
      .filter(({ id, level, fields }) => {
        const before = saved.nodes[id];
        if (level !== 'item' || !before || before.fields === fields) return false;
        return isFieldRemoved(before.fields as ItemFields, fields);
      })
      .map(({ id }) => id),
  );

/** The platform assigns the other optional fields of `baseInfo`. */
const isFieldRemoved = (before: ItemFields, after: ItemFields): boolean =>
  Object.keys(before).some(name => !Object.hasOwn(after, name)) ||
  (before.baseInfo.playDuration !== undefined && after.baseInfo.playDuration === undefined);

/** Returns a node with the new nodes below it; existing ones are moved into it, or replaced there. */
function readNewBranch(tree: MediaTree, id: string, isNew: (id: string) => boolean): Branch {
  const { level, fields, childIds } = getNode(tree, id);
  const children = childIds.filter(isNew).map(childId => readNewBranch(tree, childId, isNew));
  return { id, level, fields, children };
}
