import type { Page } from '@playwright/test';

import { expect, test } from './support/test.ts';

/** One address of each kind of screen: home, tables, a matrix, a wizard, forms, settings, a report, a reference. */
const ADDRESSES = [
  '/',
  '/permissionManage',
  '/permissionManage/matrix',
  '/systemOperation/config/ssslc',
  '/systemOperation/config/import',
  '/systemOperation/faultManagement/alarm',
  '/systemOperation/systemConfig/plan',
  '/systemOperation/systemConfig/plan/create',
  '/reporterManage/stat',
  '/domainManage/domainEdit/list',
  '/smartLight/map',
  '/errorReference',
  '/data',
  '/data/assets/create',
  '/data/domains/create',
] as const;

/** From the narrowest phone that counts to a desk. @see UX-08 */
const WIDTHS = [
  { width: 360, height: 640, isTouch: true },
  { width: 390, height: 844, isTouch: true },
  { width: 768, height: 1024, isTouch: true },
  { width: 1440, height: 900, isTouch: false },
] as const;

/** A finger needs so many pixels, in one direction at least what a line of a list has. */
const FINGER = 44;
/** Wider than this, targets still have the height of a desk: to be done. */
const PHONE = 600;

/** What does not fit: the page that scrolls sideways, and what can be pressed out of reach, under another, or too small. */
const misfits = (page: Page, finger: number | undefined) =>
  page.evaluate(least => {
    const PRESSED = 'a[href], button, input, select, textarea, [role=button], [role=combobox]';
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const main = document.querySelector('main');
    if (main && main.scrollWidth > main.clientWidth) found.push('the sheet scrolls sideways');

    const scrollsAside = (element: Element | null): boolean => {
      if (!element) return false;
      const { overflowX } = getComputedStyle(element);
      const does = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
      return does || scrollsAside(element.parentElement);
    };
    const nameOf = (element: Element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`;
    };
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || element.closest('.skip, .spoken-only, [aria-hidden=true]')) continue;
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width < 2 || bottom <= 0 || top >= innerHeight) continue;
      if ((left < -1 || right > innerWidth + 1) && !scrollsAside(element.parentElement))
        found.push(
          `${nameOf(element)} is out of view: ${Math.round(left)} to ${Math.round(right)}`,
        );
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const above = y > 0 && y < innerHeight ? document.elementFromPoint(x, y) : null;
      const isCovered = above && !element.contains(above) && !above.contains(element);
      const isFixed = above?.closest('.bottom-bar, .page-foot, thead, .page-toolbar, .toasts');
      const label = element.closest('label');
      if (isCovered && !isFixed && !label?.contains(above))
        found.push(`${nameOf(element)} is under ${nameOf(above)}`);
      if (least === undefined || element.matches('input[type=checkbox], input[type=radio]'))
        continue;
      // A link within a sentence or a line is as high as the line.
      if (element.matches('a') && getComputedStyle(element).display === 'inline') continue;
      const box = element.closest('.MuiInputBase-root') ?? element;
      if (box.getBoundingClientRect().height < least - 0.5)
        found.push(`${nameOf(element)} is ${Math.round(box.getBoundingClientRect().height)} high`);
    }
    return found;
  }, finger);

for (const { width, height, isTouch } of WIDTHS)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });

    test('every kind of screen fits, and what can be pressed is within reach [UX-08/layouts]', async ({
      page,
      person,
    }) => {
      await page.goto('/');
      await person.signIn('admin');
      // The sign-in page has a heading too: only the console has this one.
      await expect(page.locator('#content h1').first()).toBeVisible();
      const found: string[] = [];
      for (const address of ADDRESSES) {
        await page.goto(address);
        await expect(page.locator('#content h1').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true], .skeleton-row')).toHaveCount(0);
        const here = await misfits(page, width < PHONE ? FINGER : undefined);
        found.push(...here.map(one => `${address}: ${one}`));
      }
      expect(found).toEqual([]);
    });
  });

test.describe('on a phone', () => {
  const viewport = { width: 360, height: 640 };
  test.use({ viewport, hasTouch: true, isMobile: true });

  test('a dialog is a sheet at the bottom, and the messages are a page [UX-08/dialogs]', async ({
    page,
    person,
    say,
  }) => {
    await page.goto('/permissionManage');
    await person.signIn('admin');
    await page.getByRole('button', { name: say('users.add'), exact: true }).click();
    const sheet = person.dialog.locator('.MuiDialog-paper').or(person.dialog).last();
    await expect(person.dialog).toBeVisible();
    await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, width: viewport.width });
    const box = await sheet.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(viewport.height, 0);
    await page.keyboard.press('Escape');
    await expect(person.dialog).toBeHidden();

    await page.getByRole('button', { name: say('shell.more'), exact: true }).click();
    await person.dialog.getByRole('button', { name: say('messages'), exact: true }).click();
    const messages = page.getByRole('dialog', { name: say('messages') });
    await expect(messages).toBeVisible();
    expect(await messages.boundingBox()).toMatchObject({ x: 0, y: 0, width: viewport.width });
    expect(await misfits(page, FINGER)).toEqual([]);
  });
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('a list has its title, its question and its rows, black on white, and nothing to press [UX-09/print]', async ({
    page,
    person,
  }) => {
    const filter = encodeURIComponent(JSON.stringify({ username: { eq: 'operator' } }));
    await page.goto(`/permissionManage?filter=${filter}`);
    await person.signIn('admin');
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/admin, \d{4}-\d\d-\d\d \d\d:\d\d UTC\+8/)).toBeVisible();
    const cell = page.getByRole('main').locator('tbody td').filter({ hasText: 'operator' }).first();
    await expect(cell).toBeVisible();
    await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
    await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
    const pressed = await page.evaluate(() =>
      [...document.querySelectorAll('button, [role=button]')]
        .filter(one => one.checkVisibility() && !one.matches('th *, .filter-chip *'))
        .map(one => one.getAttribute('aria-label') ?? one.textContent),
    );
    expect(pressed).toEqual([]);
    for (const shell of ['.topbar', '.page-foot']) await expect(page.locator(shell)).toBeHidden();
  });
});
