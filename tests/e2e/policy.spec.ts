import type { Page } from '@playwright/test';

import type { Language } from '../../src/i18n/language.ts';
import { INTERACTION_SHOTS } from '../gallery/interactionShots.ts';
import { LOOKS } from '../gallery/looks.ts';
import type { Shot } from '../gallery/Shot.ts';
import type { RouteMode } from '../support/consoleRoutes.ts';
import { type AxeRules, findings } from './support/axe.ts';
import { listAllRoutes } from './support/examine/listAllRoutes.ts';
import { type ConsoleOptions, expect, test as base } from './support/test.ts';
import {
  goTo,
  mockProductMode,
  chooseLanguage,
  waitForScreen,
  type Theme,
  setColorScheme,
} from './support/walk.ts';

/** Looks at a page as it stands, and keeps what axe finds, with the address and what was done there. */
type Look = (done?: string, rules?: AxeRules) => Promise<void>;

/** Of what opens over a screen: all that opens over every one, and a form in a dialog. */
const isLookedAt = ({ path, name }: Shot) =>
  path === '/' ||
  (path === '/login' && name === 'refused') ||
  (path === '/permissionManage' && name === 'add');

/** Errors and warnings are heard by `problems`, unless a test expects them; the rest is advice of the browser's own. */
const ELSEWHERE = new Set(['error', 'warning', 'verbose']);

interface Walk {
  /** At the end there is no finding, no token anywhere, nothing in the log, and no request to another site. */
  readonly look: Look;
}

// `problems` of every test fails it for a breach of the policy, and for uncaught errors.
const test = base.extend<Walk>({
  look: async ({ page, city }, use) => {
    const requestedOrigins = new Set<string>();
    const said: string[] = [];
    const found: string[] = [];
    const addresses: string[] = [];
    const ask = (address: string) => {
      requestedOrigins.add(new URL(address).origin.replace(/^ws/u, 'http'));
      addresses.push(address);
    };
    page.on('request', request => ask(request.url()));
    page.on('websocket', socket => ask(socket.url()));
    page.on('console', message => {
      const type: string = message.type();
      if (!ELSEWHERE.has(type)) said.push(`${type}: ${message.text()}`);
    });
    await use(async (done = '', rules = 'all') => {
      const { pathname } = new URL(page.url());
      const token = await traces(page, addresses.splice(0));
      found.push(...token.map(place => `${pathname} ${done} has the token in ${place}`));
      const how = await page.evaluate(() => {
        const { lang, dataset } = document.documentElement;
        return `${lang} ${dataset['theme'] ?? ''} ${innerWidth}`;
      });
      found.push(
        ...(await findings(page, rules)).map(one => `${pathname} ${done} (${how}) ${one}`),
      );
    });
    expect(found).toEqual([]);
    // The log has nothing in it, so not the token either.
    expect(said).toEqual([]);
    // What a page has in itself, such as a picture in an address, has no origin.
    expect([...requestedOrigins].filter(origin => origin !== 'null')).toEqual([city.url]);
  },
});

const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Without transitions: a colour in the middle of a transition is in no palette. */
const still = { colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } } as const;

/** Where the token is besides its cookie; nowhere before the sign-in. @see SEC-02 */
async function traces(page: Page, requestedUrls: readonly string[]): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  const user = cookies.find(({ name }) => name === 'user');
  const { tokenId = '' } = user
    ? (JSON.parse(decodeURIComponent(user.value)) as { tokenId?: string })
    : {};
  if (!tokenId) return [];
  const places = await page.evaluate(() => ({
    'the address': location.href + JSON.stringify(history.state),
    'the storage': JSON.stringify([localStorage, sessionStorage]),
    'the page': document.documentElement.outerHTML,
  }));
  return Object.entries({ ...places, 'an address that was asked': requestedUrls.join() }).flatMap(
    ([place, text]) => (text.includes(tokenId) ? [place] : []),
  );
}

const other = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

async function enter(page: Page, signIn: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await signIn();
  await page.locator('main#content').waitFor();
  await waitForScreen(page, '/');
}

test.describe.configure({ timeout: 300_000 });

