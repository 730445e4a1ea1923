import '@testing-library/jest-dom/vitest';

import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { EmptyState } from '../../ui/EmptyState.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import { PagedRows } from './PagedRows.tsx';
import { RecordTable } from './RecordTable.tsx';

afterEach(cleanup);

const createField = (source: string, kind: 'text' | 'integer', sortable: boolean) =>
  ({ source, kind, sortable, label: { en: source, zh: source } }) as unknown as FieldDescriptor;

const fields = [createField('name', 'text', true), createField('power', 'integer', false)];
const rows = [
  { id: 1, name: 'L001', power: 80 },
  { id: 2, name: 'L002', power: 120 },
];

const renderTable = (props: Partial<Parameters<typeof RecordTable>[0]>) =>
  render(
    <MemoryRouter>
      <RecordTable resource="lamps" label="Lamps" {...{ fields, rows }} {...props} />
    </MemoryRouter>,
  );

it('shows a column for each field and a row for each record', () => {
  renderTable({});
  const table = within(screen.getByRole('table', { name: 'Lamps' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'name',
    'power',
  ]);
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'namepower',
    'L00180',
    'L002120',
  ]);
});

it('can be scrolled by keyboard where no row has a link', () => {
  renderTable({});
  expect(screen.getByRole('region', { name: 'Lamps' })).toHaveAttribute('tabindex', '0');
});

it('sorts by the columns that the platform sorts, and announces the order', async () => {
  const sortBy = vi.fn();
  renderTable({ sorting: { sort: { field: 'name', order: 'DESC' }, sortBy } });
  const [name, power] = screen.getAllByRole('columnheader');
  expect(name).toHaveAttribute('aria-sort', 'descending');
  expect(power).not.toHaveAttribute('aria-sort');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'name' }));
  expect(sortBy).toHaveBeenCalledExactlyOnceWith('name');
});

it('has a column for the actions of a row', () => {
  renderTable({ rowActions: ({ name }) => <button type="button">Confirm {String(name)}</button> });
  expect(screen.getByRole('columnheader', { name: 'list.actions' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm L002' })).toBeVisible();
});

const renderPage = (page: number, data: typeof rows, error: unknown = null) => {
  const handlers = { onPageChange: vi.fn(), refetch: vi.fn() };
  render(
    <MemoryRouter>
      <PagedRows
        query={{ data, total: 4, error, refetch: handlers.refetch }}
        page={page}
        pageSize={2}
        onPageChange={handlers.onPageChange}
        empty={<EmptyState kind="nothing" title="No lamps" />}
      >
        {shown => <p>{shown.length} lamps</p>}
      </PagedRows>
    </MemoryRouter>,
  );
  return handlers;
};

it('shows a page of the rows, and links to the next', async () => {
  const { onPageChange } = renderPage(1, rows);
  expect(screen.getByText('2 lamps')).toBeVisible();
  await userEvent.click(screen.getByText('2', { selector: 'button' }));
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2);
});

it('shows that there are no rows', () => {
  renderPage(1, []);
  expect(screen.getByText('No lamps')).toBeVisible();
});

it('links back from a page after the last one', () => {
  renderPage(3, []);
  expect(screen.queryByText('No lamps')).toBeNull();
  expect(screen.getByText('1', { selector: 'button' })).toBeVisible();
});

it('shows the failure of a page without rows, and retries it', async () => {
  const { refetch } = renderPage(3, [], { status: 500 });
  expect(screen.getByRole('alert')).toHaveTextContent('list.failed');
  await userEvent.click(screen.getByRole('button', { name: 'shell.retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});
