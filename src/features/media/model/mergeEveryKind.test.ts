import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit } from './edits.ts';
import { getChildNodes, listIds, type MediaTree } from './mediaTree.ts';
import { findMergeConflicts } from './findMergeConflicts.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { mergeProjects } from '../../../../tests/support/mergeProjects.ts';

describe('every kind of node', () => {
  const base = buildProject(1, 1, 1, 8);
  const nodes = Object.values(base.nodes);
  const levels = (['project', 'plan', 'scene', 'area'] as const).map(
    level => [level, nodes.find(node => node.level === level)?.id ?? ''] as const,
  );
  const items = getChildNodes(base, levels[3]?.[1] ?? '').map(
    ({ id, fields }) => [(fields as { readonly kind: string }).kind, id] as const,
  );
  /** A field that every node has: its name, or how long an item is played. */
  const rename = (id: string, text: string, milliseconds: number): Edit => {
    const { level, fields } = base.nodes[id]!;
    const baseInfo = { ...(fields as { readonly baseInfo?: object }).baseInfo };
    const changes =
      level === 'item' ? { baseInfo: { ...baseInfo, playDuration: milliseconds } } : { name: text };
    return { kind: 'setFields', changes: { [id]: changes } };
  };
  const readChoice = (tree: MediaTree, id: string) => {
    const { name, baseInfo } = tree.nodes[id]?.fields as {
      readonly name?: string;
      readonly baseInfo?: { readonly playDuration?: number };
    };
    return name ?? String(baseInfo?.playDuration);
  };

  it.each([...levels, ...items])(
    'that both changed is mine or theirs, and both where it can be twice: %s [MEDIA-13/conflict]',
    (_, id) => {
      const mine = applyEdit(rename(id, 'Mine', 111), base);
      const theirs = applyEdit(rename(id, 'Theirs', 222), base);
      expect(findMergeConflicts({ base, mine, theirs })).toMatchObject([{ id, kind: 'fields' }]);
      const isItem = base.nodes[id]?.level === 'item';
      expect(readChoice(mergeProjects(base, mine, theirs, { [id]: 'mine' }), id)).toBe(
        isItem ? '111' : 'Mine',
      );
      expect(readChoice(mergeProjects(base, mine, theirs, { [id]: 'theirs' }), id)).toBe(
        isItem ? '222' : 'Theirs',
      );
      const { parentId } = base.nodes[id]!;
      if (parentId === undefined) return;
      const both = mergeProjects(base, mine, theirs, { [id]: 'both' });
      const siblings = both.nodes[parentId]?.childIds ?? [];
      const copyId = siblings[siblings.indexOf(id) + 1] ?? '';
      expect([readChoice(both, id), readChoice(both, copyId)]).toEqual(
        isItem ? ['222', '111'] : ['Theirs', 'Mine'],
      );
      // The copy has everything that is below mine.
      expect(listIds(both, copyId)).toHaveLength(listIds(mine, id).length);
    },
  );

  it('has all eight kinds of item', () => {
    expect(new Set(items.map(([kind]) => kind)).size).toBe(8);
  });
});
