import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { usePhoneSheet } from './usePhoneSheet.ts';

const none = { selectedId: undefined, lastSelected: undefined, hasView: true };
const selected = { selectedId: 'L1', lastSelected: { id: 'L1', count: 1 }, hasView: true };

const renderSheet = (selection: Parameters<typeof usePhoneSheet>[0]) =>
  renderHook(usePhoneSheet, { initialProps: selection });

it('opens for a device that is selected, and closes with it [UX-08/map]', () => {
  const { result, rerender } = renderSheet(none);
  expect(result.current.height).toBe('summary');
  rerender(selected);
  expect(result.current.height).toBe('half');
  rerender({ ...none, lastSelected: selected.lastSelected });
  expect(result.current.height).toBe('summary');
});

it.each([
  ['is pressed again', { ...selected, lastSelected: { id: 'L1', count: 2 } }],
  ['is that of a link', { ...selected, hasView: false }],
])('opens again for a selected device that %s [MAP-09]', (_, again) => {
  const { result, rerender } = renderSheet(selected);
  act(() => result.current.setHeight('summary'));
  rerender(again);
  expect(result.current.height).toBe('half');
});

it('stays closed while the map moves, and when it writes its view into the URL of a link', () => {
  const { result, rerender } = renderSheet({ ...selected, hasView: false });
  act(() => result.current.setHeight('summary'));
  rerender(selected);
  rerender({ ...selected });
  expect(result.current.height).toBe('summary');
});

it('shows the card, not the legend that was open [UX-08/map]', () => {
  const { result, rerender } = renderSheet(none);
  act(() => result.current.toggle('legend'));
  expect(result.current.isOpenWith('legend')).toBe(true);
  rerender(selected);
  expect(result.current).toMatchObject({ height: 'half', content: 'list' });
});

it('waits for the URL, which has the selected device later: neither the card of another one opens, nor the list closes', () => {
  const { result, rerender } = renderSheet(selected);
  act(() => result.current.setHeight('summary'));
  const lastSelected = { id: 'L2', count: 2 };
  rerender({ ...selected, lastSelected });
  expect(result.current.height).toBe('summary');
  rerender({ ...selected, selectedId: 'L2', lastSelected });
  expect(result.current.height).toBe('half');
});
