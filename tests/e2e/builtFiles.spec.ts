import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

import { measureLoginScript } from '../bench/loginScript.ts';
import { test } from './support/test.ts';
import { watchRequests } from './support/watchRequests.ts';

/** Hosts that a built file may name: vocabularies, and pages in messages to developers. They are never requested. */
const NAMES = new Set([
  ...['www.w3.org', 'schemas.openxmlformats.org', 'localhost'],
  ...['reactjs.org', 'react.dev', 'reactrouter.com', 'mui.com', 'github.com', 'bit.ly', 'fb.me'],
  // The providers of tiles: one is contacted only where the site has configured it, see mapProviders.spec.ts.
  ...['tile.openstreetmap.org', 'webrd01.is.autonavi.com', 'maponline0.bdimg.com'],
  ...['react-querybuilder.js.org', 'redux.js.org', 'redux-toolkit.js.org', 'leafletjs.com'],
  // The reader of PDFs: namespaces of forms, and bases against which it resolves relative URLs.
  ...['www.xfa.org', 'ns.adobe.com', 'example.com', 'foo.bar'],
]);

test('no built file names a host to call, and none sends telemetry', () => {
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

/** Dependencies without a module in the build: their modules are those of another package, or files. */
const NOT_BUNDLED = new Set([
  ...['react-admin', 'react-router-dom', '@mui/icons-material'],
  '@fontsource-variable/atkinson-hyperlegible-next',
]);

test('the licences of the bundled libraries are next to the built files, with their texts', () => {
  const licences = readFileSync('dist/licences.md', 'utf8');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const modules = Object.keys(dependencies).filter(name => !NOT_BUNDLED.has(name));
  const missing = modules.filter(name => !licences.includes(`\n## ${name} - `));
  expect(missing).toEqual([]);
  expect(licences).toContain('Permission is hereby granted, free of charge');
  expect(licences).toContain('Apache License');
  expect(readFileSync('dist/font-licence.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('the built style sheets have primitives, shared components and utilities before the rules that override them', () => {
  const [shell = '', ...others] = globSync('dist/assets/*.css')
    .map(file => readFileSync(file, 'utf8'))
    .filter(sheet => sheet.includes('.native-select{'));
  expect(others).toEqual([]);
  const rules = ['.row,', '.type-12{', '.native-select{', '.tag{', '.gap-8{', '.list-table '];
  const positions = rules.map(rule => shell.indexOf(rule));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

/** Kilobytes of 1,000 bytes, as files go over the wire. @see PERF-01 */
const SIGN_IN = 80;
const FIRST_LIST = 350;

/** Each part with files of its own, and a text that only those contain. @see PERF-01 */
const SEPARATE_PARTS: Readonly<Record<string, RegExp>> = {
  forms: /["`]record-form\b/u,
  map: /leaflet-container/u,
  'placement of tooltips': /["`]computeStyles["`]/u,
  editor: /["`]media-editor\b/u,
  charts: /_echarts_instance_/u,
  import: /UndetectableDelimiter/u,
  'Chinese catalogue': /跳到正文/u,
  'lazy Chinese catalogue': /导入%\{plural\}/u,
  'lazy English catalogue': /Import: %\{plural\}/u,
};

/** The static imports of each built file; a dynamic import has parentheses. */
function readStaticImports(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    globSync('dist/assets/*.js').map(file => {
      const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/gu);
      return [basename(file), Array.from(imports, ([, name = '']) => name)];
    }),
  );
}

/** The files, and all that they import statically, directly or transitively. */
function collectStaticImports(names: readonly string[]): ReadonlySet<string> {
  const imports = readStaticImports();
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const imported of imports.get(name) ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return reached;
}

/** The scripts that a page fetches from now on, until they are read. */
function scriptsOf(page: Page) {
  const coming: Promise<{ readonly name: string; readonly text: Buffer }>[] = [];
  const addScript = (response: Response) => {
    const { pathname } = new URL(response.url());
    const name = basename(pathname);
    if (name.endsWith('.js')) coming.push(response.body().then(text => ({ name, text })));
  };
  page.on('response', addScript);
  return () => {
    // A file that comes later has no body once the page is closed.
    page.off('response', addScript);
    return Promise.all(coming);
  };
}

test('the sign-in page and the first list keep to their sizes; forms, map, editor, charts, import and catalogues are separate files that neither imports [PERF-01/login] [PERF-01/first] [PERF-01/chunks]', async ({
  page,
  consolePage,
}) => {
  const [login] = measureLoginScript('dist');
  expect(login?.value).toBeLessThanOrEqual(SIGN_IN);

  // The heaviest of the first lists, of all that the bench weighs.
  const scripts = scriptsOf(page);
  const waitForQuiet = watchRequests(page);
  // The live alerts start 3 s after the first list, which a slow machine may still be loading then.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'));
  await page.goto('/permissionManage');
  await waitForQuiet();
  await consolePage.signIn('admin');
  await expect(consolePage.entry('admin')).toBeVisible();
  await waitForQuiet();
  const loaded = await scripts();
  const weight = loaded.reduce((sum, { text }) => sum + gzipSync(text).length, 0) / 1000;
  expect(weight, loaded.map(({ name }) => name).join()).toBeLessThanOrEqual(FIRST_LIST);
  expect(weight).toBeGreaterThan(SIGN_IN);

  const early = collectStaticImports(loaded.map(({ name }) => name));
  expect(early.size, 'static imports are found').toBeGreaterThan(5);
  const texts = new Map(
    globSync('dist/assets/*.js').map(file => [basename(file), readFileSync(file, 'utf8')]),
  );
  const separateFiles = Object.entries(SEPARATE_PARTS).flatMap(([part, sign]) => {
    const files = [...texts].filter(([, text]) => sign.test(text)).map(([name]) => name);
    expect(files.length, `the build has ${part}`).toBeGreaterThan(0);
    expect(
      files.filter(name => early.has(name)),
      `${part} load later`,
    ).toEqual([]);
    return files;
  });
  expect(separateFiles, 'no file contains two of them').toHaveLength(new Set(separateFiles).size);
  // The messages of the language that is shown are in a file of their own.
  expect(loaded.filter(({ name }) => /^en-/u.test(name))).toHaveLength(1);
});
