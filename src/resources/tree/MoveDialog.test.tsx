import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, type RaRecord, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubResizeObserver } from '../../../tests/support/stubResizeObserver.ts';
import { createResource } from '../../../tests/support/testDescriptors.ts';
import { messages } from '../../i18n/en/index.ts';
import { trees } from '../../i18n/en/lazy/trees.ts';
import { ResourcesContext } from '../descriptor/ResourcesContext.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { TreeResource } from './treePages.ts';
import { TREE_PAGE_SIZE } from './TreeRow.ts';

// A machine that is busy with other tests takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
stubResizeObserver();

const descriptor = { ...createResource(), tree: { parent: 'up' } } as TreeResource;

/** A store that numbers its records; what a record says of the one above it may be a text. */
const city = { id: 1, name: 'City', up: null };
const east = { id: 2, name: 'East', up: '1' };
const lane = { id: 3, name: 'Lane', up: '2' };
const records: readonly RaRecord[] = [city, east, lane];

const listCalls: { readonly filter: string; readonly perPage: number | undefined }[] = [];
beforeEach(() => void listCalls.splice(0));

const dataProvider = testDataProvider({
  getOne: (_, { id }) =>
    Promise.resolve({ data: records.find(each => String(each.id) === String(id)) as never }),
  getList: (_, { filter, pagination }) => {
    listCalls.push({ filter: JSON.stringify(filter), perPage: pagination?.perPage });
    const { up } = filter as { readonly up: { readonly inq?: readonly unknown[] } };
    const parents = (up.inq ?? [null]).map(String);
    const data = records.filter(each => parents.includes(String(each['up'])));
    return Promise.resolve({ data: data as never[], total: data.length });
  },
});

const renderMoveDialog = (record: RaRecord, onMove: () => Promise<boolean>) =>
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        queryClient={new QueryClient()}
        i18nProvider={polyglotI18nProvider(() => ({ ...messages, ...trees }), 'en')}
      >
        <ResourcesContext value={{ lamps: descriptor }}>
          <MoveDialog
            descriptor={descriptor}
            record={record}
            onMove={onMove}
            onClose={() => undefined}
          />
        </ResourcesContext>
      </CoreAdminContext>
    </MemoryRouter>,
  );

it.each([
  ['City', 'It is already there.', east],
  ['East', 'An entry cannot be moved below itself.', { ...east, id: '2' }],
  ['Lane', 'An entry cannot be moved below itself.', { ...east, id: '2' }],
])('moves East not into %s, by number and by text: %s', async (name, reason, record) => {
  const user = userEvent.setup();
  const onMove = vi.fn(() => Promise.resolve(true));
  renderMoveDialog(record, onMove);
  await user.click(await screen.findByRole('treeitem', { name: /East/u }));
  await user.keyboard('{ArrowRight}');
  await user.click(await screen.findByRole('treeitem', { name: new RegExp(name, 'u') }));
  const move = () => screen.getByRole('button', { name: 'Move' });
  await waitFor(() => expect(move()).toHaveAccessibleDescription(reason));
  expect(move()).toHaveAttribute('aria-disabled', 'true');
  await user.click(move());
  expect(onMove).not.toHaveBeenCalled();
});

it('loads a branch once whose id is a number in one record and a text in another', async () => {
  const user = userEvent.setup();
  renderMoveDialog({ ...east, id: '2' }, () => Promise.resolve(true));
  await user.click(await screen.findByRole('treeitem', { name: /East/u }));
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('treeitem', { name: /Lane/u });
  const pagesOfCity = listCalls.filter(
    ({ filter, perPage }) => perPage === TREE_PAGE_SIZE && /"inq":\["?1"?\]/u.test(filter),
  );
  expect(pagesOfCity).toHaveLength(1);
});
