import { describe, expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { applyEdit, type FieldChanges } from './edits.ts';
import { findNodeOf, getChildrenOf, type MediaNode, type MediaTree } from './mediaTree.ts';
import { findPlayedItem, findPlayedScene } from './playedParts.ts';

const base = buildProject(2, 2, 1, 2);
const plans = getChildrenOf(base, base.rootId, 'plan');

const changesOf = ({ id, fields }: MediaNode): readonly (readonly [string, FieldChanges])[] =>
  'baseInfo' in fields
    ? [[id, { baseInfo: { ...fields.baseInfo, playDuration: 4_000 } }]]
    : 'playMode' in fields
      ? [[id, { playMode: 0 }]]
      : [];

/** Every item of the project takes 4 s, and every plan plays its scenes once. */
const tree: MediaTree = applyEdit(
  { kind: 'setFields', changes: Object.fromEntries(Object.values(base.nodes).flatMap(changesOf)) },
  base,
);
const scenesOf = (planId: string) => getChildrenOf(tree, planId, 'scene').map(({ id }) => id);
const [first, second] = plans.map(({ id }) => scenesOf(id));
const current = plans.flatMap(({ id }) => findNodeOf(tree, 'plan', id) ?? []);

describe('what a player shows while plans take turns', () => {
  it.each([
    [0, first?.[0]],
    [7_999, first?.[0]],
    [8_000, first?.[1]],
    [16_000, second?.[0]],
    [31_999, second?.[1]],
    [32_000, first?.[0]],
  ])('after %i ms is the scene of that time', (elapsed, expected) => {
    expect(findPlayedScene(tree, current, elapsed)?.node.id).toBe(expected);
  });

  it('is the item of that time, and a shorter area starts again', () => {
    const [area] = getChildrenOf(tree, first?.[0] ?? '', 'area');
    const items = area?.childIds ?? [];
    expect([0, 4_000, 8_000].map(ms => findPlayedItem(tree, area?.id ?? '', ms)?.id)).toEqual([
      items[0],
      items[1],
      items[0],
    ]);
  });

  it('is nothing without a scene', () => {
    expect(findPlayedScene(tree, [], 0)).toBeUndefined();
  });
});
