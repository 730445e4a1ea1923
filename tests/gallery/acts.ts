import type { Shot, Stage } from './Shot.ts';

type Act = (stage: Stage) => Promise<void>;

const OPEN = ['dialog', 'alertdialog', 'menu', 'listbox'].map(role => `[role=${role}]`).join();

/** Acts that open something. A dialog is fetched when it is first opened. */
const opening = (path: string, acts: Readonly<Record<string, Act>>): readonly Shot[] =>
  Object.entries(acts).map(([name, act]) => ({
    ...{ path, name, mode: 'smartLight' },
    act: async stage => {
      await act(stage);
      await stage.page.locator(OPEN).first().waitFor();
    },
  }));

const isPhone = ({ look }: Stage) => look.width < 600;
const press =
  (key: string): Act =>
  ({ page, say }) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click();
const pick =
  (...selectors: readonly string[]): Act =>
  async ({ page }) => {
    for (const selector of selectors)
      await page.locator(selector).filter({ visible: true }).first().click();
  };
const type =
  (keys: string): Act =>
  ({ page }) =>
    page.keyboard.press(keys);
const inTurn =
  (...acts: readonly Act[]): Act =>
  async stage => {
    for (const act of acts) await act(stage);
  };
/** What the bar of a desk has, a phone has behind “More”. */
const byWidth =
  (desk: Act, phone: Act): Act =>
  stage =>
    isPhone(stage) ? inTurn(press('shell.more'), phone)(stage) : desk(stage);
/** The nth act of the menu of the only row. */
const ofRow =
  (nth: number): Act =>
  async ({ page }) => {
    await page.locator('.row-more').first().click();
    await page.getByRole('menuitem').nth(nth).click();
    await page.locator('[role=menu]').waitFor({ state: 'detached' });
  };
const only = (username: string) =>
  `/permissionManage?filter=${encodeURIComponent(JSON.stringify({ username: { eq: username } }))}`;

/** What opens over a screen, or comes of what is done there. */
export const ACTS: readonly Shot[] = [
  {
    ...{ path: '/login', name: 'refused', mode: 'smartLight', isOutside: true },
    act: async ({ page }) => {
      await page.locator('form input').first().fill('admin');
      await page.locator('form input[type=password]').fill('wrong');
      await page.locator('form button[type=submit]').click();
      await page.locator('[role=alert]').first().waitFor();
    },
  },
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
  { path: '/errorReference?code=51', name: 'one code', mode: 'smartLight' },
];
