import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { createMediaId } from '../../mocks/city/media/createMediaId.ts';
import { resources } from '../../src/generated/catalogue.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { RECORD_PATHS, TAB_PATHS } from '../e2e/support/screens/recordPaths.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { CONSOLE_ROUTES, isSimilarRoute } from '../support/consoleRoutes.ts';
import { DEVICE_VIEW, goTo } from '../support/mapConsole.ts';
import { hasRead, muteConsoleError, openConsole, platform } from '../support/openConsole.tsx';
import {
  changeEveryResponse,
  changeResponse,
  eachRow,
  expectNoStoppedParts,
  MISSING,
  WRONG_OBJECT,
  withEveryFieldAs,
  WRONG_VALUES,
} from '../support/faultyResponses.ts';
import { sampleCases } from '../support/sampleCases.ts';
import { stubCanvas } from '../support/stubCanvas.ts';

type Json = Record<string, unknown>;

const firstRow = (fault: (row: Json) => unknown) => (body: unknown) =>
  (body as Json[]).map((row, index) => (index === 0 ? fault(row) : row));

const STATISTICS = [
  'core/reports/stat',
  'core/statistics/energy',
  'core/statistics/assets',
  'core/statistics/domains',
  'core/statistics/lighting',
];
const withEveryNumber = (value: unknown) => (body: unknown) =>
  Array.isArray(body)
    ? eachRow(withEveryFieldAs(value))(body)
    : withEveryFieldAs(value)(body as Json);

beforeEach(() => {
  platform.setCitySize({ assets: 60, users: 40 });
});

describe('a list whose rows hold what their fields cannot read', () => {
  it.each(sampleCases(WRONG_VALUES, 3))(
    'shows every row: %s in every field [REL-04]',
    async (_name, value) => {
      changeResponse('users/users', eachRow(withEveryFieldAs(value)));
      await openConsole('/permissionManage');
      const rows = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/u });
      expect(rows).toHaveLength(15);
      expectNoStoppedParts();
    },
  );

  it('shows an unreadable value as the platform sent it, next to the readable ones [REL-04]', async () => {
    changeResponse(
      'users/users',
      firstRow(user => ({ ...user, lastName: WRONG_OBJECT })),
    );
    await openConsole('/data/users');
    const cells = await screen.findAllByTitle(/unexpected type/iu);
    expect(cells).toHaveLength(1);
    expect(cells[0]).toHaveTextContent('{"wrong":["type"]}');
    expect(cells[0]!.closest('tr')).toHaveTextContent('admin');
  });

  it.each([
    ['an id that is an object', (user: Json) => ({ ...user, id: WRONG_OBJECT })],
    ['null', () => null],
    ['a text', () => 'row'],
    ['a list', () => [1]],
  ])('shows that a row is not shown: %s [REL-04]', async (_name, fault) => {
    changeResponse('users/users', firstRow(fault));
    await openConsole('/data/users');
    expect(await screen.findByText(/Not shown: 1 row/u)).toBeVisible();
    expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/u })).toHaveLength(14);
    expectNoStoppedParts();
  });
});

describe('a record that holds what its fields cannot read', () => {
  it.each(sampleCases(WRONG_VALUES, 3, 1))(
    'is shown: %s in every field [REL-04]',
    async (_name, value) => {
      changeResponse('core/assets/:id', body => withEveryFieldAs(value)(body as Json));
      await openConsole('/data/assets/SSSLC00000000005/show');
      await screen.findByRole('heading', { level: 1 });
      expectNoStoppedParts();
    },
  );

  it.each(sampleCases(WRONG_VALUES, 3, 2))(
    'is edited, and sent without it: %s [REL-04]',
    async (_name, value) => {
      changeResponse('users/users/5f1e0000000000000000a003', body =>
        withEveryFieldAs(value)(body as Json),
      );
      await openConsole('/data/users/5f1e0000000000000000a003');
      await screen.findByRole('button', { name: 'Save' });
      expectNoStoppedParts();
    },
  );
});

describe('the page of a device whose responses hold what no field can read', () => {
  it.each(sampleCases(WRONG_VALUES, 3, 3))(
    'stays: %s in every field [REL-04]',
    async (_name, value) => {
      muteConsoleError();
      changeResponse('core/assets/:id', body => ({
        ...withEveryFieldAs(value)(body as Json),
        model: 'ssslc',
      }));
      changeResponse('core/statuses/:id', body => withEveryFieldAs(value)(body as Json));
      changeResponse('core/faults', eachRow(withEveryFieldAs(value)));
      await openConsole('/assetManage/model/ssslc/SSSLC00000000005/show');
      await screen.findByRole('region', { name: 'Latest faults' });
      expectNoStoppedParts();
    },
  );
});

describe('statistics whose values cannot be read', () => {
  it.each(sampleCases(WRONG_VALUES, 3, 4))(
    'stay: %s in every number [REL-04]',
    async (_name, value) => {
      muteConsoleError();
      for (const path of STATISTICS) changeResponse(path, withEveryNumber(value));
      await openConsole('/smartLight/statistics');
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expectNoStoppedParts();
      expect(within(document.body).queryByText(/NaN/u)).toBeNull();
    },
  );
});

