import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { diffTrees } from './diffTrees.ts';
import { applyEdit, type Edit } from './edits.ts';
import { findNodeOf, getChildNodes, listIds, type MediaTree } from './mediaTree.ts';
import { findMergeConflicts, type Resolution } from './findMergeConflicts.ts';
import { mergeTrees } from './mergeTrees.ts';
import { applyChoices, editChoices, editedProject } from '../../../../tests/support/mediaEdits.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { createIdSource } from './temporaryIds.ts';

const newId = () => createIdSource([], () => 0.1);
const merge = (
  base: MediaTree,
  mine: MediaTree,
  theirs: MediaTree,
  resolutions: Readonly<Record<string, Resolution>> = {},
) => mergeTrees({ base, mine, theirs }, new Map(Object.entries(resolutions)), newId());

it('is mine where only I changed something, and theirs where only they did [MEDIA-13/conflict]', () => {
  fc.assert(
    fc.property(editedProject, ({ before, after }) => {
      expect(merge(before, after, before)).toEqual(after);
      expect(merge(before, before, after)).toEqual(after);
      expect(findMergeConflicts({ base: before, mine: after, theirs: before })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('contains every node once below one parent, whatever two editors did [MEDIA-13/conflict]', () => {
  const base = buildProject(2, 2, 1, 1);
  fc.assert(
    fc.property(editChoices, editChoices, (my, their) => {
      const mine = applyChoices(base, my, 7).after;
      const theirs = applyChoices(base, their, 11).after;
      const merged = merge(base, mine, theirs);
      const ids = listIds(merged, merged.rootId);
      expect([...ids].sort()).toEqual(Object.keys(merged.nodes).sort());
      for (const id of ids) {
        for (const child of getChildNodes(merged, id)) expect(child.parentId).toBe(id);
      }
      // What is added on either side is in the result, unless its parent is removed.
      expect(() => diffTrees(theirs, merged)).not.toThrow();
    }),
    { numRuns: 200 },
  );
});

describe('a node that both changed', () => {
  const base = buildProject(1, 1, 2, 0);
  const [sceneId = ''] = Object.values(base.nodes).flatMap(({ level, id }) =>
    level === 'scene' ? [id] : [],
  );
  const [areaId = '', otherId = ''] = base.nodes[sceneId]?.childIds ?? [];
  const set = (id: string, changes: object): Edit => ({
    kind: 'setFields',
    changes: { [id]: changes },
  });
  const mine = applyEdit(set(areaId, { x: 10, name: 'Mine' }), base);
  const theirs = applyEdit(set(areaId, { x: 20, y: 5 }), base);
  const fieldsOf = (tree: MediaTree, id: string) => findNodeOf(tree, 'area', id)?.fields;

  it('conflicts where both changed the same field [MEDIA-13/conflict]', () => {
    expect(findMergeConflicts({ base, mine, theirs })).toMatchObject([
      { id: areaId, kind: 'fields' },
    ]);
    const other = applyEdit(set(otherId, { x: 20 }), base);
    expect(findMergeConflicts({ base, mine, theirs: other })).toEqual([]);
  });

  it.each<readonly [Resolution, object]>([
    ['mine', { x: 10, y: 5, name: 'Mine' }],
    ['theirs', { x: 20, y: 5, name: 'Mine' }],
  ])('uses %s, and what only one changed [MEDIA-13/conflict]', (resolution, expected) => {
    const merged = merge(base, mine, theirs, { [areaId]: resolution });
    expect(fieldsOf(merged, areaId)).toMatchObject(expected);
  });

  it('adds a copy of mine after theirs for both [MEDIA-13/conflict]', () => {
    const merged = merge(base, mine, theirs, { [areaId]: 'both' });
    const [first = '', second = '', third] = merged.nodes[sceneId]?.childIds ?? [];
    expect(fieldsOf(merged, first)).toMatchObject({ x: 20 });
    expect(fieldsOf(merged, second)).toMatchObject({ x: 10, name: 'Mine' });
    expect(third).toBe(otherId);
  });

  it.each<readonly [Resolution, boolean]>([
    ['mine', true],
    ['theirs', false],
  ])(
    'keeps an area that they removed and I changed: %s [MEDIA-13/conflict]',
    (resolution, isThere) => {
      const removed = applyEdit({ kind: 'remove', ids: [areaId] }, base);
      expect(findMergeConflicts({ base, mine, theirs: removed })).toMatchObject([
        { id: areaId, kind: 'removedByThem' },
      ]);
      const merged = merge(base, mine, removed, { [areaId]: resolution });
      expect(merged.nodes[areaId] !== undefined).toBe(isThere);
    },
  );
});
