import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { configuration, type ConfigurationName } from '../../src/data/configuration.ts';
import {
  getQueryJson,
  openConsole,
  platform,
  getReceivedCalls,
  findRow,
} from '../support/openConsole.tsx';

/** @see CALL-05 */
const PATHS: Readonly<Record<ConfigurationName, string>> = {
  ...{ moduleDefault: 'moduleDefault', module: 'module', plugin: 'plugin', map: 'map' },
  ...{ domain: 'domain', model: 'model', language: 'language', camera: 'cameraHost' },
  ...{ alert: 'alertHost', lumen: 'lumen', lumenType: 'lumenType', version: 'version' },
  ...{ peopleLight: 'peopleLight', oauth: 'oauth', oauth2: 'oauth2', lampStatus: 'lampStatus' },
};
const NAMES = Object.keys(PATHS) as ConfigurationName[];

const on = (name: ConfigurationName, how: () => Promise<Response>): HttpHandler =>
  http.get(`*/api/config/${PATHS[name]}`, how);
const hang = async (): Promise<Response> => {
  await delay('infinite');
  return Response.error();
};
const fail = () =>
  Promise.resolve(
    Response.json(
      { error: { statusCode: 500, name: 'Error', message: 'broken', code: 1 } },
      { status: 500 },
    ),
  );
/** A set whose reads fail with 503 until it is repaired. */
function failing(name: ConfigurationName, change: (set: object) => object) {
  let isBroken = true;
  platform.use(
    http.get(`*/api/config/${PATHS[name]}`, async ({ request }) => {
      if (isBroken) return new Response(null, { status: 503 });
      return Response.json(
        change((await (await platform.handleRequest(request)).json()) as object),
      );
    }),
  );
  return {
    repair: () => {
      isBroken = false;
    },
  };
}

