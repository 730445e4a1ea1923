import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';

import { lists } from '../../i18n/en/lists.ts';
import { resources } from '../../i18n/en/resources.ts';
import type { TreeRow } from './TreeRow.ts';
import { TreeView } from './TreeView.tsx';

afterEach(cleanup);

const i18nProvider = polyglotI18nProvider(() => ({ ...lists, ...resources }) as never, 'en');
const rows: readonly TreeRow[] = [1, 2, 3].map(id => ({
  ...{ kind: 'record', key: `record ${id}`, record: { id }, parent: undefined },
  ...{ depth: 1, position: id, setSize: 3, isOpen: undefined, childCount: undefined },
}));

it('selects and shows the record of a URL, whose id is a number in the rows [DOM-08]', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(
    <I18nContextProvider value={i18nProvider}>
      <TreeView
        tree={{ rows, loadVisible: () => undefined, retry: () => undefined }}
        label="Wards"
        selectedIds={new Set(['3'])}
        revealTarget={{ id: '3', pathKey: '3 1' }}
        nameOf={({ record }) => `Ward ${record.id}`}
        onSelect={() => undefined}
        setOpen={() => undefined}
        getEmptyText={() => ''}
      />
    </I18nContextProvider>,
  );
  const active = screen.getByRole('tree').getAttribute('aria-activedescendant');
  const ward = screen.getByRole('treeitem', { name: /Ward 3/ });
  expect(ward.id).toBe(active);
  expect(ward.getAttribute('aria-selected')).toBe('true');
});