test.describe('at a desk', () => {
  test.use({ ...DESK, ...still });

  /**
   * Every address in both themes and both languages, without loading it more than once: contrast depends on the
   * theme only, the other rules on the language only.
   */
  async function walk(page: Page, paths: readonly string[], look: Look): Promise<void> {
    let language: Language = 'en';
    let theme: Theme = 'light';
    for (const path of paths)
      await base.step(path, async () => {
        await goTo(page, path);
        await look();
        await setColorScheme(page, (theme = other(theme)));
        await look('', 'colours');
        await chooseLanguage(page, (language = language === 'en' ? 'zh' : 'en'));
        await look('', 'structure');
      });
  }

  for (const half of [0, 1])
    test(`every address keeps the policy, is open to the user and calls no other site, in both languages and themes, ${half + 1} of 2 [SEC-01/sections] [SEC-11] [UX-10/sections]`, async ({
      page,
      consolePage,
      look,
    }) => {
      const paths = await listAllRoutes();
      expect(paths.length).toBeGreaterThan(70);
      await enter(page, () => consolePage.signIn('admin'));
      await walk(
        page,
        paths.filter((_, index) => index % 2 === half),
        look,
      );
    });

  test('so do the addresses of other product modes [SEC-01/sections] [SEC-11] [UX-10/sections]', async ({
    page,
    consolePage,
    look,
  }) => {
    const known = new Set(await listAllRoutes());
    await enter(page, () => consolePage.signIn('admin'));
    for (const mode of ['light', 'mediaPublish'] as const satisfies readonly RouteMode[]) {
      await page.unrouteAll();
      await mockProductMode(page, mode);
      await page.goto('/');
      await waitForScreen(page, '/');
      const own = (await listAllRoutes(mode)).filter(path => !known.has(path));
      expect(own.length).toBeGreaterThan(0);
      await walk(page, own, look);
      await chooseLanguage(page, 'en');
      await setColorScheme(page, 'light');
    }
  });
});

for (const language of ['en', 'zh'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ ...PHONE, ...still, ...({ language } satisfies ConsoleOptions) });

    test('every address keeps the policy, is open to the user and calls no other site on a phone [SEC-01/sections] [SEC-11] [UX-10/sections]', async ({
      page,
      consolePage,
      look,
    }) => {
      await enter(page, () => consolePage.signIn('admin'));
      // The two languages see an address in the two themes.
      let theme: Theme = language === 'en' ? 'light' : 'dark';
      for (const path of await listAllRoutes())
        await test.step(path, async () => {
          await setColorScheme(page, (theme = other(theme)));
          await goTo(page, path);
          await look();
        });
    });
  });

for (const language of ['en', 'zh'] as const)
  for (const size of [DESK, PHONE])
    test.describe(`${size.isMobile ? 'on a phone' : 'at a desk'}, in ${language}`, () => {
      test.use({ ...size, ...still, ...({ language } satisfies ConsoleOptions) });
      const view = LOOKS.find(one => one.language === language && one.isTouch === size.isMobile)!;

      test('so does the sign-in page, and what opens over a screen [SEC-01] [SEC-11] [UX-10/axe]', async ({
        page,
        consolePage,
        problems,
        look,
        translate,
      }) => {
        const inBothThemes = async (done?: string) => {
          for (const theme of ['light', 'dark'] as const) {
            await setColorScheme(page, theme);
            await look(done);
          }
        };
        for (const path of ['/login', '/nowhere/at/all']) {
          await page.goto(path);
          await waitForScreen(page, path);
          await inBothThemes();
        }
        // A password of an administrator's making has its page before all others.
        await page.goto('/login');
        await consolePage.signIn('newcomer');
        await page.waitForURL('**/pwd-change');
        await waitForScreen(page, '/pwd-change');
        await inBothThemes();
        await page.context().clearCookies();

        problems.expect(/status of 401/u);
        const [outside, inside] = [true, undefined].map(isOutside =>
          INTERACTION_SHOTS.filter(shot => shot.isOutside === isOutside && isLookedAt(shot)),
        );
        for (const { name, act } of outside ?? []) {
          await page.goto('/login');
          await act?.({ page, consolePage, translate, look: view });
          await inBothThemes(name);
        }
        await enter(page, () => consolePage.signIn('admin'));
        for (const { path, name, act } of inside ?? [])
          await test.step(`${path} ${name}`, async () => {
            await page.goto(path);
            await waitForScreen(page, path);
            await act?.({ page, consolePage, translate, look: view });
            await inBothThemes(name);
          });
      });
    });