/** Every sixth field is faulty, one like this and the next like that; others from run to run. */
const mixed = [...WRONG_VALUES.map(([, value]) => value), MISSING, '', 'yesterday', {}, [], 1e300];
const alterSome = (_key: string, value: unknown, index: number) => {
  const at = index + Number(process.env['TEST_SEED']);
  return at % 6 === 0 ? mixed[(at / 6) % mixed.length] : value;
};

const alterAll = (replacement: unknown) => (key: string, value: unknown) =>
  key === 'id' ? value : replacement;

const faults: readonly (readonly [string, Parameters<typeof changeEveryResponse>[0]])[] = [
  ['every field is an object', alterAll(WRONG_OBJECT)],
  ['every field is a number', alterAll(-1e15)],
  ['every field is a text', alterAll('no such value')],
  ['every field is null', alterAll(null)],
  ['no record has a field', alterAll(MISSING)],
  ['some fields are of other types, and some are missing', alterSome],
];

const screenPaths = [
  ...CONSOLE_ROUTES.filter(
    ({ path, mode, isSignedOut }) =>
      mode === 'smartLight' && !isSignedOut && !isSimilarRoute(path) && path !== '/nowhere/at/all',
  ).map(({ path }) => path),
  '/smartLight/map?lat=30.25&lng=120.15&zoom=15',
  ...[...RECORD_PATHS, ...TAB_PATHS],
];

/** The page of the first record of each resource. */
async function listRecordPaths(): Promise<readonly string[]> {
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const token = await signIn('admin');
  const filter = { limit: 1 };
  const paths = Object.values<ResourceDescriptor>(resources).map(
    async ({ name, service, key, verbs: { list, one } }) => {
      if (!list || !one) return [];
      const { body } = await call('GET', `/${service}${list.path}`, { token, filter });
      return (body as Json[]).map(
        row => `/data/${name}/${encodeURIComponent(String(row[key]))}/show`,
      );
    },
  );
  return (await Promise.all(paths)).flat();
}

/** Goes to a screen, and waits until it has read what it shows. */
async function visit(path: string): Promise<void> {
  const outgoing = location.pathname === path.split('?')[0] ? null : document.querySelector('h1');
  goTo(path);
  await waitFor(() => {
    expect(outgoing?.isConnected ?? false).toBe(false);
    expect(document.querySelector('main h1, main [role=application]')).not.toBeNull();
  });
  await waitForReads();
}

const waitForReads = () =>
  waitFor(() => {
    expect(document.querySelector('.loading, .skeleton-row')).toBeNull();
    expect(hasRead([])).toBe(true);
  });

/** Each fault, and a part of the screens. */
const PARTS = [1, 2, 3, 4];
const cases = faults.flatMap(([name, alter]) => PARTS.map(part => [part, name, alter] as const));

describe('every screen', () => {
  it.each(sampleCases(cases, 12))(
    'stays, whatever the platform sends, part %d of 4: %s [REL-04]',
    async (part, _name, alter) => {
      muteConsoleError();
      stubCanvas();
      const paths = [...screenPaths, ...(await listRecordPaths())];
      changeEveryResponse(alter);
      await openConsole('/errorReference');
      for (const path of paths.filter((_path, index) => index % PARTS.length === part - 1)) {
        await visit(path);
        expectNoStoppedParts(path);
      }
    },
    120_000,
  );
});

const press = async (name: RegExp | string) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** What opens on a screen, and reads more than the screen: where, and how. */
const overlays: readonly (readonly [name: string, path: string, open: () => Promise<unknown>])[] = [
  [
    'the dialog that publishes',
    `/data/projects/${createMediaId('project', 1)}`,
    async () => {
      await press('Publish');
      await screen.findByRole('dialog', { name: 'Publish the project' });
    },
  ],
  [
    'the card of a device',
    '/errorReference',
    async () => {
      goTo(`${DEVICE_VIEW}&id=SSSLC00000000005`);
      await waitFor(() => expect(document.querySelector('.map-card h2')).not.toBeNull());
    },
  ],
  [
    'the message centre',
    '/errorReference',
    async () => {
      await press(/^Messages/u);
      await within(await screen.findByRole('dialog', { name: 'Messages' })).findAllByRole(
        'listitem',
      );
    },
  ],
];

/** Without a position, a device has no card. */
const POSITION = ['geoPoint', 'lat', 'lng'];

describe('what opens on a screen', () => {
  beforeEach(() => platform.setCitySize({ assets: 600, users: 40 }));

  const overlayCases = overlays.flatMap(([name, path, open]) =>
    faults.map(([fault, alter]) => ({ name, path, open, fault, alter })),
  );

  it.each(overlayCases)(
    '$name stays, whatever the platform sends: $fault [REL-04]',
    async ({ path, open, alter }) => {
      muteConsoleError();
      stubCanvas();
      await openConsole(path);
      await screen.findAllByRole('heading', { level: 1 });
      await waitForReads();
      changeEveryResponse((key, value, index) =>
        POSITION.includes(key) ? value : alter(key, value, index),
      );
      await open();
      await waitForReads();
      expectNoStoppedParts();
    },
  );
});
