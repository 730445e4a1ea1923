import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';

import { answer } from '../../mocks/answer.ts';
import { configuration, type ConfigurationName } from '../../src/data/configuration.ts';
import { jsonOf, openConsole, platform, receivedCalls } from '../support/console.tsx';

/** The paths of A7. */
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
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const isConfiguration = ({ call }: { readonly call: string }) => call.includes('/api/config/');

describe('starting up', () => {
  it('asks for everything at once, and is usable while nothing has answered [SHELL-08] [CALL-05]', async () => {
    platform.use(...NAMES.map(name => on(name, hang)));
    const { user } = await openConsole('/permissionManage');
    // A list with its rows, a dialog, another page: with every read on its way.
    await heading(/^Users/);
    expect(await screen.findByText('device_admin')).toBeInTheDocument();
    await waitFor(() =>
      expect(
        receivedCalls()
          .filter(isConfiguration)
          .map(({ call }) => call.split('/').at(-1))
          .toSorted(),
      ).toEqual(Object.values(PATHS).toSorted()),
    );
    const modules = receivedCalls('GET /api/config/module')[0]!;
    expect(jsonOf(modules.query, 'user')).toMatchObject({ role: 'admin' });
    expect(NAMES.map(name => configuration.read(name))).toEqual(NAMES.map(() => undefined));
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    await heading('Tonight');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says nothing of a read that fails, and goes on [SHELL-08]', async () => {
    for (const failing of [['version'], ['module', 'map'], NAMES] as const) {
      platform.use(...failing.map(name => on(name, fail)));
      await openConsole('/permissionManage');
      await heading(/^Users/);
      await waitFor(() =>
        expect(NAMES.filter(name => configuration.read(name) === undefined)).toEqual([]),
      );
      expect(NAMES.filter(name => configuration.read(name) === null)).toEqual(failing);
      expect(screen.queryByRole('alert'), failing.join()).toBeNull();
      expect(within(document.body).queryByText(/broken/), failing.join()).toBeNull();
      cleanup();
      configuration.forget();
      platform.reset();
    }
  });

  it('says at home that the platform cannot be reached, and asks again with the connection [SHELL-08] [REL-02/home]', async () => {
    platform.use(...NAMES.map(name => on(name, () => Promise.resolve(Response.error()))));
    await openConsole('/', { as: 'operator' });
    expect(await screen.findByText(/^The platform cannot be reached\. Tonight/u)).toBeVisible();
    expect(screen.queryByText(/does not say where the city lies/u)).toBeNull();
    expect(await screen.findByText('The modules did not load')).toBeVisible();
    await waitFor(() => expect(NAMES.filter(name => !configuration.isUnreached(name))).toEqual([]));
    platform.reset();
    const before = receivedCalls().filter(isConfiguration).length;
    dispatchEvent(new Event('online'));
    expect(await screen.findByRole('img', { name: /sunset/iu })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Smart light/u })).toBeVisible();
    expect(screen.queryByText(/cannot be reached|did not load/u)).toBeNull();
    await waitFor(() => expect(NAMES.filter(name => configuration.isUnreached(name))).toEqual([]));
    expect(receivedCalls().filter(isConfiguration).length - before).toBe(NAMES.length);
  });

  it('takes up the configured language when it arrives, and nobody has chosen one [SHELL-08] [I18N-01]', async () => {
    let tell = (_: Response): void => undefined;
    const late = new Promise<Response>(give => {
      tell = give;
    });
    platform.use(on('language', () => late));
    const { user } = await openConsole('/permissionManage');
    localStorage.removeItem('appLanguage');
    await heading(/^Users/);
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    await user.type(await screen.findByLabelText(/^Username/), 'lijing');
    tell(Response.json({ default: 'zh', languages: ['zh', 'en'] }));
    await waitFor(() => expect(document.documentElement.lang).toBe('zh'));
    expect(localStorage.getItem('appLanguage')).toBe('zh');
    expect(await screen.findByLabelText(/^用户名/)).toHaveValue('lijing');
  });

  it('keeps the language that somebody has chosen, whatever is configured [I18N-01]', async () => {
    platform.use(answer('getLanguage', 200, { default: 'zh', languages: ['zh'] }));
    await openConsole('/permissionManage', { language: 'en' });
    await waitFor(() => expect(configuration.read('language')).toBeDefined());
    await heading(/^Users/);
    expect(document.documentElement.lang).toBe('en');
  });
});
