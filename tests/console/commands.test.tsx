import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { session } from '../../src/api/session.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';

beforeEach(() => platform.setCitySize({ assets: 600 }));

const PERIOD = 'device-common:data-report-period';
const LAMP_PARAM = 'device-lighting:lamp-param';

/** The devices to which a parameter was sent, as often as it was. */
const sentTo = (parameter: string) =>
  getReceivedCalls().flatMap(({ call }) => {
    const [, id] = /^POST \/api\/core\/assets\/([^/]+)\/set\/(.*)$/u.exec(call) ?? [];
    return call.endsWith(`/set/${parameter}`) && id !== undefined ? [id] : [];
  });

const sendRequest = async (path: string) => {
  const token = (await platform.signIn('admin')).id;
  const response = await platform.handleRequest(
    new Request(`http://localhost/api/core${path}`, { headers: { authorization: token } }),
  );
  return (await response.json()) as unknown;
};

/** The one dialog of a new command. */
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('a command to many devices', () => {
  it('skips offline devices unless they are included, shows each rejection as text, and retries only what failed [DEVICE-02] [DEVICE-07]', async () => {
    muteConsoleError();
    const { user } = await openConsole(
      `/assetManage/model/ssslc?filter=${encodeURIComponent('{"id":{"like":"LAMP00001"}}')}`,
    );
    await user.click(await screen.findByRole('checkbox', { name: /this page/iu }));
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'More…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Set the report interval' }));
    const confirmation = await dialog(/^Set the report interval for 3 /u);
    expect(confirmation.getByText('Offline, skipped').closest('div')).toHaveTextContent('1');
    await user.click(confirmation.getByRole('checkbox', { name: 'Send to offline devices too' }));
    await user.type(confirmation.getByLabelText(/Report interval/u), '35');
    await user.click(confirmation.getByRole('button', { name: /^Set the report interval for 4 / }));

    const sum = /^Report interval of 0 of 4 .* set to 35 .*\. 1 pending: /u;
    expect(await screen.findByText(sum)).toBeVisible();
    const over = await dialog(/^Set the report interval for 4 /u);
    for (const [text, code] of [
      ['The device is offline.', 4],
      ['The action timed out.', 9],
      ['The device could not execute the command.', 18],
    ] as const)
      expect(over.getByText(text).closest('summary')).toHaveTextContent(`code ${code}`);
    expect(over.getByText('1 pending, sent when the device is ready')).toBeVisible();
    expect(sentTo(PERIOD).toSorted()).toEqual(
      ['FAILED', 'OFFLINE', 'PENDING', 'TIMEOUT'].map(kind => `LAMP00001_${kind}`),
    );

    await user.click(over.getByRole('button', { name: 'Retry 3' }));
    await waitFor(() => expect(sentTo(PERIOD)).toHaveLength(7));
    expect(sentTo(PERIOD).slice(4)).not.toContain('LAMP00001_PENDING');
  });

  it('to offline devices only names the option that includes them as the remedy [DEVICE-02]', async () => {
    const { user } = await openConsole(
      `/assetManage/model/ssslc?filter=${encodeURIComponent('{"id":{"like":"LAMP00001_OFFLINE"}}')}`,
    );
    await user.click(await screen.findByRole('checkbox', { name: /this page/iu }));
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'More…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Set the report interval' }));
    const confirmation = await dialog(/^Set the report interval for 0 /u);
    expect(confirmation.getByText('Offline, skipped').closest('div')).toHaveTextContent(
      'All devices that this applies to are offline. Choose “Send to offline devices too”.',
    );
    expect(
      confirmation.getByRole('button', { name: /^Set the report interval for 0 / }),
    ).toHaveAccessibleDescription(/^All devices .* offline/u);
    await user.click(confirmation.getByRole('checkbox', { name: 'Send to offline devices too' }));
    expect(confirmation.queryByText(/^All devices/u)).not.toBeInTheDocument();
  });

  it('to one device shows in its title what it does and until when, too', async () => {
    const { user } = await openConsole('/assetManage/model/ssslc');
    const [menu] = await screen.findAllByRole('button', { name: /^More actions for /u });
    const name = menu!.getAttribute('aria-label')!.replace('More actions for ', '');
    await user.click(menu!);
    await user.click(await screen.findByRole('menuitem', { name: /^Switch and dim/u }));
    const titled = (action: string) =>
      screen.findByRole('dialog', { name: `${action} until the next step of the strategy?` });
    const confirmation = within(await titled(`Switch on ${name}`));
    await user.type(confirmation.getByLabelText(/^Brightness/u), '40');
    expect(await titled(`Set ${name} to 40 %`)).toBeVisible();
    await user.click(confirmation.getByRole('switch', { name: 'Lamp on' }));
    expect(await titled(`Switch off ${name}`)).toBeVisible();
  });

  it('reads a parameter of many, and lists what each responded', async () => {
    const { user } = await openConsole('/assetManage/model/ssgw');
    await user.click(await screen.findByRole('checkbox', { name: /this page/iu }));
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Read…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Read the report interval' }));
    const confirmation = await dialog(/^Read the report interval for /u);
    expect(confirmation.getByText('Will be read')).toBeVisible();
    await user.click(confirmation.getByRole('button', { name: /^Read the report interval for / }));
    await user.click(await screen.findByText(/^\d+ done$/u));
    const outcomes = await screen.findAllByText('Report interval', {
      exact: false,
      selector: 'li *',
    });
    expect(outcomes[0]!.closest('li')).toHaveTextContent(/Report interval 15/u);
  });

  it('goes to a model in a domain and below it, shows what it reaches, and has the count typed above a hundred', async () => {
    muteConsoleError();
    platform.setCitySize({ assets: 1500 });
    const [district] = (await sendRequest(
      `/domains?filter=${encodeURIComponent('{"where":{"level":2},"limit":1}')}`,
    )) as readonly { readonly id: string; readonly name: string }[];
    const inside = (await sendRequest(
      `/domains/${district!.id}/asset?filter=${encodeURIComponent('{"where":{"model":"ssslc"}}')}`,
    )) as readonly { readonly id: string; readonly status: string }[];
    const reached = inside.filter(({ status }) => status !== 'offline').map(({ id }) => id);
    expect(reached.length).toBeGreaterThan(100);

    const { user } = await openConsole(`/?command=domain:${district!.id}`);
    const commandDialog = await dialog(/^Command to devices$/u);
    // A page that is loaded again sends no new request.
    await waitFor(() => expect(location.search).toBe(''));
    const lamps = await commandDialog.findByRole('radio', { name: /^Single-lamp controller/u });
    await user.click(lamps);
    await user.click(commandDialog.getByRole('radio', { name: 'Switch and dim' }));
    await user.click(commandDialog.getByRole('button', { name: 'Continue…' }));

    const confirmation = within(
      await screen.findByRole('dialog', {
        name: new RegExp(`^Switch .*${reached.length} devices`, 'u'),
      }),
    );
    expect(confirmation.getByText('Will be changed').closest('div')).toHaveTextContent(
      String(reached.length),
    );
    expect(
      await confirmation.findByRole('application', {
        name: `Map of ${reached.length} positions`,
      }),
    ).toBeVisible();
    const domains = within(confirmation.getByRole('list', { name: 'Domain' })).getAllByRole(
      'listitem',
    );
    expect(domains).toHaveLength(3);
    await waitFor(() =>
      expect(confirmation.getByRole('switch', { name: 'Lamp on' })).toHaveFocus(),
    );
    const until = 'until the next step of the strategy';
    const titled = (action: string) => screen.findByRole('dialog', { name: `${action} ${until}?` });
    const lampOn = confirmation.getByRole('switch', { name: 'Lamp on' });
    expect(await titled(`Switch on ${reached.length} devices`)).toBeVisible();
    await user.click(lampOn);
    expect(await titled(`Switch off ${reached.length} devices`)).toBeVisible();
    await user.click(lampOn);
    await user.type(confirmation.getByLabelText(/^Brightness/u), '40');
    const action = `Set ${reached.length} devices to 40 %`;
    expect(await titled(action)).toBeVisible();
    const send = confirmation.getByRole('button', { name: action });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.click(send);
    expect(sentTo(LAMP_PARAM)).toEqual([]);
    await user.type(confirmation.getByLabelText(/^Type \d+ to confirm/u), String(reached.length));
    await user.click(send);

    expect(await screen.findByRole('dialog', { name: action })).toBeVisible();
    const sum = `^(?:\\d+ of )?${reached.length} .* set to 40 %`;
    await screen.findByText(new RegExp(sum, 'u'));
    expect(sentTo(LAMP_PARAM).toSorted()).toEqual(reached.toSorted());
  });

  it('goes to several domains at once, to each device once', async () => {
    const districts = (await sendRequest(
      `/domains?filter=${encodeURIComponent('{"where":{"level":2},"limit":2}')}`,
    )) as readonly { readonly id: string; readonly name: string }[];
    const inside = (await Promise.all(
      districts.map(({ id }) => sendRequest(`/domains/${id}/asset`)),
    )) as readonly (readonly { readonly id: string; readonly model: string }[])[];
    const countsOf = (model: string) =>
      inside.map(rows => rows.filter(row => row.model === model).length);
    const model = ['sscam', 'ssads', 'ssipat', 'sssap', 'sses', 'plc'].find(each =>
      countsOf(each).every(count => count > 0),
    )!;
    const count = countsOf(model).reduce((sum, each) => sum + each);
    expect(count).toBeLessThan(100);
    const { user } = await openConsole(`/?command=domain:${districts[0]!.id},model:${model}`);
    const commandDialog = await dialog(/^Command to devices$/u);
    await user.click(await commandDialog.findByText(districts[1]!.name));
    await waitFor(() =>
      expect(
        commandDialog.getByRole('radio', { checked: true }).closest('label'),
      ).toHaveTextContent(new RegExp(`\\D${count}$`, 'u')),
    );
    await user.click(commandDialog.getByRole('radio', { name: 'Set the report interval' }));
    await user.click(commandDialog.getByRole('button', { name: 'Continue…' }));
    const confirmation = await dialog(/^Set the report interval for /u);
    await user.type(confirmation.getByLabelText(/Report interval/u), '35');
    await user.click(confirmation.getByRole('button', { name: /^Set the report interval for / }));
    await screen.findByRole('button', { name: 'Close' });
    expect(sentTo(PERIOD).length).toBeGreaterThan(0);
    expect(new Set(sentTo(PERIOD)).size).toBe(sentTo(PERIOD).length);
    for (const rows of inside) {
      expect(rows.some(({ id }) => sentTo(PERIOD).includes(id))).toBe(true);
    }
  });
});

