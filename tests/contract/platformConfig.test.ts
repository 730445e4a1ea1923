import { describe, expect, it } from 'vitest';

import type { PlatformMode } from '../../mocks/platform/operationRule.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { operations } from '../../src/generated/config/operations.ts';
import { validators } from '../../src/generated/config/validators.js';
import manifest from '../../package.json' with { type: 'json' };
import { createApiCaller } from '../support/apiCaller.ts';
import { createResponseValidator } from '../support/createResponseValidator.ts';

const validate = createResponseValidator(operations, validators);

function open(mode: PlatformMode = 'smartLight') {
  return createApiCaller(
    openForgetfulPlatform({ hasher: fastHasher, mode, rows: {} }).handleRequest,
  ).call;
}

async function cardsOf(user: object, mode?: PlatformMode) {
  const path = `/config/module?user=${encodeURIComponent(JSON.stringify(user))}`;
  const { body } = await open(mode)('GET', path);
  return (body as { key: string }[]).map(({ key }) => key);
}

const admin = { id: '1', role: 'admin', modules: [] };

describe('the configuration', () => {
  it('is read without a token', async () => {
    const call = open();
    expect((await call('GET', '/config/version')).body).toEqual({
      version: manifest.version,
      mode: 'smartLight',
      isSimulated: true,
    });
    expect((await call('GET', '/config/language')).body).toMatchObject({ languages: ['zh', 'en'] });
    expect((await call('GET', '/config/oauth')).body).toEqual({});
    expect((await call('GET', '/config/oauth2')).body).toEqual({});
  });

  it.each([
    ['light', 'light', ['smartLight', 'publish', 'project']],
    ['mediaPublish', 'publish', ['smartLight', 'light', 'strategy', 'issues']],
    ['smartLight', 'publish', ['light']],
  ] as const)('bounds everyone by the mode %s, admins included', async (mode, has, hasNot) => {
    const cards = await cardsOf(admin, mode);
    expect(cards).toContain(has);
    expect(cards).toEqual(
      expect.arrayContaining(['asset', 'permission', 'maintenance', 'report', 'domain']),
    );
    for (const key of hasNot) expect(cards).not.toContain(key);
  });

  it('shows others the modules of their role that they have, and the static cards', async () => {
    const operator = { id: '2', role: 'deviceOperator', modules: ['maintenance', 'permission'] };
    expect(await cardsOf(operator)).toEqual(['maintenance', 'visual', 'traffic']);
    expect(await cardsOf({ ...operator, role: 'constructor' })).toEqual(['visual', 'traffic']);
  });

  it.each([
    ['', 1],
    ['?user=', 1],
    ['?user=%7B', 1],
    ['?user=%5B%5D', 1],
    ['?user=%7B%22id%22%3A%221%22%7D', 1],
  ])('rejects modules for the user %j', async (query, code) => {
    expect(await open()('GET', `/config/module${query}`)).toMatchObject({
      status: 400,
      body: { error: { statusCode: 400, code } },
    });
  });

  it('has default modules for every role, within the mode', async () => {
    const { body } = await open('light')('GET', '/config/moduleDefault');
    expect(Object.keys(body as object)).toEqual([
      'admin',
      'deviceAdmin',
      'deviceOperator',
      'guest',
      'remoteUser',
    ]);
    expect(JSON.stringify(body)).not.toContain('smartLight');
  });

  it('is sixteen reads, each as its document defines, and the ground of the map [CALL-05]', async () => {
    const paths = [
      ...['/moduleDefault', '/module', '/plugin', '/map', '/domain', '/model', '/language'],
      ...['/cameraHost', '/alertHost', '/lumen', '/lumenType', '/version', '/peopleLight'],
      ...['/oauth', '/oauth2', '/lampStatus'],
    ];
    const described = Object.values(operations).map(({ method, path }) => [method, path]);
    const ground = ['/map/ground', '/map/image', '/tiles/{z}/{x}/{row}'];
    expect(new Set(described)).toEqual(new Set([...paths, ...ground].map(path => ['get', path])));
    const call = open();
    for (const path of paths) {
      const sent = path === '/module' ? { query: { user: JSON.stringify(admin) } } : {};
      const response = await call('GET', `/config${path}`, sent);
      expect([path, response.status]).toEqual([path, 200]);
      validate('GET', path, response);
      expect([path, (await call('POST', `/config${path}`)).status]).toEqual([path, 404]);
    }
  });

  it('offers the models that have screens, with what can be done with them', async () => {
    const { body } = await open()('GET', '/config/model');
    const offers = body as { model: string; gatewayCapable: boolean; upgradable: boolean }[];
    const those = (is: (offer: (typeof offers)[number]) => boolean) =>
      offers.filter(is).map(({ model }) => model);
    expect(those(() => true).toSorted()).toEqual(
      ['sspole', 'ssgw', 'ssslc', 'sscam', 'ssads', 'sssap', 'ssipat'].toSorted(),
    );
    expect(those(({ gatewayCapable }) => gatewayCapable).toSorted()).toEqual([
      'ssads',
      'sssap',
      'ssslc',
    ]);
    expect(those(({ upgradable }) => upgradable).toSorted()).toEqual(['ssads', 'ssgw', 'ssslc']);
  });

  it('names the four levels of domains, at the zooms of the map', async () => {
    const call = open();
    const { levels } = (await call('GET', '/config/domain')).body as { levels: object[] };
    const map = (await call('GET', '/config/map')).body as { levels: { id: number }[] };
    expect(levels).toMatchObject(map.levels);
    expect(map.levels.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
