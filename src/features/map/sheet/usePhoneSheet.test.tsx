import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { usePhoneSheet } from './usePhoneSheet.ts';

const none = { selectedId: undefined, selectCount: 0, hasView: true };
const selected = { selectedId: 'L1', selectCount: 1, hasView: true };

const renderSheet = (selection: Parameters<typeof usePhoneSheet>[0]) =>
  renderHook(usePhoneSheet, { initialProps: selection });

it('opens for a device that is selected, and closes with it [UX-08/map]', () => {
  const { result, rerender } = renderSheet(none);
  expect(result.current.height).toBe('summary');
  rerender(selected);
  expect(result.current.height).toBe('half');
  rerender({ ...none, selectCount: 2 });
  expect(result.current.height).toBe('summary');
});

it.each([
  ['is pressed again', { ...selected, selectCount: 2 }],
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
