import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider, ListContextProvider, type RaRecord } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';

import { aField } from '../../../tests/support/fields.ts';
import { lists } from '../../i18n/en/lists.ts';
import { resources } from '../../i18n/en/resources.ts';
import type { ShowProps } from '../fieldKit.ts';
import { ListTable } from './ListTable.tsx';
import { SelectionContext, useSelection } from './selection.ts';
import { createTickStore } from './tickStore.ts';

afterEach(cleanup);

const words = polyglotI18nProvider(() => ({ ...lists, ...resources }) as never, 'en');
const rows: readonly RaRecord[] = Array.from({ length: 20 }, (_, n) => ({ id: n, name: `W${n}` }));
const sort = { field: 'name', order: 'ASC' };

const Count = () => <output>{useSelection()?.count}</output>;

it('draws no cell again when a row is ticked, or a whole page [PERF-07/tick]', async () => {
  const drawn = vi.fn();
  const Show = ({ value }: ShowProps) => {
    drawn();
    return <>{value}</>;
  };
  const field = aField({ kind: 'text', source: 'name' });
  const columns = [
    { field, label: field.label, Show, align: 'left', names: true, isOrderedByCharacter: false },
  ] as const;
  const ticking = { ticks: createTickStore(), page: rows.map(({ id }) => id), filter: {} };
  render(
    <I18nContextProvider value={words}>
      <ListContextProvider value={{ sort, setSort: () => undefined } as never}>
        <SelectionContext value={ticking}>
          <ListTable rows={rows} columns={columns} />
          <Count />
        </SelectionContext>
      </ListContextProvider>
    </I18nContextProvider>,
  );
  const user = userEvent.setup();
  const [page, first] = screen.getAllByRole('checkbox');
  const before = drawn.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(rows.length);

  await user.click(first!);
  expect(screen.getByRole('status').textContent).toBe('1');
  await user.click(page!);
  expect(screen.getByRole('status').textContent).toBe('20');
  expect(drawn).toHaveBeenCalledTimes(before);
});
