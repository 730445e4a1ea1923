import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';
import { assignWholeCity } from '../support/wholeCity.ts';

beforeEach(() => platform.setCitySize({ assets: 600 }));

const parameters = (id: string) => `/data/assets/${id}/show?tab=parameters`;

/** A device of a model that responds. */
async function wellOf(model: string): Promise<string> {
  const token = (await platform.signIn('admin')).id;
  const where = { model, status: 'normal', id: { nlike: 'LAMP' } };
  const filter = encodeURIComponent(JSON.stringify({ where, order: ['id ASC'], limit: 1 }));
  const response = await platform.handleRequest(
    new Request(`http://localhost/api/core/assets?filter=${filter}`, {
      headers: { authorization: token },
    }),
  );
  const [first] = (await response.json()) as readonly { readonly id: string }[];
  if (!first) throw new Error(`The city has no ${model} that responds`);
  return first.id;
}

const COMMON = ['auth-mode', 'encrypt-mode', 'location', 'clock', 'data-report-period'];
const common = (names: readonly string[]) => names.map(name => `device-common:${name}`);
const LIGHT = ['device-lighting:lamp-param', 'device-lighting:lamp-rated-power'];
const MODES = common(['strategy-exec-mode', 'plan-exec-mode']);

/** The operations of the devices of a model: read, set, and run, each with what a form is filled with. */
const MODELS = [
  {
    model: 'ssslc',
    reads: [...LIGHT, 'device-energy', ...MODES, ...common(COMMON)],
    sets: [...LIGHT, ...MODES, ...common(COMMON)],
    acts: [
      ['Change the device password', { 'Old password': 'device-1', 'New password': 'Device#2027' }],
    ],
  },
  {
    model: 'ssgw',
    reads: ['device-energy', ...MODES, ...common(COMMON)],
    // The same as those of a lamp.
    sets: [],
    acts: [['Allow devices to join', { Duration: '60' }]],
  },
  {
    model: 'ssads',
    reads: [
      ...['device-energy', 'device-sensor'],
      ...['device-led-disp:player-list', 'device-led-disp:env-source'],
      ...common(COMMON),
    ],
    sets: [],
    acts: [],
  },
] as const;

const row = (name: string) => within(screen.getByRole('listitem', { name }));

/** What the rows are called, by the name that the platform has for it. */
const NAMES: Readonly<Record<string, string>> = {
  'device-energy': 'Energy',
  'device-sensor': 'Sensor',
  'device-lighting:lamp-param': 'Lamp',
  'device-lighting:lamp-rated-power': 'Rated power',
  'device-common:strategy-exec-mode': 'Strategy execution',
  'device-common:plan-exec-mode': 'Plan execution',
  'device-common:auth-mode': 'Authentication',
  'device-common:encrypt-mode': 'Encryption',
  'device-common:location': 'Location',
  'device-common:clock': 'Clock',
  'device-common:data-report-period': 'Report interval',
  'device-led-disp:player-list': 'Players',
  'device-led-disp:env-source': 'Environment source',
};

describe('the parameters of a device', () => {
  it.each(MODELS)(
    'of $model are each read, set and done by the form of its document, and no request is sent before a button is pressed [DEVICE-01]',
    async ({ model, reads, sets, acts }) => {
      const id = await wellOf(model);
      const { user } = await openConsole(parameters(id));
      const at = (kind: string) => `/api/core/assets/${id}/${kind}/`;
      const calls = (method: string, kind: string) =>
        getReceivedCalls()
          .map(({ call }) => call)
          .filter(call => call.startsWith(`${method} ${at(kind)}`))
          .map(call => call.slice(`${method} ${at(kind)}`.length));
      await screen.findByRole('button', { name: 'Read all' });
      expect(calls('GET', 'req')).toEqual([]);

      await user.click(screen.getByRole('button', { name: 'Read all' }));
      await waitFor(() => expect(screen.queryByText('not read yet')).toBeNull());
      await waitFor(() => expect(screen.queryByText('reading…')).toBeNull());
      expect(calls('GET', 'req').toSorted()).toEqual([...reads].toSorted());

      for (const name of sets) {
        await user.click(row(NAMES[name]!).getByText('Set…', { selector: 'button' }));
        const dialog = await screen.findByRole('dialog');
        const send = within(dialog)
          .getAllByRole('button')
          .findLast(button => button.getAttribute('type') === 'submit')!;
        await waitFor(() => expect(send).toBeEnabled());
        await user.click(send);
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      }
      expect(calls('POST', 'set')).toEqual([...sets]);

      for (const [action, values] of acts) {
        await user.click(screen.getByText(action, { selector: 'button' }));
        const dialog = await screen.findByRole('dialog');
        for (const [field, value] of Object.entries(values)) {
          const box = await within(dialog).findByLabelText(new RegExp(`^${field}`, 'u'));
          await user.clear(box);
          await user.type(box, value);
        }
        const send = within(dialog).getByRole('button', { name: action });
        await waitFor(() => expect(send).toBeEnabled());
        await user.click(send);
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      }
      expect(calls('POST', 'action')).toHaveLength(acts.length);
    },
    120_000,
  );

  it('shows what the device has after it was set', async () => {
    const id = await wellOf('ssslc');
    const { user } = await openConsole(parameters(id));
    await screen.findByRole('button', { name: 'Read all' });
    await user.click(row('Report interval').getByText('Set…'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Report interval/u), '35');
    await user.click(dialog.getByRole('button', { name: 'Set the report interval' }));
    await waitFor(() =>
      expect(row('Report interval').getByRole('definition')).toHaveTextContent('35'),
    );
  });

  it.each([
    ['TIMEOUT', 'alert', 'The action timed out. code 9'],
    ['FAILED', 'alert', 'The device could not execute the command. code 18'],
  ])(
    'of a device that rejects (%s) show why with the message of the catalogue',
    async (kind, role, text) => {
      muteConsoleError();
      const { user } = await openConsole(parameters(`LAMP00001_${kind}`));
      await screen.findByRole('button', { name: 'Read all' });
      await user.click(row('Clock').getByRole('button', { name: /^Read/u }));
      expect(await row('Clock').findByRole(role)).toHaveTextContent(text);
    },
  );

  it('that the platform keeps for the device are pending, and no failure', async () => {
    muteConsoleError();
    const { user } = await openConsole(parameters('LAMP00001_PENDING'));
    await screen.findByRole('button', { name: 'Read all' });
    await user.click(row('Clock').getByRole('button', { name: /^Read/u }));
    expect(await row('Clock').findByText(/It is pending\./u)).toBeVisible();
    expect(row('Clock').queryByRole('alert')).toBeNull();

    await user.click(row('Report interval').getByText('Set…'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Report interval/u), '35');
    await user.click(within(dialog).getByRole('button', { name: 'Set the report interval' }));
    expect(await screen.findByText(/pending\. It is sent once/u)).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('may be set by permitted roles: a guest reads only', async () => {
    const id = await wellOf('ssslc');
    await assignWholeCity('guest');
    await openConsole(parameters(id), { as: 'remote' });
    await screen.findByRole('button', { name: 'Read all' });
    await waitFor(() =>
      expect(row('Clock').getByText('Set…')).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(row('Clock').getByRole('button', { name: /^Read/u })).not.toHaveAttribute(
      'aria-disabled',
    );
  });
});
