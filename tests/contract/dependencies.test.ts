import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

import { checkSteps } from '../run/steps.ts';

interface LockedPackage {
  readonly license?: string;
  /** Absent for packages that the built console contains. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const { packages } = readJson('package-lock.json') as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const { allowScripts } = readJson('package.json') as {
  readonly allowScripts: Readonly<Record<string, boolean>>;
};

/** Every installed package: its name, without the folders around it. */
const installed = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...locked }));

/** Licences of what the built console contains: they require no more than their notice. */
const SHIPPED_LICENCES = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'],
  '(MPL-2.0 OR Apache-2.0)',
];

/** Licences of the tools, of which nothing is passed on. */
const TOOL_LICENCES = [
  ...SHIPPED_LICENCES,
  ...['BlueOak-1.0.0', 'MPL-2.0', 'Python-2.0', 'Artistic-2.0', 'CC-BY-4.0', '(MIT OR CC0-1.0)'],
];

/** Packages whose licence was reviewed by its text. */
const REVIEWED: Readonly<Record<string, { readonly license?: string; readonly reason: string }>> = {
  cldrjs: { reason: 'MIT; its package.json has the old field `licenses`' },
  'css-mediaquery': { license: 'BSD', reason: 'the text is BSD-3-Clause' },
  suncalc: { reason: 'BSD-2-Clause; its package.json names no licence' },
  'react-leaflet': { license: 'Hippocratic-2.1', reason: 'MIT with conditions on human rights' },
  '@react-leaflet/core': { license: 'Hippocratic-2.1', reason: 'part of react-leaflet' },
};

it('every installed package has a licence that is allowed, for what is shipped and for tools [SEC-12/licences]', () => {
  expect(installed.length).toBeGreaterThan(500);
  const unlicensed = installed.filter(({ name, license, dev }) =>
    Object.hasOwn(REVIEWED, name)
      ? REVIEWED[name]?.license !== license
      : !(dev ? TOOL_LICENCES : SHIPPED_LICENCES).includes(license ?? ''),
  );
  expect(unlicensed.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
  const names = new Set(installed.map(({ name }) => name));
  expect(Object.keys(REVIEWED).filter(name => !names.has(name))).toEqual([]);
});

it('the policy of install scripts names every package that has one, and permits node only [SEC-12/scripts]', () => {
  const withScript = installed.filter(one => one.hasInstallScript).map(({ name }) => name);
  expect(withScript).toContain('node');
  expect(withScript.filter(name => !Object.hasOwn(allowScripts, name))).toEqual([]);
  const allowed = Object.entries(allowScripts).flatMap(([name, isAllowed]) =>
    isAllowed ? [name] : [],
  );
  expect(allowed).toEqual(['node']);
});

/** Packages that no file imports, and what uses them. */
const USED_WITHOUT_IMPORT: Readonly<Record<string, string>> = {
  '@redocly/cli': 'tests/run/steps.ts',
  'dependency-cruiser': 'tests/run/steps.ts',
  oxfmt: 'tests/run/steps.ts',
  oxlint: 'tests/run/steps.ts',
  'oxlint-tsgolint': 'node_modules/oxlint/package.json',
  typescript7: 'tests/run/steps.ts',
  '@mui/icons-material': 'node_modules/ra-ui-materialui/package.json',
  '@fontsource-variable/atkinson-hyperlegible-next': 'src/ui/tokens.css',
};

it('the gate rejects a dependency that nothing uses [SEC-12/unused]', () => {
  const command = checkSteps({ seed: 1, rounds: 1 }).find(
    ({ name }) => name === 'unused code',
  )?.command;
  const folder = mkdtempSync(join(tmpdir(), 'unused-'));
  try {
    const dependencies = { 'left-pad': '1.3.0', 'right-pad': '1.0.1' };
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', dependencies }));
    writeFileSync(join(folder, 'tsconfig.json'), '{}');
    writeFileSync(join(folder, 'knip.json'), JSON.stringify({ entry: ['src/main.ts'] }));
    writeFileSync(join(folder, 'src/main.ts'), "import pad from 'left-pad';\npad('a', 2);\n");
    const [program = '', script = '', ...args] = command ?? [];
    const { status, stdout } = spawnSync(program, [resolve(script), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/Unused dependencies[^]*right-pad/u);
    expect(stdout).not.toContain('left-pad');
    expect(status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const { ignoreDependencies } = readJson('knip.json') as { readonly ignoreDependencies: string[] };
  expect(ignoreDependencies).toEqual(Object.keys(USED_WITHOUT_IMPORT));
  for (const [name, user] of Object.entries(USED_WITHOUT_IMPORT))
    expect(readFileSync(user, 'utf8'), user).toContain(name);
});
