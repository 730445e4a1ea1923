import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import {
  type Interaction,
  byWidth,
  inTurn,
  isPhone,
  ofRow,
  pick,
  press,
  signInAs,
  type,
} from './interactions.ts';
import type { Shot } from './Shot.ts';

const OPEN = ['dialog', 'alertdialog', 'menu', 'listbox'].map(role => `[role=${role}]`).join();

/** Acts that open something. A dialog is fetched when it is first opened. */
const opening = (path: string, acts: Readonly<Record<string, Interaction>>): readonly Shot[] =>
  Object.entries(acts).map(([name, act]) => ({
    ...{ path, name, mode: 'smartLight' },
    act: async stage => {
      await act(stage);
      await stage.page.locator(OPEN).first().waitFor();
    },
  }));

const only = (username: string) =>
  `/permissionManage?filter=${encodeURIComponent(JSON.stringify({ username: { eq: username } }))}`;

const outside = (name: string, act: Interaction): Shot => ({
  ...{ path: '/login', name, mode: 'smartLight', isOutside: true, act },
});

/** The tabs of a device, each at its own address. */
const tabs = (device: string, ...names: readonly string[]): readonly Shot[] =>
  names.map(name => ({
    path: `/data/assets/${device}/show?tab=${name}`,
    name,
    mode: 'smartLight',
  }));

const IMPORT = '/systemOperation/config/import';
/** Two rows: one that can be taken, one that cannot. */
const ROWS = `id,name,model,domainId,geoPoint.lat,geoPoint.lng
GALLERY_LAMP_00001,Lamp,ssslc,5f1e0000000000000000d008,30.2,120.2
SHORT,Lamp?,ssslc,nowhere,91,120.2`;

const chooseRows: Interaction = async ({ page }) => {
  const file = { name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS) };
  await page.locator('main input[type=file]').setInputFiles(file);
  await page.locator('main .transfer-map').waitFor();
};
const checkRows = inTurn(chooseRows, async ({ page }) => {
  await page.locator('main .MuiDialogActions-root button').last().click();
  await page.locator('main .transfer-counts').waitFor();
});

/** What opens over a screen, or comes of what is done there. */
export const INTERACTION_SHOTS: readonly Shot[] = [
  outside('refused', signInAs('admin', 'wrong', '[role=alert]')),
  outside('forced password', signInAs('newcomer', SEEDED_PASSWORD, '.password-sheet')),
  outside(
    'guest turned back',
    inTurn(signInAs('guest', SEEDED_PASSWORD, 'main#content'), async ({ page }) => {
      await page.goto(new URL('/permissionManage', page.url()).href);
      await page.locator('main#content h1').waitFor();
    }),
  ),
  ...opening('/', {
    palette: type('Control+k'),
    'palette found': inTurn(type('Control+k'), ({ page }) => page.keyboard.type('lamp')),
    'palette nothing': inTurn(type('Control+k'), ({ page }) => page.keyboard.type('qqqq')),
    shortcuts: type('Shift+?'),
    messages: byWidth(press('messages'), press('messages')),
    'user centre': byWidth(pick('.bar-user'), async () => {}),
    languages: byWidth(pick('.bar-language'), async () => {}),
    'log out': byWidth(inTurn(pick('.bar-user'), press('shell.logout')), press('shell.logout')),
    password: byWidth(
      inTurn(pick('.bar-user'), press('password.change')),
      press('password.change'),
    ),
  }),
  {
    ...{ path: '/systemOperation/group', name: 'sections', mode: 'smartLight' },
    act: async stage => (isPhone(stage) ? press('shell.lists')(stage) : undefined),
  },
  ...opening('/permissionManage', {
    add: press('users.add'),
    'add refused': inTurn(press('users.add'), async ({ page }) => {
      await page.locator('[role=dialog] input').first().waitFor();
      for (const field of await page.locator('[role=dialog] input:not([aria-hidden])').all())
        await field.fill('a b');
      await page.keyboard.press('Tab');
    }),
    'add role': inTurn(press('users.add'), pick('[role=dialog] [role=combobox]')),
  }),
  {
    ...{ path: '/permissionManage', name: 'ticked', mode: 'smartLight' },
    act: pick('tbody [type=checkbox], .list-card [type=checkbox]'),
  },
  ...opening(only('operator'), {
    'row menu': pick('.row-more'),
    reset: ofRow(0),
    lock: ofRow(1),
    modules: ofRow(2),
    domains: ofRow(3),
    edit: ofRow(4),
    delete: ofRow(5),
  }),
  ...opening(only('admin'), { 'delete myself': ofRow(5) }),
  { path: only('nobody'), name: 'none', mode: 'smartLight' },
  ...tabs('SSGW000000000001', 'parameters', 'relations', 'faults', 'history', 'firmware', 'log'),
  ...tabs('SSCAM00000000001', 'overview', 'camera'),
  ...tabs('SSIPAT0000000001', 'broadcast'),
  ...tabs('SSADS00000000001', 'display', 'sensor'),
  { path: IMPORT, name: 'columns', mode: 'smartLight', act: chooseRows },
  { path: IMPORT, name: 'check', mode: 'smartLight', act: checkRows },
  {
    ...{ path: '/domainManage/domainEdit/list/5f1e0000000000000000d002/show', name: 'domain' },
    mode: 'smartLight',
  },
  { path: '/errorReference?code=51', name: 'one code', mode: 'smartLight' },
];
