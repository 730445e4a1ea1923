import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';

import { staticGraph } from '../bench/loginScript.ts';
import { expect, test } from './support/test.ts';

const LIMIT = 80_000;

test('the sign-in page shows and works with 80 kB of JavaScript [PERF-01/login]', async ({
  page,
  consolePage,
  translate,
  problems,
}) => {
  const needed = staticGraph('dist');
  const bytes = needed.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(LIMIT);

  // The picture and the console are prefetched during input. Here they never arrive.
  const names = new Set(needed.map(file => basename(file)));
  await page.route('**/*.js', (route, request) =>
    names.has(basename(new URL(request.url()).pathname)) ? route.continue() : undefined,
  );
  problems.expect(/status of 401.*users\/login/);
  await page.goto('/', { waitUntil: 'commit' });
  await consolePage.signIn('admin', 'Wrong#2026');
  await expect(page.getByRole('alert')).toContainText(translate('login.code.51'));
});

test('the page comes with the production headers', async ({ request }) => {
  const { 'content-security-policy': policy = '', ...headers } = (await request.get('/')).headers();
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});

test('a URL of the console requires a sign-in first', async ({ page, translate }) => {
  await page.goto('/permissionManage');
  await expect(page.getByRole('button', { name: translate('signIn.submit') })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a browser that denies its storage has the console, with a note [REL-01]', async ({
  page,
  consolePage,
  translate,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });
  await page.goto('/permissionManage');
  await consolePage.signIn('admin');
  await expect(consolePage.entry('admin')).toBeVisible();
  await expect(page.getByText(translate('notice.noStorage'))).toBeVisible();
});

test('the user menu of a simulated city switches its product mode [SHELL-16]', async ({
  page,
  consolePage,
  translate,
  startOwnCity,
}) => {
  const city = await startOwnCity('--assets', '100');
  await page.goto(city.url);
  await consolePage.signIn('admin');
  const card = (path: string) => page.getByRole('main').locator(`a.module-card[href="${path}"]`);
  await expect(card('/mediaPublish/statistics')).toBeVisible();
  await expect(card('/light/statistics')).toHaveCount(0);
  await page.getByRole('button', { name: translate('shell.user', { name: 'admin' }) }).click();
  await page.getByRole('button', { name: translate('section.light'), exact: true }).click();
  await expect(card('/light/statistics')).toBeVisible();
  await expect(card('/mediaPublish/statistics')).toHaveCount(0);
});
