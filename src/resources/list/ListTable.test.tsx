import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider, ListContextProvider, type RaRecord } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';

import { createField } from '../../../tests/support/testDescriptors.ts';
import { lists } from '../../i18n/en/lists.ts';
import { resources } from '../../i18n/en/resources.ts';
import type { FieldValueProps } from '../descriptor/fieldComponents.ts';
import { ListTable } from './ListTable.tsx';
import { SelectionContext, useSelection } from '../selection/selection.ts';
import { createSelectionStore } from '../selection/selectionStore.ts';

afterEach(cleanup);

const i18nProvider = polyglotI18nProvider(() => ({ ...lists, ...resources }) as never, 'en');
const rows: readonly RaRecord[] = Array.from({ length: 20 }, (_, n) => ({ id: n, name: `W${n}` }));
const sort = { field: 'name', order: 'ASC' };

const Count = () => <output>{useSelection()?.count}</output>;

it('renders no cell again when a row is selected, or a whole page', async () => {
  const onRender = vi.fn();
  const Cell = ({ value }: FieldValueProps) => {
    onRender();
    return <>{value}</>;
  };
  const field = createField({ kind: 'text', source: 'name' });
  const columns = [
    {
      field,
      label: field.label,
      Cell,
      align: 'left',
      isNameColumn: true,
      isOrderedByCharacter: false,
    },
  ] as const;
  const listSelection = {
    selectionStore: createSelectionStore(),
    pageIds: rows.map(({ id }) => id),
    filter: {},
  };
  render(
    <I18nContextProvider value={i18nProvider}>
      <ListContextProvider value={{ sort, setSort: () => undefined } as never}>
        <SelectionContext value={listSelection}>
          <ListTable rows={rows} columns={columns} />
          <Count />
        </SelectionContext>
      </ListContextProvider>
    </I18nContextProvider>,
  );
  const user = userEvent.setup();
  const [pageCheckbox, firstCheckbox] = screen.getAllByRole('checkbox');
  const before = onRender.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(rows.length);

  await user.click(firstCheckbox!);
  expect(screen.getByRole('status').textContent).toBe('1');
  await user.click(pageCheckbox!);
  expect(screen.getByRole('status').textContent).toBe('20');
  expect(onRender).toHaveBeenCalledTimes(before);
});
