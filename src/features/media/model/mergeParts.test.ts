import { describe, expect, it } from 'vitest';

import { applyEdit } from './edits.ts';
import { DEFAULT_FONT } from './itemDefaults.ts';
import { createArea } from './newParts.ts';
import { findMergeConflicts, type Resolution } from './findMergeConflicts.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { mergeProjects } from '../../../../tests/support/mergeProjects.ts';

describe('what two editors changed in different parts', () => {
  const base = buildProject(1, 1, 3, 1);
  const idOf = (level: string) => Object.values(base.nodes).find(node => node.level === level)!.id;
  const [sceneId, itemId] = [idOf('scene'), idOf('item')];
  const font = { ...DEFAULT_FONT };
  const before = applyEdit({ kind: 'setFields', changes: { [itemId]: { font } } }, base);
  const setFont = (change: object) =>
    applyEdit(
      {
        kind: 'setFields',
        changes: { [itemId]: { font: { ...font, ...change } } },
      },
      before,
    );
  const move = (id: string, index: number) =>
    applyEdit({ kind: 'move', ids: [id], parentId: sceneId, index }, base);
  const rect = { x: 0, y: 0, width: 10, height: 10 };
  const [one = '', two = '', three = ''] = base.nodes[sceneId]?.childIds ?? [];

  it('of a nested field merges by itself, and only the same part conflicts [MEDIA-13/conflict]', () => {
    const mine = setFont({ size: 48 });
    const theirs = setFont({ bold: true });
    expect(findMergeConflicts({ base: before, mine, theirs })).toEqual([]);
    expect(mergeProjects(before, mine, theirs).nodes[itemId]?.fields).toMatchObject({
      font: { size: 48, bold: true },
    });
    expect(findMergeConflicts({ base: before, mine, theirs: setFont({ size: 12 }) })).toMatchObject(
      [{ id: itemId, kind: 'fields' }],
    );
  });

  it('keeps the order of one, and what the other one added [MEDIA-13/conflict]', () => {
    const added = applyEdit(
      {
        kind: 'insert',
        parentId: sceneId,
        index: 3,
        branches: [createArea('Area 4', rect, () => 'area-4')],
      },
      base,
    );
    const theirs = move(three, 0);
    expect(findMergeConflicts({ base, mine: added, theirs })).toEqual([]);
    expect(mergeProjects(base, added, theirs).nodes[sceneId]?.childIds).toEqual([
      ...[three, 'area-4', one, two],
    ]);
  });

  it('is an order of mine or theirs where both changed it [MEDIA-13/conflict]', () => {
    const [mine, theirs] = [move(one, 3), move(three, 0)];
    expect(findMergeConflicts({ base, mine, theirs })).toMatchObject([
      { id: sceneId, kind: 'order' },
    ]);
    const orderOf = (resolution: Resolution) =>
      mergeProjects(base, mine, theirs, { [sceneId]: resolution }).nodes[sceneId]?.childIds;
    expect(orderOf('mine')).toEqual([two, three, one]);
    expect(orderOf('theirs')).toEqual([three, one, two]);
  });
});
