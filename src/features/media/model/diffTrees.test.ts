import fc from 'fast-check';
import { expect, it } from 'vitest';

import { applyChange } from './applyChange.ts';
import type { Change } from './change.ts';
import { diffTrees } from './diffTrees.ts';
import { applyEdit, type Edit } from './edits.ts';
import { readBranch, toTree } from './branches.ts';
import { getChildNodes, listIds, type MediaTree } from './mediaTree.ts';
import { editedProject } from '../../../../tests/support/mediaEdits.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { copyBranch, createIdSource, listTreeIds } from './temporaryIds.ts';

const applyAll = (changes: readonly Change[], tree: MediaTree) =>
  changes.reduce((each, change) => applyChange(change, each), tree);

const diffAfter = (tree: MediaTree, ...edits: readonly Edit[]) =>
  diffTrees(
    tree,
    edits.reduce((each, edit) => applyEdit(edit, each), tree),
  );

it('leads from the saved tree to the edited one: apply(diff(a, b), a) equals b [MEDIA-13/autosave]', () => {
  fc.assert(
    fc.property(editedProject, ({ before, after }) => {
      expect(applyAll(diffTrees(before, after), before)).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

it('leads back from the edited tree to the saved one', () => {
  fc.assert(
    fc.property(editedProject, ({ before, after }) => {
      expect(applyAll(diffTrees(after, before), after)).toEqual(before);
    }),
    { numRuns: 500 },
  );
});

it('names only parents that exist when the call is made, by their path at that moment', () => {
  fc.assert(
    fc.property(editedProject, ({ before, after }) => {
      let tree = before;
      for (const change of diffTrees(before, after)) {
        if (change.kind !== 'updateProject') {
          const parentId = change.parentIds.at(-1) ?? tree.rootId;
          expect(tree.nodes[parentId]).toBeDefined();
          if ('id' in change) expect(tree.nodes[change.id]?.parentId).toBe(parentId);
        }
        tree = applyChange(change, tree);
      }
    }),
  );
});

it('makes no call for equal trees', () => {
  fc.assert(
    fc.property(editedProject, ({ after }) => {
      const copy = toTree(structuredClone(readBranch(after, after.rootId)));
      expect(diffTrees(after, copy)).toEqual([]);
    }),
  );
});

const tree = buildProject(2, 2, 2, 2);
const [planId = '', otherPlanId = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
const [sceneId = '', otherSceneId = ''] = tree.nodes[planId]?.childIds ?? [];
const [areaId = ''] = tree.nodes[sceneId]?.childIds ?? [];
const [itemId = ''] = Object.values(tree.nodes).flatMap(({ id, fields }) =>
  'inTransition' in fields ? [id] : [],
);
const createId = createIdSource(listTreeIds(tree), () => 0.5);
const copy = copyBranch(readBranch(tree, planId), createId);

it.each<readonly [string, readonly Edit[], readonly Partial<Change>[]]>([
  ['a removed plan', [{ kind: 'remove', ids: [planId] }], [{ kind: 'delete', id: planId }]],
  [
    'a plan with its scenes, areas and items',
    [{ kind: 'insert', parentId: tree.rootId, index: 1, branches: [copy] }],
    [{ kind: 'create', level: 'plan', order: 1, branch: copy }],
  ],
  [
    'a scene in another plan',
    [{ kind: 'move', ids: [sceneId], parentId: otherPlanId, index: 1 }],
    [{ kind: 'move', id: sceneId, newParentIds: [otherPlanId], order: 1 }],
  ],
  [
    'a new order',
    [{ kind: 'move', ids: [otherSceneId], parentId: planId, index: 0 }],
    [{ kind: 'order', level: 'scene', parentIds: [planId], ids: [otherSceneId, sceneId] }],
  ],
  [
    'two fields of an area',
    [{ kind: 'setFields', changes: { [areaId]: { x: 7, width: 9 } } }],
    [{ kind: 'update', id: areaId, parentIds: [planId, sceneId], fields: { x: 7, width: 9 } }],
  ],
  [
    'a node that was added, changed and removed',
    [
      { kind: 'insert', parentId: tree.rootId, index: 0, branches: [copy] },
      { kind: 'setFields', changes: { [copy.id]: { name: 'Evening' } } },
      { kind: 'remove', ids: [copy.id] },
    ],
    [],
  ],
])('saves %s in the fewest calls [MEDIA-13/autosave]', (_, edits, expected) => {
  const changes = diffAfter(tree, ...edits);
  expect(changes).toHaveLength(expected.length);
  expect(changes).toMatchObject(expected);
});

it('creates an item again when an optional field was removed, for the platform removes none', () => {
  const changes = diffAfter(tree, {
    kind: 'setFields',
    changes: { [itemId]: { inTransition: undefined } },
  });
  expect(changes.map(({ kind }) => kind)).toEqual(['delete', 'create']);
});

it('creates a video again when its duration was removed, but not for another file', () => {
  const video = Object.values(tree.nodes).find(
    ({ fields }) => 'kind' in fields && fields.kind === 'video',
  );
  const file = { materialId: 'm1', file: 'a.webm', fileDuration: 2_000 };
  const base = { type: 4, logFlag: false, ...file } as const;
  const set = (baseInfo: object): Edit => ({
    kind: 'setFields',
    changes: { [video?.id ?? '']: { baseInfo: { ...base, ...baseInfo } } },
  });
  const timed = applyEdit(set({ playDuration: 9_000 }), tree);
  expect(diffAfter(timed, set({})).map(({ kind }) => kind)).toEqual(['delete', 'create']);
  const other = { playDuration: 9_000, materialId: 'm2', fileDuration: undefined };
  expect(diffAfter(timed, set(other)).map(({ kind }) => kind)).toEqual(['update']);
});

it('saves the deletion that an undo reverts as one call with everything below it [MEDIA-13/undo]', () => {
  const removed = applyEdit({ kind: 'remove', ids: [planId] }, tree);
  const changes = diffTrees(removed, tree);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ kind: 'create', branch: { id: planId } });
  expect(listIds(applyAll(changes, removed), planId)).toHaveLength(15);
  expect(getChildNodes(tree, planId)).toHaveLength(2);
});