const anAdmin = {
  ...{ id: 'chief', username: 'chief', lastName: '陈', firstName: '志远' },
  ...{ roleId: 'admin', role: { id: 'admin', name: 'admin' } },
  ...{ modules: [], locked: false, pswChanged: true },
  lastLoginDate: '2026-11-11T04:00:00.000Z',
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const isConfiguration = ({ call }: { readonly call: string }) => call.includes('/api/config/');

describe('starting up', () => {
  it('requests everything at once, and is usable while nothing has responded [SHELL-08/loads] [CALL-05]', async () => {
    platform.use(...NAMES.map(name => on(name, hang)));
    const { user } = await openConsole('/permissionManage');
    // A list with its rows, a dialog, another page: with every read pending.
    await heading(/^Users/);
    expect(await screen.findByText('device_admin')).toBeInTheDocument();
    await waitFor(() =>
      expect(
        getReceivedCalls()
          .filter(isConfiguration)
          .map(({ call }) => call.split('/').at(-1))
          .toSorted(),
      ).toEqual(Object.values(PATHS).toSorted()),
    );
    const modules = getReceivedCalls('GET /api/config/module')[0]!;
    expect(getQueryJson(modules.query, 'user')).toMatchObject({ role: 'admin' });
    expect(NAMES.map(name => configuration.read(name))).toEqual(NAMES.map(() => undefined));
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    await heading('Tonight');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows nothing of a read that fails, and continues [SHELL-08/null] [SHELL-08/quiet]', async () => {
    for (const failing of [['version'], ['module', 'map'], NAMES] as const) {
      platform.use(...failing.map(name => on(name, fail)));
      await openConsole('/permissionManage');
      await heading(/^Users/);
      await waitFor(() =>
        expect(NAMES.filter(name => configuration.read(name) === undefined)).toEqual([]),
      );
      expect(NAMES.filter(name => configuration.read(name) === null)).toEqual(failing);
      for (const role of ['alert', 'dialog', 'alertdialog'])
        expect(screen.queryByRole(role), `${failing.join()}: ${role}`).toBeNull();
      expect(within(document.body).queryByText(/broken/), failing.join()).toBeNull();
      cleanup();
      configuration.forget();
      platform.reset();
    }
  });

  it('shows at home that the platform cannot be reached, and requests again with the connection', async () => {
    platform.use(...NAMES.map(name => on(name, () => Promise.resolve(Response.error()))));
    await openConsole('/', { as: 'operator' });
    expect(await screen.findByText(/^The platform cannot be reached\. Sunset/u)).toBeVisible();
    expect(screen.queryByText(/gives no city location/u)).toBeNull();
    expect(await screen.findByText('The modules did not load')).toBeVisible();
    await waitFor(() =>
      expect(NAMES.filter(name => !configuration.isUnreachable(name))).toEqual([]),
    );
    platform.resetHandlers();
    dispatchEvent(new Event('online'));
    expect(await screen.findByRole('img', { name: /sunset/iu })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Smart light./u })).toBeVisible();
    expect(screen.queryByText(/cannot be reached|did not load/u)).toBeNull();
    await waitFor(() =>
      expect(NAMES.filter(name => configuration.isUnreachable(name))).toEqual([]),
    );
    await waitFor(() =>
      expect(NAMES.filter(name => configuration.read(name) === null)).toEqual([]),
    );
  });

  it('marks times as UTC until the zone is known, with Try again, and follows it without a reload [SHELL-08/quiet] [SHELL-08/null]', async () => {
    const site = failing('map', map => ({ ...map, timeZone: 'Asia/Tokyo' }));
    platform.use(mockResponse('listUsers', 200, [anAdmin]));
    const { user } = await openConsole('/permissionManage');
    const lastLogin = async () => (await findRow('chief')).getAllByRole('cell')[4];
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const retry = await screen.findByRole('button', { name: /^Times in UTC.*try again/u });
    expect(await lastLogin()).toHaveTextContent(/^2026-11-11 04:00:00 UTC$/u);
    expect(heads()).toContain('Last login UTC');
    expect(screen.queryByRole('alert')).toBeNull();
    site.repair();
    await user.click(retry);
    await waitFor(async () =>
      expect(await lastLogin()).toHaveTextContent(/^2026-11-11 13:00:00$/u),
    );
    expect(heads()).toContain('Last login UTC+9');
    expect(screen.queryByText(/Times in UTC|did not load/u)).toBeNull();
    expect(screen.getByTitle(/^Tonight: sunset.*UTC\+9$/u)).toBeInTheDocument();
  });

  it('shows at home that tonight did not load, and shows it when it has, by itself [SHELL-08/quiet]', async () => {
    const { repair } = failing('map', map => map);
    await openConsole('/', { as: 'operator' });
    expect(
      await screen.findByText(/^The position and the time zone of the city did not load/u),
    ).toBeVisible();
    repair();
    expect(await screen.findByRole('img', { name: /sunset/iu })).toBeVisible();
    expect(screen.queryByText(/did not load/u)).toBeNull();
  });

  it('takes a page that depends on a failed set for one that did not load, not for none [SHELL-08/quiet]', async () => {
    const { repair } = failing('lumen', lumen => lumen);
    const { user } = await openConsole('/systemOperation/strategy/lumen');
    await heading('This page did not load');
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(/^Light sensor strategies/u);
  });

  it('shows at home what else did not load, and shows it when it has [SHELL-08/quiet]', async () => {
    const { repair } = failing('plugin', plugin => plugin);
    const { user } = await openConsole('/');
    expect(await screen.findByText('The links to other products did not load.')).toBeVisible();
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Air quality/u })).toBeVisible();
    cleanup();
    configuration.forget();
    const defaults = failing('moduleDefault', all => all);
    await openConsole('/', { as: 'operator' });
    expect(await screen.findByText('The modules did not load')).toBeVisible();
    defaults.repair();
    expect(await screen.findByRole('link', { name: /^Smart light./u })).toBeVisible();
  });

  it('uses the configured language when it arrives, and none is chosen [I18N-01]', async () => {
    let respond = (_: Response): void => undefined;
    const late = new Promise<Response>(give => {
      respond = give;
    });
    platform.use(on('language', () => late));
    const { user } = await openConsole('/permissionManage');
    localStorage.removeItem('appLanguage');
    await heading(/^Users/);
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    await user.type(await screen.findByLabelText(/^Username/), 'lijing');
    respond(Response.json({ default: 'zh', languages: ['zh', 'en'] }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh'));
    expect(localStorage.getItem('appLanguage')).toBe('zh');
    expect(await screen.findByLabelText(/^用户名/)).toHaveValue('lijing');
  });

  it('keeps the chosen language, whatever is configured [I18N-01]', async () => {
    platform.use(mockResponse('getLanguage', 200, { default: 'zh', languages: ['zh'] }));
    await openConsole('/permissionManage', { language: 'en' });
    await waitFor(() => expect(configuration.read('language')).toBeDefined());
    await heading(/^Users/);
    expect(document.documentElement.lang).toBe('en');
  });
});
