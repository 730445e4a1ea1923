import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import {
  muteConsoleError,
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';
import { assignWholeCity } from '../support/wholeCity.ts';

const GATEWAY = 'SSGW000000000001';
const POLE = 'SSPOLE0000000001';
/** Not mounted, and in no whitelist. */
const LOOSE = 'SSSLC00000000021';
const open = (id: string, as = 'admin') =>
  openConsole(`/data/assets/${id}/show?tab=relations`, { as });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const bodies = (call: string) =>
  getReceivedCalls(call).map(({ text }) => JSON.parse(text || 'null') as unknown);

/** A street with a gateway, a pole and their devices. */
beforeEach(() => platform.setCitySize({ assets: 60 }));

describe('the gateway of a device', () => {
  it.each([
    ['SSADS00000000001', true],
    ['SSSAP00000000001', true],
    ['SSCAM00000000001', false],
  ])('of %s is offered: %s', async (id, isOffered) => {
    await open(id);
    await card('Light pole');
    expect(screen.queryByRole('region', { name: 'Gateway' }) !== null).toBe(isOffered);
  });

  it('is bound; one whose whitelist lacks the device offers to add it: 72', async () => {
    muteConsoleError();
    const { user } = await open(LOOSE);
    const gateway = await card('Gateway');
    expect(gateway.getByText('Not bound to a gateway.')).toBeVisible();
    await user.click(gateway.getByRole('button', { name: 'Bind to a gateway' }));
    await user.click(await screen.findByRole('radio', { name: new RegExp(GATEWAY, 'u') }));
    await user.click(screen.getByRole('button', { name: /^Bind to .*1号网关$/u }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not in the whitelist of the gateway.',
    );
    await user.click(screen.getByRole('button', { name: /^Add it to the whitelist of/u }));
    expect(await gateway.findByRole('link', { name: /1号网关/u })).toBeVisible();
    expect(bodies(`PUT /api/core/assets/${GATEWAY}/whitelist/add`)).toEqual([{ ids: [LOOSE] }]);
    expect(getReceivedCalls(`PUT /api/core/assets/${LOOSE}/gateway/${GATEWAY}`)).toHaveLength(2);
  });

  it('is unbound after a confirmation; a rejected binding shows why: 79 [ASSET-04]', async () => {
    muteConsoleError();
    const { user } = await open('SSSLC00000000011');
    const gateway = await card('Gateway');
    await user.click(gateway.getByRole('button', { name: 'Unbind' }));
    const call = 'DELETE /api/core/assets/SSSLC00000000011/gateway';
    const dialog = within(await screen.findByRole('dialog', { name: /^Unbind .*1号网关\?/u }));
    expect(getReceivedCalls(call)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Unbind' }));
    expect(await gateway.findByText('Not bound to a gateway.')).toBeVisible();
    expect(getReceivedCalls(call)).toHaveLength(1);

    const error = { statusCode: 409, name: 'Error', message: 'no', code: 79 };
    platform.use(mockResponse('bindGateway', 409, { error }));
    await user.click(gateway.getByRole('button', { name: 'Bind to a gateway' }));
    await user.click(await screen.findByRole('radio', { name: new RegExp(GATEWAY, 'u') }));
    await user.click(screen.getByRole('button', { name: /^Bind to /u }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It cannot be bound to this gateway.',
    );
  });
});

describe('a gateway', () => {
  it('shows what is behind it, with what each last reported [ASSET-15]', async () => {
    await open(GATEWAY);
    const behind = await card('Devices of this gateway');
    expect(await behind.findByText('22')).toBeVisible();
    await waitFor(() => expect(behind.getAllByRole('row')).toHaveLength(11));
    expect(await behind.findByRole('columnheader', { name: /Brightness/u })).toBeVisible();
    const [request] = getReceivedCalls('GET /api/core/statuses');
    expect(getQueryJson(request!.query, 'filter')).toMatchObject({ limit: 10 });
    expect(getReceivedCalls('GET /api/core/statuses/count')).toHaveLength(1);
    expect(getReceivedCalls(`GET /api/core/statuses/${GATEWAY}`)).not.toEqual([]);
    expect(getReceivedCalls(`GET /api/core/assets/${GATEWAY}/whitelist`)).toHaveLength(1);
  });

  it('has a whitelist that is read, and added to', async () => {
    const { user } = await open(GATEWAY);
    const list = await card('Whitelist');
    expect(await list.findByText('LAMP00001_OFFLINE')).toBeVisible();
    expect((await list.findAllByText('bound here'))[0]).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Add devices' }));
    const ids = screen.getByRole('textbox', { name: 'Device IDs' });
    fireEvent.change(ids, { target: { value: 'short' } });
    expect(screen.getByText('1 invalid device ID: SHORT')).toBeVisible();
    fireEvent.change(ids, { target: { value: `${LOOSE.toLowerCase()}\nLAMP00001_OFFLINE` } });
    await user.click(screen.getByRole('button', { name: 'Add 1 device' }));
    expect(await list.findByText('23')).toBeVisible();
    expect(bodies(`PUT /api/core/assets/${GATEWAY}/whitelist/add`)).toEqual([{ ids: [LOOSE] }]);
  });

  it('has a whitelist that is replaced, not without its bound devices, which are named: 72 [ASSET-03]', async () => {
    muteConsoleError();
    const { user } = await open(GATEWAY);
    const list = await card('Whitelist');
    await list.findByText('LAMP00001_OFFLINE');
    await user.click(list.getByRole('button', { name: 'Replace list' }));
    const dialog = within(await screen.findByRole('dialog'));
    const ids = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Device IDs' });
    const before = ids.value.split('\n');
    fireEvent.change(ids, { target: { value: [...before.slice(1), LOOSE].join('\n') } });
    expect(dialog.getByText('1 added, 1 removed.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace the whitelist' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Not in the whitelist of the gateway.',
    );
    expect(await dialog.findByRole('link', { name: /1号灯控/u })).toBeVisible();
    const after = [...before, LOOSE];
    fireEvent.change(ids, { target: { value: after.join('\n') } });
    await user.click(dialog.getByRole('button', { name: 'Replace the whitelist' }));
    expect(await list.findByText('23')).toBeVisible();
    expect(bodies(`PUT /api/core/assets/${GATEWAY}/whitelist`).at(-1)).toEqual({ ids: after });
  });

  it('is not changed by a user without permission', async () => {
    await assignWholeCity('remote');
    await open(GATEWAY, 'remote');
    const list = await card('Whitelist');
    expect(await list.findByText('LAMP00001_OFFLINE')).toBeVisible();
    const add = list.getByRole('button', { name: 'Add devices' });
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    expect(list.queryByRole('button', { name: /^Remove / })).toBeNull();
  });
});

describe('a pole', () => {
  it('lists its devices; one more is attached, one detached [ASSET-05]', async () => {
    const { user } = await open(POLE);
    const hanging = await card('Devices on this pole');
    expect(await hanging.findByRole('link', { name: /摄像机/u })).toBeVisible();
    expect(hanging.getAllByRole('row')).toHaveLength(8);
    await user.click(hanging.getByRole('button', { name: 'Attach a device' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: LOOSE.toLowerCase() } });
    await user.click(await dialog.findByRole('radio', { name: new RegExp(LOOSE, 'u') }));
    await user.click(dialog.getByRole('button', { name: /^Attach: / }));
    await waitFor(() => expect(hanging.getAllByRole('row')).toHaveLength(9));
    const path = `/api/core/assets/${POLE}/poleAsset/rel/${LOOSE}`;
    expect(getReceivedCalls(`PUT ${path}`)).toHaveLength(1);
    const row = hanging.getByText(LOOSE).closest('tr')!;
    await user.click(within(row).getByRole('button', { name: /^Detach / }));
    const confirmation = within(await screen.findByRole('dialog', { name: /^Detach .*智慧杆\?/u }));
    expect(getReceivedCalls(`DELETE ${path}`)).toEqual([]);
    await user.click(confirmation.getByRole('button', { name: 'Detach' }));
    await waitFor(() => expect(hanging.getAllByRole('row')).toHaveLength(8));
  });

  it('is found from its device', async () => {
    const { user } = await open('SSCAM00000000001');
    const pole = await card('Light pole');
    expect(await pole.findByRole('link', { name: /智慧杆/u })).toHaveAttribute(
      'href',
      `/systemOperation/config/sspole/${POLE}/show`,
    );
    await user.click(await pole.findByRole('button', { name: 'Detach' }));
    const confirmation = within(await screen.findByRole('dialog'));
    await user.click(confirmation.getByRole('button', { name: 'Detach' }));
    expect(await pole.findByText('Not mounted on a pole.')).toBeVisible();
  });
});

describe('what switches a device', () => {
  it.each([
    ['its domain', '滨江区日落日出亮灯', 'through domain 滨江区'],
    ['its group', '半夜灯', 'through group 滨江区滨盛路灯组'],
  ])('is listed where that is through %s [STRAT-01/assign]', async (_, strategy, via) => {
    await open('SSSLC00000000018');
    const usedBy = await card('Groups and strategies');
    const link = await usedBy.findByRole('link', { name: strategy });
    await waitFor(() => expect(link.parentElement).toHaveTextContent(`${strategy} ${via}`));
    // Another street's, and an override that has ended.
    expect(usedBy.queryByRole('link', { name: '东湖区日落日出亮灯' })).toBeNull();
    expect(usedBy.queryByText('Overrides')).toBeNull();
  });

  it.each([
    ['/smartLight/list/ssslc', '/smartLight/control/latlng', '/smartLight/control/group'],
    ['/systemOperation/config/ssslc', '/systemOperation/strategy/time', '/systemOperation/group'],
    ['/data/assets', '/smartLight/control/latlng', '/smartLight/control/group'],
  ])(
    'from %s opens in the section that lists it, the open one first [SHELL-29/entries]',
    async (list, strategies, groups) => {
      await openConsole(`${list}/SSSLC00000000018/show?tab=relations`);
      const usedBy = await card('Groups and strategies');
      const expectListOf = async (name: string, path: string) => {
        const { href } = await usedBy.findByRole<HTMLAnchorElement>('link', { name });
        expect(new URL(href).pathname.split('/').slice(0, -2).join('/')).toBe(path);
      };
      await expectListOf('滨江区日落日出亮灯', strategies);
      await expectListOf('滨江区滨盛路灯组', groups);
    },
  );
});
