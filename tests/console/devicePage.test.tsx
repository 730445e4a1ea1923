import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';

const LAMP = 'SSSLC00000000011';
const pageOf = (id: string, tab = '') =>
  `/assetManage/model/ssslc/${id}/show${tab && `?tab=${tab}`}`;

/** A street with a device of each kind; what it reported does not change. */
beforeEach(() => platform.setCitySize({ assets: 60 }));

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (call: string) =>
  getReceivedCalls(call).map(({ text }) => JSON.parse(text || 'null') as unknown);

describe('the page of a device', () => {
  it('shows what it is, how it is now and what was broken, from its own records', async () => {
    await openConsole(pageOf('SSSLC00000000005'));
    expect(await screen.findByRole('heading', { level: 1, name: /5号灯控/u })).toBeVisible();
    expect(screen.getByText('SSSLC00000000005')).toBeVisible();
    const measured = await card('Measured now');
    expect(measured.getByText('Voltage').closest('div')).toHaveTextContent(/\d\.\dV$/u);
    const faults = await card('Latest faults');
    expect(await faults.findByRole('listitem')).toHaveTextContent(/Over-?current.*recovered/iu);
    const plate = await card('Nameplate');
    expect(await plate.findByRole('link', { name: /1号网关/u })).toHaveAttribute(
      'href',
      '/assetManage/model/ssgw/SSGW000000000001/show',
    );
    expect(getReceivedCalls('GET /api/core/statuses/SSSLC00000000005')).not.toEqual([]);
    const [faultRequest] = getReceivedCalls('GET /api/core/faults');
    expect(JSON.stringify(getQueryJson(faultRequest!.query, 'filter'))).toContain(
      '"SSSLC00000000005"',
    );
  });

  it('has a URL for each tab, and is in its list and its domains', async () => {
    // A city of this size has a lamp whose fault is still open.
    platform.setCitySize({ assets: 600 });
    const { user } = await openConsole(pageOf('SSSLC00000000202', 'faults'));
    const open = await screen.findByRole('tab', { name: /Faults/u, selected: true });
    await waitFor(() => expect(open).toHaveTextContent('Faults 1'));
    expect(await screen.findByRole('row', { name: /Over-?voltage/iu })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Alerts' }));
    await waitFor(() => expect(location.search).toBe('?tab=faults&view=alerts'));
    await user.click(screen.getByRole('tab', { name: 'Log' }));
    await waitFor(() => expect(location.search).toBe('?tab=log'));
    expect(await screen.findByRole('radio', { name: 'All operations' })).toBeChecked();
    const crumbs = await screen.findByRole('link', { name: /段$/u });
    expect(decodeURIComponent(crumbs.getAttribute('href') ?? '')).toContain(
      'filter={"domainId":{"within":"5f1e0000000000000000d01f"}}',
    );
  });

  it('goes to the one before and after it, in the same tab', async () => {
    const { user } = await openConsole(pageOf(LAMP, 'faults'));
    await user.click(await screen.findByRole('link', { name: /^Next: .*12号灯控/u }));
    expect(await screen.findByRole('heading', { level: 1, name: /12号灯控/u })).toBeVisible();
    expect(location.search).toBe('?tab=faults');
    await user.click(await screen.findByRole('link', { name: /^Previous: .*11号灯控/u }));
    await waitFor(() => expect(location.pathname).toBe(pageOf(LAMP)));
  });

  it('shows that a device never reported, and has no light where the model has none', async () => {
    muteConsoleError();
    const error = { statusCode: 404, name: 'Error', message: 'no', code: 6 };
    platform.use(mockResponse('getStatus', 404, { error }));
    await openConsole('/data/assets/UNKNOW0000000001/show');
    expect(await screen.findByText('No report yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Light' })).toBeNull();
  });
});

