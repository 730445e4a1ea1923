import { expect, it } from 'vitest';

import { ensureBrowser, findBrowser } from './browser.ts';
import type { Machine } from './machine.ts';

const OWN = '/home/ada/.cache/ms-playwright/chromium/chrome';
const APT = '/usr/bin/apt-get';

/** A machine with these files. A command puts what it `brings` there, and fails when it is not named. */
function machine({
  files = [],
  brings = {},
  mute = [],
  ...overrides
}: Partial<Machine> & {
  files?: readonly string[];
  brings?: Readonly<Record<string, readonly string[]>>;
  mute?: readonly string[];
}) {
  const there = new Set(files);
  const ran: string[] = [];
  const messages: string[] = [];
  const stub: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    playwrightBrowser: OWN,
    exists: path => there.has(path),
    run: ([program = '', ...args]) => {
      if (args[0] === '--version') return !mute.includes(program);
      const command = [program, ...args].join(' ');
      ran.push(command);
      for (const file of brings[command] ?? []) there.add(file);
      return command in brings;
    },
    say: sentence => messages.push(sentence),
    ...overrides,
  };
  return { stub, ran, messages };
}

it('takes CHROME_PATH before an installed browser, and rejects one that does not exist', () => {
  const files = ['/opt/my/chrome', '/usr/bin/chromium'];
  expect(findBrowser(machine({ files, env: { CHROME_PATH: '/opt/my/chrome' } }).stub)).toBe(
    '/opt/my/chrome',
  );
  expect(() => findBrowser(machine({ files, env: { CHROME_PATH: '/gone' } }).stub)).toThrow(
    'CHROME_PATH is /gone',
  );
});

it('takes an installed browser before the one of Playwright', () => {
  expect(findBrowser(machine({ files: ['/usr/bin/chromium', OWN] }).stub)).toBe(
    '/usr/bin/chromium',
  );
  expect(findBrowser(machine({ files: [OWN] }).stub)).toBe(OWN);
  expect(findBrowser(machine({}).stub)).toBeUndefined();
});

it('passes over a browser that does not start', () => {
  const files = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const { stub } = machine({ files, mute: ['/usr/bin/chromium-browser'] });
  expect(findBrowser(stub)).toBe('/usr/bin/google-chrome');
});

it('installs nothing where a browser is', () => {
  const { stub, ran } = machine({ files: ['/usr/bin/chromium'] });
  expect(ensureBrowser(stub)).toBe('/usr/bin/chromium');
  expect(ran).toEqual([]);
});

it('installs the browser of Playwright with its libraries, and reports it', () => {
  const brings = { 'npx playwright install --with-deps chromium': [OWN] };
  const { stub, ran, messages } = machine({ isRoot: true, files: [APT], brings });
  expect(ensureBrowser(stub)).toBe(OWN);
  expect(ran).toEqual(['npx playwright install --with-deps chromium']);
  expect(messages.join()).toContain('Installing one: npx playwright install --with-deps chromium');
});

it('as root on Debian, falls back to the headless browser of the distribution, or else to its chromium', () => {
  const brings = {
    'apt-get update': [],
    'apt-get install --yes chromium': ['/usr/bin/chromium'],
  };
  const { stub, ran } = machine({ isRoot: true, files: [APT], brings });
  expect(ensureBrowser(stub)).toBe('/usr/bin/chromium');
  expect(ran).toEqual([
    'npx playwright install --with-deps chromium',
    'apt-get update',
    'apt-get install --yes chromium-headless-shell',
    'apt-get update',
    'apt-get install --yes chromium',
  ]);
});

it('takes the headless browser before the one with windows', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(findBrowser(machine({ files }).stub)).toBe('/usr/bin/chromium-headless-shell');
});

it('without root, falls back to the browser without its libraries', () => {
  const brings = { 'npx playwright install chromium': [OWN] };
  const { stub, ran } = machine({ files: [APT], brings });
  expect(ensureBrowser(stub)).toBe(OWN);
  expect(ran).toEqual([
    'npx playwright install --with-deps chromium',
    'npx playwright install chromium',
  ]);
});

it('reports what to do when nothing can be installed', () => {
  const { stub, messages } = machine({ isRoot: true });
  expect(ensureBrowser(stub)).toBeUndefined();
  expect(messages.at(-1)).toBe(
    'No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one, and run again.',
  );
});
