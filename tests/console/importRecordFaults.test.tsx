import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { getReceivedCalls, muteConsoleError, openConsole } from '../support/openConsole.tsx';
import { expectNoStoppedParts, replaceResponse, WRONG_VALUES } from '../support/faultyResponses.ts';
import { GATEWAY_ID } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

const NEW_LAMP = 'SSSLC00000000101';
const withAll = (names: readonly string[], value: unknown) =>
  Object.fromEntries(names.map(name => [name, value]));

const records = [
  {
    title: 'domains',
    list: '/domainManage/domainEdit/list',
    path: 'core/domains',
    fields: ['name', 'level', 'parentId', 'geoPoint', 'parent'],
    file: ['id,name', 'west-road,New name'],
    id: 'west-road',
    changed: 'Name',
  },
  {
    title: 'users',
    list: '/permissionManage',
    path: 'users/users',
    fields: ['username', 'lastName', 'firstName', 'role', 'modules', 'domains', 'locked'],
    file: ['id,firstName', 'u1,New name'],
    id: 'u1',
    changed: 'First name',
  },
] as const;

beforeEach(() => {
  serveTestTown({ whitelists: [{ id: GATEWAY_ID, ids: ['SSSLC00000000001'] }] });
  muteConsoleError();
});

describe.each(records)('the check of an import that changes $title', record => {
  it.each(WRONG_VALUES)('stays when each of their values is %s [REL-04]', async (_, value) => {
    replaceResponse(record.path, () =>
      Response.json([{ ...withAll(record.fields, value), id: record.id }]),
    );
    const { user } = await openConsole(record.list);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File([record.file.join('\n')], 'rows.csv');
    await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
    await user.click(await dialog.findByRole('radio', { name: 'Change only' }));
    await user.click(dialog.getByRole('button', { name: /^Check one row/u }));
    const count = await dialog.findByText('To change', { selector: 'dt' });
    expect(count.nextElementSibling).toHaveTextContent(/^1$/u);
    if (typeof value === 'object' && value !== null)
      expect(
        await dialog.findByText(
          (_text, element) =>
            element?.tagName === 'LI' &&
            element.textContent === `${record.changed}: ${JSON.stringify(value)} → New name`,
        ),
      ).toBeVisible();
    expectNoStoppedParts();
  });
});

describe('the whitelist to which an import adds devices', () => {
  it.each(WRONG_VALUES)('is read again when the response is %s [REL-04]', async (_, value) => {
    replaceResponse(
      `core/assets/${GATEWAY_ID}/whitelist/add`,
      () => Response.json({ ids: value }),
      'put',
    );
    const { user } = await openConsole('/systemOperation/config/import');
    const main = within(await screen.findByRole('main'));
    const rows = [
      'Device ID,Device name,Device type,Domain,Latitude,Longitude,Gateway',
      `${NEW_LAMP},New,ssslc,west-road,30.2,120.2,${GATEWAY_ID}`,
    ];
    const file = new File([rows.join('\n')], 'rows.csv');
    await user.upload(await main.findByLabelText('Choose a file', { selector: 'input' }), file);
    await user.click(await main.findByRole('button', { name: /^Check one row/u }));
    const reads = () => getReceivedCalls(`GET /api/core/assets/${GATEWAY_ID}/whitelist`).length;
    const add = await main.findByRole('button', { name: /^Add .*whitelist/u });
    expect(reads()).toBe(1);
    await user.click(add);
    await waitFor(() => expect(reads()).toBe(2));
    // The device is still on no list that was read.
    expect(await main.findByRole('button', { name: /^Add .*whitelist/u })).toBeVisible();
    expect(main.getByRole('button', { name: 'Import 0 rows' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expectNoStoppedParts();
  });
});
