import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

// Each example is a file of its own: the star is its number.
const domain = 'src/domain/*.ts';
const api = 'src/api/*.ts';
const cookies = 'src/api/cookies.ts';
const test = 'tests/commands/*.test.ts';
const spec = 'tests/e2e/*.spec.ts';
const jsx = 'src/features/home/*.tsx';
const overlay = 'src/ui/overlays/*.tsx';

type Example = readonly [title: string, file: string, text: string];
type Rejection = readonly [...Example, reason: string];

const rejected: readonly Rejection[] = [
  ['fetch outside src/api', domain, "await fetch('/api');", 'src/api/send.ts'],
  ['fetch by another name', domain, "await globalThis.fetch('/api');", 'src/api/send.ts'],
  ['a socket outside src/api', domain, "new WebSocket('/socket');", 'src/api/send.ts'],
  ['a beacon', domain, "navigator.sendBeacon('/log', '');", 'src/api/send.ts'],
  ['the cookie outside the session', domain, 'export const c = document.cookie;', 'session.ts'],
  ['the cookie elsewhere in src/api', api, 'export const c = document.cookie;', 'session.ts'],
  ['a line to the console of the browser', domain, 'console.log(1);', 'no-console'],
  ['a lazy component', jsx, "import { lazy } from 'react';\nlazy();", 'lazyComponent'],
  [
    'a fallback with a delay',
    jsx,
    "import { Suspense } from 'react';\nexport const s = <Suspense />;",
    'LazyBoundary',
  ],
  [
    'a menu that no route change closes',
    jsx,
    "import Menu from '@mui/material/Menu';\nexport default Menu;",
    'src/ui/overlays/Menu.tsx',
  ],
  ['any', domain, 'export const x: any = 1;', 'no-explicit-any'],
  ['a silenced type error', domain, '// @ts-expect-error because\nexport const x = 1;', 'ban-ts'],
  [
    'an assertion that a value is there',
    domain,
    'export const x = location.href.at(0)!;',
    'non-null',
  ],
  [
    'an import of a type as of a value',
    domain,
    "import { T } from './t.ts';\nexport type U = T;",
    'type-imports',
  ],
  ['a comparison that converts', domain, "export const x = '1' == location.href;", 'eqeqeq'],
  ['a value that nothing uses', domain, 'const x = 1;', 'no-unused-vars'],
  ['an expression without an effect', domain, 'location.href;', 'no-unused-expressions'],
  [
    'a rule that is switched off in vain',
    domain,
    '// oxlint-disable-next-line eqeqeq -- so\nexport const x = 1;',
    'Unused',
  ],
  ['markup from a string', domain, "document.body.innerHTML = 'x';", 'never markup'],
  ['markup from a string in a test', spec, "document.body.outerHTML = 'x';", 'never markup'],
  [
    'markup from a string in a component',
    jsx,
    "export const x = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'never markup',
  ],
  ['a promise without a handler', domain, 'Promise.resolve(1);', 'no-floating-promises'],
  [
    'a value of any type',
    domain,
    'export const x: string = JSON.parse("1");',
    'no-unsafe-assignment',
  ],
  ['a module that is required', '*.ts', "const x = require('x');\nx();", 'no-require-imports'],
  ['a variable of CommonJS', '*.cjs', 'var x = 1;\nmodule.exports = x;', 'no-var'],
];

/** What makes a test pass today and fail tomorrow. */
const chance: readonly Rejection[] = [
  ['sleeps', test, 'await new Promise(done => setTimeout(done, 500));', 'not for a time'],
  [
    'sleeps by import',
    test,
    "import { setTimeout } from 'node:timers/promises';\nawait setTimeout(9);",
    'not for a time',
  ],
  ['sleeps in the browser', spec, 'await page.waitForTimeout(9);', 'not for a time'],
  ['uses random numbers', test, 'export const x = Math.random();', 'seeded'],
  ['reads the clock', test, 'export const x = Date.now();', 'sets its time'],
  ['reads the date', test, 'export const x = new Date();', 'sets its time'],
];

const accepted: readonly Example[] = [
  ['fetch in src/api', api, "await fetch('/api');"],
  ['the cookie in its module', cookies, 'export const c = document.cookie;'],
  ['fetch in a test', test, "await fetch('/api');"],
  [
    'a menu of the overlays',
    overlay,
    "import Menu from '@mui/material/Menu';\nexport default Menu;",
  ],
  ['an assertion in a test', test, 'export const x = location.href.at(0)!;'],
  ['the clock outside of tests', domain, 'export const x = Date.now();'],
  ['a module that is required by a CommonJS file', '*.cjs', "const x = require('x');\nx();"],
];

const dated: Example = ['has a date', test, "export const x = new Date('2026-11-12');"];

/** The part of a message of the linter that this test reads. */
interface Diagnostic {
  readonly message: string;
  readonly code?: string;
  /** The message of a rule of eslint that the configuration gives. */
  readonly help?: string;
  readonly filename: string;
}

/** Lints all examples in one run. Returns what it reports of each, by its title. */
function lintExamples(examples: readonly Example[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const file of ['.oxlintrc.json', 'lintPlugin.js']) copyFileSync(file, join(folder, file));
    const files = examples.map(([title, pattern, text], index) => {
      const file = pattern.replace('*', String(index));
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
      return [title, file] as const;
    });
    const command = [resolve('node_modules/oxlint/bin/oxlint'), '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, command, { cwd: folder });
    const { diagnostics } = JSON.parse(String(stdout)) as { diagnostics: readonly Diagnostic[] };
    const report = (file: string) =>
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code = '', message, help = '' }) => `${code}: ${message} ${help}`)
        .join('\n');
    return new Map(files.map(([title, file]) => [title, report(file)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let reports: ReadonlyMap<string, string>;

beforeAll(() => {
  const withReason = [...rejected, ...chance].map(
    ([title, file, text]) => [title, file, text] as const,
  );
  reports = lintExamples([...withReason, ...accepted, dated]);
});

it.each(rejected)('rejects %s', (title, _file, _text, reason) => {
  expect(reports.get(title)).toContain(reason);
});

it.each(accepted)('lets through %s', title => {
  expect(reports.get(title)).toBe('');
});

describe('a test', () => {
  it.each(chance)('is rejected when it %s [REL-06/seeded]', (title, _file, _text, reason) => {
    expect(reports.get(title)).toContain(reason);
  });

  it('may use a date that it names [REL-06/seeded]', () => {
    expect(reports.get(dated[0])).toBe('');
  });
});