describe('the light of a lamp', () => {
  const RETURN = `POST /api/core/assets/${LAMP}/action/device-lighting:return-to-strategy`;
  it('is set by hand after a confirmation, once, which shows the old and the new level', async () => {
    const { user } = await openConsole(pageOf(LAMP));
    const light = await card('Light');
    await user.click(await light.findByRole('button', { name: 'Off' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Switch off .*11号灯控\?/u }),
    );
    expect(dialog.getByText('This changes the lamp immediately.')).toBeVisible();
    expect(dialog.getByText('New level').closest('div')).toHaveTextContent('0 %');
    const call = `POST /api/core/assets/${LAMP}/set/device-lighting:lamp-param`;
    expect(getReceivedCalls(call)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(call)).toEqual([{ on: false }]);
    await waitFor(() => expect(light.getByRole('status')).toHaveTextContent('0%'));
    expect(await light.findByRole('radio', { name: 'Manual' })).toBeChecked();
  });

  it.each([
    ['LAMP00001_OFFLINE', 'The device is offline.'],
    ['LAMP00001_FAILED', 'The device could not execute the command.'],
  ])('of %s is rejected with a message', async (id, text) => {
    const { user } = await openConsole(pageOf(id));
    muteConsoleError();
    const light = await card('Light');
    await user.click(await light.findByRole('button', { name: 'Full' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Set 100 %' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  });

  it('follows its strategy or a user: shown, and switched after a confirmation [ASSET-14]', async () => {
    const { user } = await openConsole(pageOf(LAMP));
    const light = await card('Light');
    expect(await light.findByRole('radio', { name: 'Strategy' })).toBeChecked();
    await user.click(light.getByRole('radio', { name: 'Manual' }));
    const call = `PATCH /api/core/assets/${LAMP}`;
    expect(await screen.findByRole('dialog', { name: /^Control mode of/u })).toBeVisible();
    expect(getReceivedCalls(call)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Change to Manual' }));
    await waitFor(() => expect(sent(call)).toEqual([{ mode: 'MANUAL' }]));
    await waitFor(() => expect(light.getByRole('radio', { name: 'Manual' })).toBeChecked());
    await user.click(light.getByRole('radio', { name: 'Strategy' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Return .*11号灯控/u }));
    await user.click(dialog.getByRole('button', { name: 'Return to strategy' }));
    await waitFor(() => expect(getReceivedCalls(RETURN)).toHaveLength(1));
    await waitFor(() => expect(light.getByRole('radio', { name: 'Strategy' })).toBeChecked());
  });

  it('is set by operators, and given back to its strategy at once by the same [ASSET-14]', async () => {
    const { user } = await openConsole(`/data/assets/${LAMP}/show`, { as: 'operator' });
    const light = await card('Light');
    await waitFor(() => expect(light.getByRole('button', { name: 'Off' })).toBeEnabled());
    await waitFor(() => expect(light.getByRole('status')).toHaveTextContent(/^\d/u));
    const level = light.getByRole('status').textContent;
    expect(light.queryByRole('button', { name: 'Return to strategy' })).toBeNull();
    expect(light.getByRole('radio', { name: 'Manual' })).toBeDisabled();
    await user.click(light.getByRole('button', { name: 'Off' }));
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(light.getByRole('status')).toHaveTextContent('0%'));

    await user.click(await light.findByRole('button', { name: 'Return to strategy' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Return .*11号灯控/u }));
    expect(getReceivedCalls(RETURN)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Return to strategy' }));
    await waitFor(() => expect(light.getByRole('status').textContent).toBe(level));
    expect(await light.findByRole('radio', { name: 'Strategy' })).toBeChecked();
    await waitFor(() =>
      expect(light.queryByRole('button', { name: 'Return to strategy' })).toBeNull(),
    );
  });
});

describe('two devices', () => {
  it('are swapped after both were shown as they will be [ASSET-06]', async () => {
    const { user } = await openConsole(pageOf(LAMP));
    await user.click(await screen.findByRole('button', { name: /^More actions/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Swap devices' }));
    await user.click(await screen.findByRole('radio', { name: /SSSLC00000000012/u }));
    await user.click(screen.getByRole('button', { name: 'Review' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Swap .*11号灯控.*12号灯控/u }),
    );
    const name = dialog.getByRole('row', { name: /^Device name/u });
    expect(
      within(name)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual([expect.stringMatching(/12号灯控$/u), expect.stringMatching(/11号灯控$/u)]);
    const call = `PUT /api/core/assets/${LAMP}/exchange/SSSLC00000000012`;
    expect(getReceivedCalls(call)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Swap the two devices' }));
    expect(await screen.findByRole('heading', { level: 1, name: /12号灯控/u })).toBeVisible();
    expect(getReceivedCalls(call)).toHaveLength(1);
  });

  it('of which one is rejected show why, and nothing is lost', async () => {
    const { user } = await openConsole(pageOf(LAMP));
    muteConsoleError();
    const error = { statusCode: 409, name: 'Error', message: 'no', code: 14 };
    platform.use(mockResponse('exchangeAsset', 409, { error }));
    await user.click(await screen.findByRole('button', { name: /^More actions/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Swap devices' }));
    await user.click(await screen.findByRole('radio', { name: /SSSLC00000000012/u }));
    await user.click(screen.getByRole('button', { name: 'Review' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Swap the two devices' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('model or type');
  });
});
