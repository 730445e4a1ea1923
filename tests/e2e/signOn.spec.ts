import type { Page } from '@playwright/test';

import { type SignOnProvider, startSignOnProvider } from '../support/signOnProvider.ts';
import type { City } from './support/city.ts';
import { SEEDED_PASSWORD } from './support/consolePage.ts';
import { type Site, startSite } from './support/site.ts';
import { expect, test as base } from './support/test.ts';

const ACCOUNT = 'City account';

/** A token for an account, as a provider gets it from the platform. */
async function tokenFor(city: City, username: string) {
  const response = await city.signIn(username, SEEDED_PASSWORD);
  const { id, userId } = (await response.json()) as {
    readonly id: string;
    readonly userId: string;
  };
  return { access_token: id, user_id: userId };
}

interface ProviderSite extends Site {
  readonly provider: SignOnProvider;
}

/** A site whose `config.json` names the provider. */
async function startProviderSite(city: City): Promise<ProviderSite> {
  let provider!: SignOnProvider;
  const site = await startSite(city, async url => {
    provider = await startSignOnProvider(url);
    return { signOnOrigins: [new URL(provider.link).origin] };
  });
  const end = async () => {
    await provider.stop();
    await site.end();
  };
  return { ...site, provider, end };
}

const test = base.extend<{ readonly site: ProviderSite }>({
  site: async ({ city }, use) => {
    const site = await startProviderSite(city);
    await use(site);
    await site.end();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** The platform names the provider. */
const configure = (page: Page, { link }: SignOnProvider) =>
  page.route(/\/api\/config\/oauth\?/u, route =>
    route.fulfill({ json: { link, title: { en: ACCOUNT, zh: ACCOUNT } } }),
  );

test('a session that started at a provider: the input survives the redirects, no trace of the token, and signing out notifies it [AUTH-11/policy]', async ({
  page,
  context,
  city,
  site,
  consolePage,
  translate,
  problems,
}) => {
  problems.expect(/status of 401/u);
  const { provider } = site;
  await configure(page, provider);
  await page.goto('/data/domains/create');
  await consolePage.signIn('admin');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('North bank');
  const cookie = (await context.cookies()).find(each => each.name === 'user')!;
  const { tokenId } = JSON.parse(decodeURIComponent(cookie.value)) as { tokenId: string };
  await page.request.post('/api/users/users/logout', { headers: { authorization: tokenId } });
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(translate('ended.expired.saved'))).toBeVisible();

  provider.callbackParams = await tokenFor(city, 'admin');
  const { access_token: token } = provider.callbackParams;
  const carried: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) return;
    if (`${request.url()} ${request.headers()['referer'] ?? ''}`.includes(token))
      carried.push(request.url());
  });
  await page.getByRole('link', { name: ACCOUNT }).click();
  await expect(page.getByText(translate('drafts.back'))).toBeVisible();
  await expect(name).toHaveValue('North bank');
  await expect(page).toHaveURL(/\/data\/domains\/create$/u);
  expect(provider.requestedPaths).toEqual(['/city']);
  expect(carried).toEqual([]);
  const traces = await page.evaluate<string[]>(`[
    ...navigation.entries().map(({ url }) => url ?? ''),
    JSON.stringify(history.state), document.referrer, location.href,
    JSON.stringify(Object.entries(localStorage)), JSON.stringify(Object.entries(sessionStorage)),
  ]`);
  expect(traces.filter(trace => trace.includes(token))).toEqual([]);
  expect(traces.filter(trace => trace.includes('North bank'))).toEqual([]);

  // Out: through the provider, not through the platform.
  const left: string[] = [];
  page.on('request', request =>
    left.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.goto('/');
  await consolePage.signOut();
  await expect(page.getByRole('link', { name: ACCOUNT })).toBeVisible();
  await expect.poll(() => provider.requestedPaths).toEqual(['/city', '/city/logout']);
  expect(left).not.toContain('POST /api/users/users/logout');
  expect(await context.cookies()).toEqual([]);
});

test('a provider that rejects, brings a wrong token, or is unreachable signs no user in, shows an error, and does not block signing out', async ({
  page,
  context,
  city,
  site,
  consolePage,
  translate,
  problems,
}) => {
  problems.expect(/status of 40[14]|ERR_CONNECTION_REFUSED/u);
  const { provider } = site;
  await configure(page, provider);
  const account = page.getByRole('link', { name: ACCOUNT });
  const { access_token, user_id } = await tokenFor(city, 'admin');
  for (const bring of [
    { error: 'access_denied' },
    { access_token: 'no-such-token', user_id },
    { access_token, user_id: 'nobody' },
  ]) {
    provider.callbackParams = bring;
    await page.goto('/login');
    await account.click();
    await expect(page.getByText(translate('ended.signOn.denied'))).toBeVisible();
    await expect(page).toHaveURL(/\/login$/u);
    expect(await context.cookies()).toEqual([]);
  }
  provider.callbackParams = await tokenFor(city, 'admin');
  await account.click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);

  // An ended session is left, and signing in with a password stays possible.
  await provider.stop();
  await consolePage.signOut();
  await expect(account).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await account.click();
  await page.waitForURL(/^chrome-error:/u).catch(() => undefined);
  await page.goto('/login');
  await consolePage.signIn('admin');
  await expect(page.getByRole('banner')).toBeVisible();
});
