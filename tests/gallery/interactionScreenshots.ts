import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import {
  type Interaction,
  desktopOrPhone,
  sequence,
  isPhone,
  clickRowAction,
  clickFirst,
  clickButton,
  signInAs,
  pressKeys,
} from './interactions.ts';
import type { Screenshot } from './Screenshot.ts';

const OPEN_OVERLAY = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map(role => `[role=${role}]`)
  .join();

/** Screenshots of overlays. The chunk of a dialog loads when it first opens. */
const openOverlays = (
  path: string,
  interactions: Readonly<Record<string, Interaction>>,
): readonly Screenshot[] =>
  Object.entries(interactions).map(([name, interact]) => ({
    ...{ path, name, mode: 'smartLight' },
    interact: async context => {
      await interact(context);
      await context.page.locator(OPEN_OVERLAY).first().waitFor();
    },
  }));

const usersUrl = (username: string) =>
  `/permissionManage?filter=${encodeURIComponent(JSON.stringify({ username: { eq: username } }))}`;

const signedOut = (name: string, interact: Interaction): Screenshot => ({
  ...{ path: '/login', name, mode: 'smartLight', isSignedOut: true, interact },
});

/** The tabs of a device, each with its URL. */
const deviceTabs = (device: string, ...names: readonly string[]): readonly Screenshot[] =>
  names.map(name => ({
    path: `/data/assets/${device}/show?tab=${name}`,
    name,
    mode: 'smartLight',
  }));

const IMPORT = '/systemOperation/config/import';
/** A valid row and an invalid one. */
const CSV_ROWS = `id,name,model,domainId,geoPoint.lat,geoPoint.lng
GALLERY_LAMP_00001,Lamp,ssslc,5f1e0000000000000000d008,30.2,120.2
SHORT,Lamp?,ssslc,nowhere,91,120.2`;

const selectFile: Interaction = async ({ page }) => {
  const file = { name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV_ROWS) };
  await page.locator('main input[type=file]').setInputFiles(file);
  await page.locator('main .transfer-map').waitFor();
};
const checkFile = sequence(selectFile, async ({ page }) => {
  await page.locator('main .MuiDialogActions-root button').last().click();
  await page.locator('main .transfer-counts').waitFor();
});

/** Overlays, and screens after an interaction. */
export const INTERACTION_SCREENSHOTS: readonly Screenshot[] = [
  signedOut('rejected', signInAs('admin', 'wrong', '[role=alert]')),
  signedOut('forced password', signInAs('newcomer', SEEDED_PASSWORD, '.password-sheet')),
  signedOut(
    'guest turned back',
    sequence(signInAs('guest', SEEDED_PASSWORD, 'main#content'), async ({ page }) => {
      await page.goto(new URL('/permissionManage', page.url()).href);
      await page.locator('main#content h1').waitFor();
    }),
  ),
  ...openOverlays('/', {
    palette: pressKeys('Control+k'),
    'palette found': sequence(pressKeys('Control+k'), ({ page }) => page.keyboard.type('lamp')),
    'palette nothing': sequence(pressKeys('Control+k'), ({ page }) => page.keyboard.type('qqqq')),
    shortcuts: pressKeys('Shift+?'),
    messages: desktopOrPhone(clickButton('messages'), clickButton('messages')),
    'user centre': desktopOrPhone(clickFirst('.bar-user'), async () => {}),
    languages: desktopOrPhone(clickFirst('.bar-language'), async () => {}),
    'log out': desktopOrPhone(
      sequence(clickFirst('.bar-user'), clickButton('shell.logout')),
      clickButton('shell.logout'),
    ),
    password: desktopOrPhone(
      sequence(clickFirst('.bar-user'), clickButton('password.change')),
      clickButton('password.change'),
    ),
  }),
  {
    ...{ path: '/systemOperation/group', name: 'sections', mode: 'smartLight' },
    interact: async context => (isPhone(context) ? clickButton('shell.lists')(context) : undefined),
  },
  ...openOverlays('/permissionManage', {
    add: clickButton('users.add'),
    'add rejected': sequence(clickButton('users.add'), async ({ page }) => {
      await page.locator('[role=dialog] input').first().waitFor();
      for (const field of await page.locator('[role=dialog] input:not([aria-hidden])').all())
        await field.fill('a b');
      await page.keyboard.press('Tab');
    }),
    'add role': sequence(clickButton('users.add'), clickFirst('[role=dialog] [role=combobox]')),
  }),
  {
    ...{ path: '/permissionManage', name: 'ticked', mode: 'smartLight' },
    interact: clickFirst('tbody [type=checkbox], .list-card [type=checkbox]'),
  },
  ...openOverlays(usersUrl('operator'), {
    'row menu': clickFirst('.row-more'),
    reset: clickRowAction(0),
    lock: clickRowAction(1),
    modules: clickRowAction(2),
    domains: clickRowAction(3),
    edit: clickRowAction(4),
    delete: clickRowAction(5),
  }),
  ...openOverlays(usersUrl('admin'), { 'delete myself': clickRowAction(5) }),
  { path: usersUrl('nobody'), name: 'none', mode: 'smartLight' },
  ...deviceTabs(
    'SSGW000000000001',
    'parameters',
    'relations',
    'faults',
    'history',
    'firmware',
    'log',
  ),
  ...deviceTabs('SSCAM00000000001', 'overview', 'camera'),
  ...deviceTabs('SSIPAT0000000001', 'broadcast'),
  ...deviceTabs('SSADS00000000001', 'display', 'sensor'),
  { path: IMPORT, name: 'columns', mode: 'smartLight', interact: selectFile },
  { path: IMPORT, name: 'check', mode: 'smartLight', interact: checkFile },
  {
    ...{ path: '/domainManage/domainEdit/list/5f1e0000000000000000d002/show', name: 'domain' },
    mode: 'smartLight',
  },
  { path: '/errorReference?code=51', name: 'one code', mode: 'smartLight' },
];
