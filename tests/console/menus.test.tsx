import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { filterActions, groupActions } from '../../src/resources/record/groupActions.ts';
import type { RecordAction } from '../../src/resources/record/RecordAction.ts';
import { openConsole, platform } from '../support/openConsole.tsx';

beforeEach(() => platform.setCitySize({ assets: 600 }));

const LAMP = 'SSSLC00000000011';

const openMenu = async () => {
  const opened = await openConsole(`/data/assets/${LAMP}/show`);
  await opened.user.click(await screen.findByRole('button', { name: /^More actions for/u }));
  return { ...opened, menu: within(await screen.findByRole('menu')) };
};
const entries = () => screen.getAllByRole('menuitem').map(entry => entry.textContent);

describe('the menu of a lamp', () => {
  it('has the groups of its document, and is searched by typing, by keyboard alone', async () => {
    const { menu, user } = await openMenu();
    expect(menu.getAllByRole('separator').map(head => head.textContent)).toEqual(
      expect.arrayContaining(['Light', 'Device settings', 'Connections', 'Maintenance']),
    );
    const field = screen.getByRole('searchbox', { name: 'Search actions' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('CLOCK');
    expect(entries()).toEqual(['Set the clock', 'Read the clock']);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Set the clock' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Read the clock' })).toHaveFocus();
    await user.keyboard('x');
    expect(field).toHaveFocus();
    expect(await screen.findByText('No matching action')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    await user.keyboard('upgrade{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(await screen.findByRole('dialog', { name: /^Upgrade/u })).toBeVisible();
  });

  it('closes by Escape, and gives the focus back', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^More actions for/u })).toHaveFocus();
  });
});

describe('entries of a menu', () => {
  const offer = (id: string, rest: Partial<RecordAction> = {}): RecordAction => ({
    ...{ id, label: id, onPick: () => undefined },
    ...rest,
  });
  const light = { label: 'Light', index: 0 };
  const device = { label: 'Device', index: 1 };
  const offers = [
    offer('clock', { group: device }),
    offer('delete', { danger: true }),
    offer('dim', { group: light }),
    offer('edit'),
    offer('pan', { group: light, isUnavailable: true }),
  ];

  it('are first without a group, then in the order of the groups, then what deletes, then what is not possible', () => {
    expect(
      groupActions(offers, 'Not available').map(({ title, actions: members }) => [
        title,
        ...members.map(({ id }) => id),
      ]),
    ).toEqual([
      [undefined, 'edit'],
      ['Light', 'dim'],
      ['Device', 'clock'],
      [undefined, 'delete'],
      ['Not available', 'pan'],
    ]);
  });

  it('are found by their labels or that of their group, in upper and lower case', () => {
    expect(filterActions(offers, ' LIGHT').map(({ id }) => id)).toEqual(['dim', 'pan']);
    expect(filterActions(offers, 'dEl').map(({ id }) => id)).toEqual(['delete']);
  });
});
