import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit } from './edits.ts';
import { findMergeConflicts, type Resolution } from './findMergeConflicts.ts';
import { listConflictValues } from './listConflictValues.ts';
import { findNodeOf, listIds, type MediaTree } from './mediaTree.ts';
import { applyChoices, editChoices } from '../../../../tests/support/mediaEdits.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { mergeProjects } from '../../../../tests/support/mergeProjects.ts';

describe('a node that both editors moved', () => {
  const base = buildProject(1, 4, 2, 1);
  const planId = base.nodes[base.rootId]?.childIds[0] ?? '';
  const [from = '', toMine = '', toTheirs = '', other = ''] = base.nodes[planId]?.childIds ?? [];
  const [areaId = '', secondId = ''] = base.nodes[from]?.childIds ?? [];
  const moveTo = (parentId: string, id = areaId): Edit => ({
    kind: 'move',
    ids: [id],
    parentId,
    index: 1,
  });
  const setX = (x: number): Edit => ({ kind: 'setFields', changes: { [areaId]: { x } } });
  const mine = applyEdit(moveTo(toMine), applyEdit(setX(11), base));
  const theirs = applyEdit(moveTo(toTheirs), applyEdit(setX(22), base));
  const merge = (resolution: Resolution) =>
    mergeProjects(base, mine, theirs, { [areaId]: resolution });
  const childrenOf = (tree: MediaTree, id: string) => tree.nodes[id]?.childIds ?? [];
  const xOf = (tree: MediaTree, id = '') => findNodeOf(tree, 'area', id)?.fields.x;

  it('is in the scene that is chosen, once [MEDIA-13/conflict]', () => {
    expect(findMergeConflicts({ base, mine, theirs })).toMatchObject([{ id: areaId }]);
    for (const [resolution, target, x] of [
      ['mine', toMine, 11],
      ['theirs', toTheirs, 22],
    ] as const) {
      const merged = merge(resolution);
      expect(merged.nodes[areaId]?.parentId).toBe(target);
      expect(xOf(merged, areaId)).toBe(x);
      expect(Object.keys(merged.nodes)).toHaveLength(Object.keys(base.nodes).length);
    }
  });

  it('is in both scenes, each as its editor left it and where they put it [MEDIA-13/conflict]', () => {
    const merged = merge('both');
    const [first, copyId, last] = childrenOf(merged, toMine);
    expect([first, last]).toEqual(childrenOf(base, toMine));
    expect(childrenOf(merged, toTheirs)).toEqual(childrenOf(theirs, toTheirs));
    expect(childrenOf(merged, from)).toEqual([secondId]);
    expect([xOf(merged, copyId), xOf(merged, areaId)]).toEqual([11, 22]);
    expect(listIds(merged, copyId ?? '')).toHaveLength(listIds(base, areaId).length);
  });

  it('has both copies in their scene where mine is removed [MEDIA-13/conflict]', () => {
    const removed = applyEdit({ kind: 'remove', ids: [toMine] }, theirs);
    const choices = { [areaId]: 'both', [toMine]: 'theirs' } as const;
    const merged = mergeProjects(base, mine, removed, choices);
    const children = childrenOf(merged, toTheirs);
    expect(children.slice(1, 3).map(id => xOf(merged, id))).toEqual([22, 11]);
    expect(merged.nodes[toMine]).toBeUndefined();
  });

  it('stays where it was if the scene that only one moved it to is removed [MEDIA-13/conflict]', () => {
    const moved = applyEdit(moveTo(other, secondId), base);
    const removed = applyEdit({ kind: 'remove', ids: [other] }, base);
    const parentOf = (tree: MediaTree) => tree.nodes[secondId]?.parentId;
    expect(parentOf(mergeProjects(base, moved, removed, { [other]: 'theirs' }))).toBe(from);
    expect(parentOf(mergeProjects(base, removed, moved, { [other]: 'mine' }))).toBe(from);
    expect(parentOf(mergeProjects(base, moved, removed, { [other]: 'mine' }))).toBe(other);
  });
});

describe('a node that one editor moved and the other one removed', () => {
  const base = buildProject(3, 1, 1, 1);
  const [from = '', to = ''] = base.nodes[base.rootId]?.childIds ?? [];
  const [sceneId = ''] = base.nodes[from]?.childIds ?? [];
  const moved = applyEdit({ kind: 'move', ids: [sceneId], parentId: to, index: 0 }, base);
  const removed = applyEdit({ kind: 'remove', ids: [sceneId] }, base);
  const parentOf = (tree: MediaTree) => tree.nodes[sceneId]?.parentId;

  it.each([
    ['removedByThem', { base, mine: moved, theirs: removed }, 'mine'],
    ['removedByMe', { base, mine: removed, theirs: moved }, 'theirs'],
  ] as const)(
    'is a conflict that shows where it was moved to: %s [MEDIA-13/conflict]',
    (kind, input, side) => {
      const [conflict, ...others] = findMergeConflicts(input);
      expect(others).toEqual([]);
      expect(conflict).toMatchObject({ id: sceneId, kind });
      if (!conflict) return;
      const parents = { base: { id: from }, [side]: { id: to } };
      expect(listConflictValues(conflict, input)).toMatchObject([{ path: ['parent'], ...parents }]);
      const merge = (resolution: Resolution) =>
        mergeProjects(base, input.mine, input.theirs, { [sceneId]: resolution });
      expect(parentOf(merge(side))).toBe(to);
      expect(parentOf(merge(side === 'mine' ? 'theirs' : 'mine'))).toBeUndefined();
    },
  );

  it('is where it was when its new parent is removed, too', () => {
    const theirs = applyEdit({ kind: 'remove', ids: [to] }, removed);
    const choices = { [sceneId]: 'mine', [to]: 'theirs' } as const;
    expect(parentOf(mergeProjects(base, moved, theirs, choices))).toBe(from);
  });
});

it('loses no node that both editors have, unless both its parents are removed [MEDIA-13/conflict]', () => {
  const base = buildProject(2, 2, 2, 1);
  const resolution = fc.constantFrom<Resolution>('mine', 'theirs', 'both');
  fc.assert(
    fc.property(
      editChoices,
      editChoices,
      fc.array(resolution, { minLength: 1 }),
      (my, their, choices) => {
        const mine = applyChoices(base, my, 7).after;
        const theirs = applyChoices(base, their, 11).after;
        const resolutions = Object.fromEntries(
          findMergeConflicts({ base, mine, theirs }).map(({ id }, i) => [
            id,
            choices[i % choices.length] ?? 'mine',
          ]),
        );
        const merged = mergeProjects(base, mine, theirs, resolutions);
        for (const id of Object.keys(base.nodes)) {
          const parents = [mine, theirs].map(tree => tree.nodes[id]?.parentId);
          const isInBoth = Boolean(mine.nodes[id] && theirs.nodes[id]);
          const hasParent = parents.some(parentId => merged.nodes[parentId ?? '']);
          if (isInBoth && hasParent) expect(merged.nodes[id]).toBeDefined();
        }
        expect(listIds(merged, merged.rootId).toSorted()).toEqual(
          Object.keys(merged.nodes).toSorted(),
        );
      },
    ),
    { numRuns: 300 },
  );
});
