import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

import { measureLoginScript } from '../bench/loginScript.ts';
import { test } from './support/test.ts';

/** Hosts that a built file may name: vocabularies, and pages in messages to developers. They are never requested. */
const NAMES = new Set([
  ...['www.w3.org', 'schemas.openxmlformats.org', 'localhost'],
  ...['reactjs.org', 'react.dev', 'reactrouter.com', 'mui.com', 'github.com', 'bit.ly', 'fb.me'],
  // The providers of tiles: one is contacted only where the site has configured it, see mapProviders.spec.ts.
  ...['tile.openstreetmap.org', 'webrd01.is.autonavi.com', 'maponline0.bdimg.com'],
  ...['react-querybuilder.js.org', 'redux.js.org', 'redux-toolkit.js.org', 'leafletjs.com'],
]);

test('no built file names a host to call, and none sends telemetry [SEC-11/files]', () => {
  const files = globSync('dist/**/*.{js,css,html,json,svg}');
  expect(files.length).toBeGreaterThan(50);
  const foreign = files.flatMap(file => {
    const text = readFileSync(file, 'utf8');
    const hosts = [...text.matchAll(/(?:https?|wss?):\/\/([a-z0-9][\w.-]*)/giu)];
    return hosts.flatMap(([, host = '']) => (NAMES.has(host) ? [] : [`${file}: ${host}`]));
  });
  expect(foreign).toEqual([]);
  const everything = files.map(file => readFileSync(file, 'utf8')).join('\n');
  expect(everything).not.toMatch(/react-admin-telemetry|marmelab\.com|sendBeacon\(/iu);
});

test('the built style sheets have the primitives before the rules that override them', () => {
  const [shell = '', ...others] = globSync('dist/assets/*.css')
    .map(file => readFileSync(file, 'utf8'))
    .filter(sheet => sheet.includes('.page-head{'));
  expect(others).toEqual([]);
  const rules = ['.row,', '.type-12{', '.native-select{', '.page{', '.list-table{'];
  const positions = rules.map(rule => shell.indexOf(rule));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

/** Kilobytes of 1,000 bytes, as files go over the wire. @see PERF-01 */
const SIGN_IN = 80;
const FIRST_LIST = 350;

/**
 * What has files of its own, by something that is in none but those. There is no media editor in the console yet, so this
 * does not prove PERF-01/chunks as a whole.
 */
const APART: Readonly<Record<string, RegExp>> = {
  forms: /["`]form-group-title\b/u,
  map: /leaflet-container/u,
  charts: /_echarts_instance_/u,
  import: /UndetectableDelimiter/u,
  'the messages in Chinese': /导入%\{plural\}/u,
};

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page) {
  const coming: Promise<{ readonly name: string; readonly text: Buffer }>[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    const name = basename(pathname);
    if (name.endsWith('.js')) coming.push(response.body().then(text => ({ name, text })));
  });
  return () => Promise.all(coming);
}

test('signing in and the first list keep to their weight, and forms, map, charts, import and words are files apart [PERF-01/login] [PERF-01/first]', async ({
  page,
  consolePage,
}) => {
  const [login] = measureLoginScript('dist');
  expect(login?.value).toBeLessThanOrEqual(SIGN_IN);

  // The heaviest of the first lists, of all that the bench weighs.
  const scripts = scriptsOf(page);
  await page.goto('/permissionManage');
  await page.waitForLoadState('networkidle');
  await consolePage.signIn('admin');
  await expect(consolePage.entry('admin')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = await scripts();
  const weight = loaded.reduce((sum, { text }) => sum + gzipSync(text).length, 0) / 1000;
  expect(weight, loaded.map(({ name }) => name).join()).toBeLessThanOrEqual(FIRST_LIST);
  expect(weight).toBeGreaterThan(SIGN_IN);

  const all = globSync('dist/assets/*.js');
  for (const [what, sign] of Object.entries(APART)) {
    const apart = all.filter(file => sign.test(readFileSync(file, 'utf8')));
    expect(apart.length, `${what} are in the build`).toBeGreaterThan(0);
    const early = loaded.filter(({ text }) => sign.test(text.toString('utf8')));
    expect(
      early.map(({ name }) => name),
      `${what} wait`,
    ).toEqual([]);
  }
  // The words of the language that is shown came, in files that are nothing else.
  expect(loaded.filter(({ name }) => /^en-/u.test(name))).toHaveLength(1);
});