it('opens the command of a URL that redirects to a screen once, and stays closed', async () => {
  const { user } = await openConsole('/domainManage?command=model:ssslc');
  const commandDialog = await dialog(/^Command to devices$/u);
  await waitFor(() => expect(location.pathname).toBe('/domainManage/domainEdit/list'));
  await waitFor(() => expect(new URLSearchParams(location.search).has('command')).toBe(false));
  await user.click(commandDialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('a job that an earlier page left', () => {
  /** Written as a page writes it that was ended with two responses, one sent, and two not sent. */
  const leave = (ids: readonly string[]) => {
    const key = `jobs.${session.read()!.userId}.1700000000000-test`;
    const about = {
      ...{ title: 'A title of before', resource: 'assets', operation: 'setDataReportPeriod' },
      ...{ values: { period: 35 }, began: 1_700_000_000_000 },
      items: ids.map(id => [id, id]),
    };
    const outcomes = {
      marks: 'dfwww',
      reasons: [{ key: 'error.code.18', options: {}, code: 18 }],
      why: { 1: 0 },
    };
    localStorage.setItem(`${key}.about`, JSON.stringify(about));
    localStorage.setItem(`${key}.fates`, JSON.stringify(outcomes));
    localStorage.setItem(`${key}.at`, '3');
  };

  it('shows that it was interrupted and continues, when a user chooses so, with what was certainly not sent', async () => {
    const ids = Array.from({ length: 5 }, (_, index) => `SSSLC0000000001${index}`);
    const { user } = await openConsole('/');
    leave(ids);
    await user.click(await screen.findByRole('button', { name: 'Tasks' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Tasks' }));
    const entry = within(
      await drawer.findByRole('listitem', { name: 'Set the report interval for 5 devices' }),
    );
    expect(entry.getByText('interrupted')).toBeVisible();
    expect(entry.getByText(/1 done · 1 failed · 1 did not respond · 2 not started/u)).toBeVisible();
    expect(sentTo(PERIOD)).toEqual([]);

    await user.click(entry.getByRole('button', { name: 'Continue with 2…' }));
    const confirmation = await dialog(/^Set the report interval for 2 devices\?$/u);
    expect(confirmation.getByLabelText(/Report interval/u)).toHaveValue('35');
    expect(sentTo(PERIOD)).toEqual([]);
    await user.click(
      confirmation.getByRole('button', { name: 'Set the report interval for 2 devices' }),
    );
    expect(await screen.findByText(/^Report interval of 2 .* set to 35/u)).toBeVisible();
    expect(sentTo(PERIOD)).toEqual(ids.slice(3));
    await user.click(screen.getByRole('button', { name: 'Close' }));

    const rest = within(
      await drawer.findByRole('listitem', { name: 'Set the report interval for 3 devices' }),
    );
    expect(rest.queryByRole('button', { name: /^Continue/u })).toBeNull();
    expect(rest.getByText('2 continued in a new job.')).toBeVisible();
    expect(
      drawer.getByRole('listitem', { name: 'Set the report interval for 2 devices' }),
    ).toHaveTextContent('2 done');
  });

  it('is deleted when its user has signed out', async () => {
    const { user } = await openConsole('/');
    leave(['SSSLC00000000010']);
    await user.click(await screen.findByRole('button', { name: /^User centre/u }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    const confirmation = await dialog(/^Log out/u);
    await user.click(confirmation.getByRole('button', { name: 'Log out' }));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter(key => key.startsWith('jobs.'))).toEqual([]),
    );
  });
});
