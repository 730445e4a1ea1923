import { expect, it } from 'vitest';

import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { applyEdit, type FieldChanges } from './edits.ts';
import { DEFAULT_FONT } from './itemDefaults.ts';
import { listConflictValues } from './listConflictValues.ts';
import { type Level, type MediaTree } from './mediaTree.ts';
import { findMergeConflicts, type MergeInput } from './findMergeConflicts.ts';

const base = buildProject(2, 1, 2, 1);
const idsOf = (level: Level) =>
  Object.values(base.nodes)
    .filter(node => node.level === level)
    .map(({ id }) => id);
const set = (id: string | undefined, fields: FieldChanges, tree = base) =>
  applyEdit({ kind: 'setFields', changes: { [id ?? '']: fields } }, tree);
const remove = (id: string | undefined) => applyEdit({ kind: 'remove', ids: [id ?? ''] }, base);

/** Returns the rows of the only conflict: the path, and the three values. */
function compare(mine: MediaTree, theirs: MediaTree, before = base) {
  const input: MergeInput = { base: before, mine, theirs };
  const [conflict] = findMergeConflicts(input);
  if (!conflict) throw new Error('Everything merges.');
  return listConflictValues(conflict, input).map(value => [
    value.path.join('.'),
    ...[value.base, value.mine, value.theirs],
  ]);
}

it('lists only the fields that both changed, with the last common value [MEDIA-13/conflict]', () => {
  const [areaId] = idsOf('area');
  const { fields } = base.nodes[areaId ?? ''] ?? {};
  const { x } = fields as { readonly x: number };
  expect(compare(set(areaId, { x: 7, y: 9 }), set(areaId, { x: 8, name: 'Theirs' }))).toEqual([
    ['x', x, 7, 8],
  ]);
});

it('lists the parts of a nested field that both changed, colours and times as one value [MEDIA-13/conflict]', () => {
  const [itemId] = idsOf('item');
  const red = { red: 255, green: 0, blue: 0, alpha: 128 };
  const font = DEFAULT_FONT;
  const before = set(itemId, { font, fontColor: red });
  const change = (fields: FieldChanges) => set(itemId, fields, before);
  const mine = change({ font: { ...font, size: 48, italic: true } });
  expect(compare(mine, change({ font: { ...font, size: 32, bold: true } }), before)).toEqual([
    ['font.size', 20, 48, 32],
  ]);
  const [green, blue] = [
    { ...red, green: 255 },
    { ...red, blue: 255 },
  ];
  expect(compare(change({ fontColor: green }), change({ fontColor: blue }), before)).toEqual([
    ['fontColor', red, green, blue],
  ]);
});

it('names both parents of a node that both moved [MEDIA-13/conflict]', () => {
  const [itemId] = idsOf('item');
  const [first, second, third] = idsOf('area');
  const move = (parentId: string | undefined) =>
    applyEdit({ kind: 'move', ids: [itemId ?? ''], parentId: parentId ?? '', index: 0 }, base);
  expect(compare(move(second), move(third))).toEqual([
    ['parent', ...[first, second, third].map(id => expect.objectContaining({ id }) as unknown)],
  ]);
});

it('lists what one side changed below a part that the other side removed [MEDIA-13/conflict]', () => {
  const [, secondPlan] = idsOf('plan');
  const scene = base.nodes[base.nodes[secondPlan ?? '']?.childIds[0] ?? ''];
  const [changedId = '', removed = ''] = scene?.childIds ?? [];
  const changed = applyEdit(
    {
      kind: 'sequence',
      edits: [
        { kind: 'setFields', changes: { [changedId]: { width: 11 } } },
        { kind: 'remove', ids: [removed] },
        {
          kind: 'insert',
          parentId: scene?.id ?? '',
          index: 0,
          branches: [
            {
              ...{ id: 'area1', level: 'area' as const, children: [] },
              fields: { name: 'New', x: 0, y: 0, width: 1, height: 1 },
            },
          ],
        },
      ],
    },
    base,
  );
  const node = (id: string) => expect.objectContaining({ id }) as unknown;
  const rows: readonly unknown[] = [
    ['width', 100, 11, undefined],
    ['', node(removed), undefined, undefined],
    ['', undefined, node('area1'), undefined],
  ];
  expect(compare(changed, remove(secondPlan))).toEqual(rows);
  expect(compare(remove(secondPlan), changed)).toEqual([
    ['width', 100, undefined, 11],
    ['', node(removed), undefined, undefined],
    ['', undefined, undefined, node('area1')],
  ]);
});

it('names the order of the parts that one side changed', () => {
  const [scene] = idsOf('scene');
  const [first = '', second = ''] = base.nodes[scene ?? '']?.childIds ?? [];
  const [plan] = idsOf('plan');
  const mine = applyEdit({ kind: 'move', ids: [first], parentId: scene ?? '', index: 2 }, base);
  const nodes = (...ids: readonly string[]) =>
    ids.map(id => expect.objectContaining({ id }) as unknown);
  expect(compare(mine, remove(plan))).toEqual([
    ['order', nodes(first, second), nodes(second, first), undefined],
  ]);
});

it('names the orders of the parts that both put into another order [MEDIA-13/conflict]', () => {
  const [sceneId = ''] = idsOf('scene');
  const long = buildProject(1, 1, 3, 0);
  const [one = '', two = '', three = ''] = long.nodes[sceneId]?.childIds ?? [];
  const move = (id: string, index: number) =>
    applyEdit({ kind: 'move', ids: [id], parentId: sceneId, index }, long);
  const toIds = (nodes: unknown) =>
    (nodes as readonly { readonly id: string }[]).map(({ id }) => id);
  const rows = compare(move(one, 3), move(three, 0), long);
  expect(rows.map(([path, ...orders]) => [path, ...orders.map(toIds)])).toEqual([
    ['order', [one, two, three], [two, three, one], [three, one, two]],
  ]);
});
