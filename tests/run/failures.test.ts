import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

import { readFailures } from './failures.ts';

const writeReport = (report: object) => {
  const path = join(mkdtempSync(join(tmpdir(), 'failures-')), 'results.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

const lines = (count: number) => Array.from({ length: count }, (_, line) => `<div ${line}>`);

it('names each failed test of vitest by file and full title, with the first lines and its own line', () => {
  const message = [
    'Error: Unable to find role="main"',
    '',
    'Ignored nodes: comments, script, style',
    ...lines(400),
    '    at Object.getElementError (/x/node_modules/dom.js:1:1)',
    '    at /x/tests/console/sections.test.tsx:246:11',
  ].join('\n');
  const path = writeReport({
    testResults: [
      {
        name: resolve('tests/console/sections.test.tsx'),
        status: 'failed',
        assertionResults: [
          { ancestorTitles: ['the sidebar'], title: 'opens', status: 'passed' },
          {
            ancestorTitles: ['the sidebar'],
            title: 'is a drawer',
            status: 'failed',
            failureMessages: [message],
          },
        ],
      },
    ],
  });
  expect(readFailures({ format: 'vitest', path })).toEqual([
    {
      test: 'tests/console/sections.test.tsx > the sidebar > is a drawer',
      message: [
        'Error: Unable to find role="main"',
        '    at /x/tests/console/sections.test.tsx:246:11',
      ],
    },
  ]);
});

it('names a file that failed to load', () => {
  const path = writeReport({
    testResults: [
      { name: resolve('a.test.ts'), status: 'failed', message: 'no module', assertionResults: [] },
    ],
  });
  expect(readFailures({ format: 'vitest', path })).toEqual([
    { test: 'a.test.ts', message: ['no module'] },
  ]);
});

it('names each failed test of Playwright with its project, and what failed outside of every test', () => {
  const result = (status: string, message: string) => ({
    projectName: 'phone zh',
    status,
    results: [{ errors: [{ message: `\u001b[31m${message}\u001b[39m` }] }],
  });
  const path = writeReport({
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'journey.spec.ts',
        specs: [{ title: 'walks', tests: [result('expected', ''), result('unexpected', 'lost')] }],
        suites: [
          { title: 'by night', specs: [{ title: 'runs', tests: [result('unexpected', 'dark')] }] },
        ],
      },
    ],
  });
  expect(readFailures({ format: 'playwright', path })).toEqual([
    { test: 'outside of every test', message: ['no server'] },
    { test: '[phone zh] > journey.spec.ts > walks', message: ['lost'] },
    { test: '[phone zh] > journey.spec.ts > by night > runs', message: ['dark'] },
  ]);
});

it('shows the first lines of a long message', () => {
  const message = lines(400).join('\n');
  const path = writeReport({
    testResults: [{ name: resolve('a.test.ts'), status: 'failed', message, assertionResults: [] }],
  });
  expect(readFailures({ format: 'vitest', path })[0]!.message).toEqual(lines(20));
});

it('names no test of a step without a results file', () => {
  expect(readFailures(undefined)).toEqual([]);
  expect(readFailures({ format: 'vitest', path: '/nowhere/results.json' })).toEqual([]);
});
