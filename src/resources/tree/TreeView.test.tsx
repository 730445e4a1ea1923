import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';

import { stubResizeObserver } from '../../../tests/support/stubResizeObserver.ts';
import { lists } from '../../i18n/en/lists.ts';
import { resources } from '../../i18n/en/resources.ts';
import type { TreeRow } from './TreeRow.ts';
import { TreeView } from './TreeView.tsx';
import type { RevealTarget } from './useReveal.ts';

stubResizeObserver();
afterEach(cleanup);

const i18nProvider = polyglotI18nProvider(() => ({ ...lists, ...resources }) as never, 'en');
const rows: readonly TreeRow[] = [1, 2, 3].map(id => ({
  ...{ kind: 'record', key: `record ${id}`, record: { id }, parent: undefined },
  ...{ depth: 1, position: id, setSize: 3, isOpen: undefined, childCount: undefined },
}));

/** A tree in which the record of the target is selected. */
const createTree = (revealTarget: RevealTarget, onSelect?: (id: unknown) => void) => (
  <I18nContextProvider value={i18nProvider}>
    <TreeView
      tree={{ rows, loadVisible: () => undefined, retry: () => undefined }}
      label="Wards"
      selectedIds={new Set([revealTarget.id])}
      revealTarget={revealTarget}
      nameOf={({ record }) => `Ward ${record.id}`}
      onSelect={({ record }) => onSelect?.(record.id)}
      setOpen={() => undefined}
      getEmptyText={() => ''}
    />
  </I18nContextProvider>
);

const getActive = () => {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('.tree-name')?.textContent;
};
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tree'), { key });

it('selects and shows the record of a URL, whose id is a number in the rows [DOM-08]', () => {
  render(createTree({ id: '3', pathKey: '3 1' }));
  const active = screen.getByRole('tree').getAttribute('aria-activedescendant');
  const ward = screen.getByRole('treeitem', { name: /Ward 3/ });
  expect(ward.id).toBe(active);
  expect(ward.getAttribute('aria-selected')).toBe('true');
});

it('stays where the user has moved while the path of the selection is loading', () => {
  const onSelect = vi.fn();
  const { rerender } = render(createTree({ id: 1, pathKey: undefined }, onSelect));
  press('ArrowDown');
  rerender(createTree({ id: 1, pathKey: '1 1' }, onSelect));
  expect(getActive()).toBe('Ward 2');
  press('Enter');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2);
});

it('shows the selection at its other path, and another selection, after the user has moved', () => {
  const { rerender } = render(createTree({ id: 1, pathKey: undefined }));
  press('ArrowDown');
  rerender(createTree({ id: 1, pathKey: '1 1' }));
  rerender(createTree({ id: 1, pathKey: '1 2' }));
  expect(getActive()).toBe('Ward 1');
  press('End');
  rerender(createTree({ id: 1, pathKey: '1 3' }));
  expect(getActive()).toBe('Ward 1');
  press('End');
  rerender(createTree({ id: 2, pathKey: undefined }));
  rerender(createTree({ id: 2, pathKey: '2 1' }));
  expect(getActive()).toBe('Ward 2');
});
