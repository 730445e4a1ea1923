import { QueryClient } from '@tanstack/react-query';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, type RaRecord, testDataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';

import { stubResizeObserver } from '../../../tests/support/stubResizeObserver.ts';
import { createResource } from '../../../tests/support/testDescriptors.ts';
import { messages } from '../../i18n/en/index.ts';
import { trees } from '../../i18n/en/lazy/trees.ts';
import { ResourcesContext } from '../descriptor/ResourcesContext.ts';
import { TreePane } from './TreePane.tsx';
import type { TreeResource } from './treePages.ts';
import { useTransientOpenBranches } from './useOpenBranches.ts';

// A machine that is busy with other tests takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
stubResizeObserver();

const descriptor = { ...createResource(), tree: { parent: 'up' } } as TreeResource;

/** East has Lane, until it is moved to West. */
const createRecords = (parentOfLane: string): readonly RaRecord[] => [
  { id: 'east', name: 'East', up: null },
  { id: 'lane', name: 'Lane', up: parentOfLane },
  { id: 'west', name: 'West', up: null },
];

const Pane = () => (
  <TreePane
    descriptor={descriptor}
    branches={useTransientOpenBranches()}
    selectedIds={new Set(['lane'])}
    revealId="lane"
    onSelect={() => undefined}
  />
);

const getActiveName = () => {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('.tree-name')?.textContent;
};

it('stays where the user has moved while the path of a record that was moved is read again [DOM-08]', async () => {
  let records = createRecords('east');
  let isHeld = false;
  const held: (() => void)[] = [];
  const dataProvider = testDataProvider({
    getOne: async (_, { id }) => {
      if (isHeld) await new Promise<void>(resolve => held.push(resolve));
      return { data: records.find(each => each.id === id) as never };
    },
    getList: (_, { filter }) => {
      const { up } = filter as { readonly up: { readonly inq?: readonly unknown[] } | null };
      const parents = up?.inq ?? [null];
      const data = records.filter(each => parents.includes(each['up']));
      return Promise.resolve({ data: data as never[], total: data.length });
    },
  });
  const queryClient = new QueryClient();
  render(
    <CoreAdminContext
      {...{ dataProvider, queryClient }}
      i18nProvider={polyglotI18nProvider(() => ({ ...messages, ...trees }), 'en')}
    >
      <ResourcesContext value={{ lamps: descriptor }}>
        <Pane />
      </ResourcesContext>
    </CoreAdminContext>,
  );
  await waitFor(() => expect(getActiveName()).toBe('Lane'));

  // The record is moved: its path and both branches are read again, and the path comes late.
  records = createRecords('west');
  isHeld = true;
  void queryClient.invalidateQueries({ queryKey: ['lamps'] });
  await waitFor(() => expect(held).toHaveLength(1));
  fireEvent.keyDown(screen.getByRole('tree'), { key: 'Home' });
  expect(getActiveName()).toBe('East');
  isHeld = false;
  act(() => held.forEach(release => release()));
  await waitFor(() =>
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(
      ['East', 'No entries below', 'West', 'Lane'].map(
        text => expect.stringContaining(text) as string,
      ),
    ),
  );
  expect(getActiveName()).toBe('East');
});
