import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { createMediaProject, EVENING_PLAN, openEditor } from '../support/mediaEditor.ts';
import { getReceivedCalls } from '../support/openConsole.tsx';

/** Swaps two neighbours by drag and back by keys, as one call each. */
const swapNeighbours = async (
  [first, second]: readonly [string, string],
  path: readonly RegExp[],
): Promise<void> => {
  const { children = [] } = EVENING_PLAN;
  const [scene] = children as readonly { readonly children: readonly object[] }[];
  const [left, right] = scene?.children ?? [];
  const texts = ['Rain', 'Snow'].map(content => ({ baseInfo: { type: 0 }, content }));
  const welcome = { name: 'Welcome', children: [{ ...left, children: texts }, right] };
  const project = await createMediaProject(
    { name: 'Evening', children: [welcome, { name: 'News', children: [right] }] },
    { name: 'Morning' },
  );
  const editor = await openEditor(project);
  await editor.select(/^Riverfront/u);
  if (!screen.queryByRole('treeitem', { name: /^Evening/u })) await editor.select(/^Riverfront/u);
  for (const name of path) await editor.select(name);
  const line = (name: string) =>
    screen.getByRole('treeitem', { name: new RegExp(`^${name}`, 'u') });
  const expectOrder = (...names: readonly string[]) =>
    expect(names.map(name => line(name).getAttribute('aria-posinset'))).toEqual(['1', '2']);
  const transfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' };
  fireEvent.dragStart(line(first), { dataTransfer: transfer });
  fireEvent.dragOver(line(second), { dataTransfer: transfer });
  expect(line(second)).toHaveAttribute('data-over', 'after');
  fireEvent.drop(line(second), { dataTransfer: transfer });
  expect(line(first)).toHaveAttribute('aria-selected', 'true');
  expectOrder(second, first);
  await editor.save();
  const orders = () => getReceivedCalls().filter(({ call }) => call.endsWith('/orders')).length;
  expect(orders()).toBe(1);
  await editor.select(new RegExp(`^${first}`, 'u'));
  await editor.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expectOrder(first, second);
  await editor.save();
  await waitFor(() => expect(orders()).toBe(2));
};

it('reorders plans by drag and by keys [MEDIA-09/programs]', () =>
  swapNeighbours(['Evening', 'Morning'], []));

it('reorders scenes by drag and by keys [MEDIA-09/scenes]', () =>
  swapNeighbours(['Welcome', 'News'], [/^Evening/u]));

it('reorders areas by drag and by keys [MEDIA-09/zones]', () =>
  swapNeighbours(['Left', 'Right'], [/^Evening/u, /^Welcome/u]));

it('reorders items by drag and by keys [MEDIA-09/items]', () =>
  swapNeighbours(['Rain', 'Snow'], [/^Evening/u, /^Welcome/u, /^Left/u]));
