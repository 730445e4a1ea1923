import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { configuration, type ConfigurationName } from '../../src/data/configuration.ts';
import { FakePlatform } from '../support/live/FakePlatform.ts';
import { openConsole, platform, findRow } from '../support/openConsole.tsx';
import { CAMERA_ID, LAMP_ID } from '../support/testTown.ts';
import { serveTestTown } from '../support/townConsole.ts';

beforeEach(() => serveTestTown());

const DOMAINS = '/domainManage/domainEdit/list';
const STRATEGIES = '/systemOperation/strategy/lumen';
const pageOf = (id: string, tab = 'overview') => `/data/assets/${id}/show?tab=${tab}`;
const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the message centre with no alert in it. */
async function openMessages(as = 'admin', hasSocket = false) {
  platform.use(mockResponse('listAlerts', 200, []), mockResponse('countAlerts', 200, { count: 0 }));
  const { user } = await openConsole('/', { as, hasSocket });
  await user.click(await screen.findByRole('button', { name: /^Messages/ }));
  return within(await screen.findByRole('tabpanel', { name: 'Alerts' }));
}

const LAMP_STATUSES = [
  { status: 'lit', title: { en: 'Burning', zh: '点亮' }, color: '#123456' },
  { status: 'dimmed', title: { en: 'Half light', zh: '半亮' }, color: '#654321' },
];

const aLampState = async (word: string) => {
  await openConsole(pageOf(LAMP_ID));
  return (await region('Light')).findByText(word);
};

/** Each set with values of its own: configured, then absent from the platform. */
const sets: Partial<
  Record<
    ConfigurationName,
    { configure: () => void; shows: () => Promise<void>; without: () => Promise<void> }
  >
> = {
  domain: {
    configure: () =>
      platform.use(
        mockResponse('getDomainLevels', 200, {
          levels: [
            { id: 1, title: { en: 'Capital', zh: '首府' } },
            { id: 2, title: { en: 'Borough', zh: '自治区' } },
          ],
        }),
      ),
    shows: async () => {
      const { user } = await openConsole(DOMAINS);
      await waitFor(async () =>
        expect((await findRow('西泽区')).getByText('Borough')).toBeVisible(),
      );
      await user.click((await findRow('西泽区')).getByRole('link', { name: '西泽区' }));
      await screen.findByRole('heading', { name: '西泽区', level: 1 });
      // Next to the name, and among the fields.
      await waitFor(() => expect(screen.getAllByText('Borough')).toHaveLength(2));
      // A level that the set does not have is its number.
      await user.click(screen.getByRole('tab', { name: /^Domains/ }));
      const row = await screen.findByRole('row', { name: /望湖路/ });
      expect(within(row).getByText('3')).toBeVisible();
    },
    without: async () => {
      await openConsole(DOMAINS);
      await waitFor(async () => expect((await findRow('西泽区')).getByText('2')).toBeVisible());
    },
  },
  camera: {
    configure: () =>
      platform.use(
        mockResponse('getCameraHost', 200, {
          protocol: 'https',
          host: 'cam.example.org',
          port: 443,
          path: '/live',
        }),
      ),
    shows: async () => {
      await openConsole(pageOf(CAMERA_ID, 'camera'));
      const link = await (await region('Camera server')).findByRole('link');
      expect(link).toHaveAttribute('href', 'https://cam.example.org/live');
    },
    without: async () => {
      await openConsole(pageOf(CAMERA_ID, 'camera'));
      const part = await region('Camera server');
      expect(part.getByText('The platform has no camera server configured.')).toBeVisible();
      expect(part.queryByRole('link')).toBeNull();
    },
  },
  alert: {
    configure: () =>
      platform.use(
        mockResponse('getAlertHost', 200, {
          protocol: 'wss',
          host: 'alerts.example.org',
          port: 443,
          path: '/live',
        }),
      ),
    shows: async () => {
      const socket = new FakePlatform();
      vi.stubGlobal('WebSocket', socket.createSocketClass());
      const panel = await openMessages('admin', true);
      const text = 'Configured alert server: wss://alerts.example.org/live';
      expect(await panel.findByText(text)).toBeVisible();
      await waitFor(() => expect(socket.urls).toEqual(['wss://alerts.example.org/live']));
    },
    without: async () => {
      const panel = await openMessages();
      const text = 'The platform has no alert server configured.';
      expect(await panel.findByText(text)).toBeVisible();
    },
  },
  lampStatus: {
    configure: () => platform.use(mockResponse('getLampStatuses', 200, LAMP_STATUSES)),
    shows: async () => {
      const word = await aLampState('Burning');
      expect(word.querySelector('circle')).toHaveAttribute('fill', '#123456');
    },
    without: async () => {
      const word = await aLampState('Lit');
      expect(word.querySelector('circle')).toBeNull();
    },
  },
  lumenType: {
    configure: () =>
      platform.use(
        mockResponse('getLumenTypes', 200, [
          { key: 'tunnel', title: { en: 'Tunnel', zh: '隧道' }, model: 'sses', maximum: 5000 },
          { key: 'roof', title: { en: 'Roof', zh: '屋顶' }, model: 'sses' },
        ]),
      ),
    shows: async () => {
      const text = 'Types of light sensor: Tunnel (up to 5,000 lx), Roof';
      await openConsole(STRATEGIES);
      expect(await screen.findByText(text)).toBeVisible();
      cleanup();
      await openConsole(`${STRATEGIES}/create`);
      await screen.findByRole('combobox', { name: /^Sensors/ });
      expect(await screen.findByText(text)).toBeVisible();
    },
    without: async () => {
      await openConsole(STRATEGIES);
      await screen.findByRole('heading', { name: /^Light sensor strategies/, level: 1 });
      expect(screen.queryByText(/^Types of light sensor/)).toBeNull();
    },
  },
};

const PATHS: Partial<Record<ConfigurationName, string>> = {
  ...{ domain: 'domain', camera: 'cameraHost', alert: 'alertHost' },
  ...{ lampStatus: 'lampStatus', lumenType: 'lumenType' },
};

const at = (name: string, status: number) =>
  platform.use(
    http.get(`*/api/config/${PATHS[name as ConfigurationName]}`, () =>
      Response.json({ error: { statusCode: status, message: 'no', code: 54 } }, { status }),
    ),
  );

describe('a configuration set', () => {
  it('reaches the screens that it is for [SHELL-08/used]', async () => {
    for (const { configure, shows } of Object.values(sets)) {
      configure();
      await shows();
      cleanup();
      configuration.forget();
    }
  });

  it.each(Object.entries(sets))(
    '%s: a platform without it has what the console has',
    async (name, { without }) => {
      at(name, 404);
      await without();
    },
  );

  it('that failed is named where it is missing, and read again', async () => {
    at('camera', 403);
    const { user } = await openConsole(pageOf(CAMERA_ID, 'camera'));
    const part = await region('Camera server');
    await part.findByText('The host of the camera server did not load.');
    sets.camera?.configure();
    await user.click(part.getByRole('button', { name: 'Try again' }));
    expect(await part.findByRole('link')).toBeVisible();
  });

  it('of the alert server is only for administrators', async () => {
    sets.alert?.configure();
    const panel = await openMessages('operator');
    await panel.findByText(/^Quiet since/);
    await waitFor(() => expect(configuration.read('alert')).toBeDefined());
    expect(panel.queryByText(/alert server/)).toBeNull();
  });
});
