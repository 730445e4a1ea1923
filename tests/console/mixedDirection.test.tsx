import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openConsole } from '../support/openConsole.tsx';
import { LAMP_ID, townRows } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

// Nothing is laid out here, so nothing scrolls.
Element.prototype.scrollIntoView = () => undefined;

/** Written from right to left, with a number and a bracket that would move next to other text. */
const NAME = 'שדרות (7';
const LAMP_NAME = 'פנס (9';

const named = (rows: readonly object[] = [], id: string, name: string) =>
  rows.map(row => ('id' in row && row.id === id ? { ...row, name } : row)) as never;

const ofName = (name: string) => (_: string, element: Element | null) =>
  element?.textContent === name && element.children.length === 0;

interface PageText {
  readonly path: string;
  readonly name?: string;
  /** What holds the name, once it is there. */
  readonly find: (user: UserEvent) => Promise<HTMLElement>;
}

const pageTexts: Readonly<Record<string, PageText>> = {
  'an option of a reference': {
    path: '/data/assets/create',
    find: async user => {
      await user.click(await screen.findByRole('combobox', { name: /^Domain/u }));
      return screen.findByRole('listbox');
    },
  },
  'a node of a tree': {
    path: '/domainManage/domainEdit/topology?at=west',
    find: () => screen.findByRole('tree', { name: 'Domain topology' }),
  },
  'the path of a record of a tree': {
    path: '/domainManage/domainEdit/topology?at=west',
    find: () => screen.findByRole('complementary', { name: 'Selected entry' }),
  },
  'the location of a list': {
    path: '/domainManage/domainEdit/list?filter={"parentId":{"inq":["west"]}}',
    find: () => screen.findByRole('navigation', { name: 'Location in the tree' }),
  },
  'a result of the command palette': {
    path: '/',
    name: LAMP_NAME,
    find: async user => {
      await screen.findByRole('heading', { level: 1, name: 'Tonight' });
      await user.keyboard('{Control>}k{/Control}');
      await user.type(await screen.findByRole('combobox'), 'פנס');
      return screen.findByRole('listbox');
    },
  },
};

it.each(Object.entries(pageTexts))(
  'isolates a name that is written from right to left in %s',
  async (_, { path, name = NAME, find }) => {
    serveTestTown({
      domains: named(townRows.domains, 'west', NAME),
      assets: named(townRows.assets, LAMP_ID, LAMP_NAME),
    });
    const { user } = await openConsole(path);
    const holder = within(await find(user));
    const [text] = await holder.findAllByText(ofName(name));
    expect(text!.closest('bdi')).not.toBeNull();
  },
);
