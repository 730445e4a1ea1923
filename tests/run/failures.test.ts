import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

import { readFailures } from './failures.ts';

const written = (told: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'failures-')), 'results.json');
  writeFileSync(file, JSON.stringify(told));
  return file;
};

const lines = (count: number) => Array.from({ length: count }, (_, line) => `<div ${line}>`);

it('names each failed test of vitest by file and whole title, with the first lines and its own line', () => {
  const message = [
    'Error: Unable to find role="main"',
    '',
    'Ignored nodes: comments, script, style',
    ...lines(400),
    '    at Object.getElementError (/x/node_modules/dom.js:1:1)',
    '    at /x/tests/console/sections.test.tsx:246:11',
  ].join('\n');
  const file = written({
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
  expect(readFailures({ by: 'vitest', file })).toEqual([
    {
      test: 'tests/console/sections.test.tsx > the sidebar > is a drawer',
      said: [
        'Error: Unable to find role="main"',
        '    at /x/tests/console/sections.test.tsx:246:11',
      ],
    },
  ]);
});

it('names a file that could not even start', () => {
  const file = written({
    testResults: [
      { name: resolve('a.test.ts'), status: 'failed', message: 'no module', assertionResults: [] },
    ],
  });
  expect(readFailures({ by: 'vitest', file })).toEqual([
    { test: 'a.test.ts', said: ['no module'] },
  ]);
});

it('names each failed test of Playwright with its project, and what failed outside of every test', () => {
  const result = (status: string, message: string) => ({
    projectName: 'phone zh',
    status,
    results: [{ errors: [{ message: `\u001b[31m${message}\u001b[39m` }] }],
  });
  const file = written({
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
  expect(readFailures({ by: 'playwright', file })).toEqual([
    { test: 'outside of every test', said: ['no server'] },
    { test: '[phone zh] > journey.spec.ts > walks', said: ['lost'] },
    { test: '[phone zh] > journey.spec.ts > by night > runs', said: ['dark'] },
  ]);
});

it('tells the beginning of a long message', () => {
  const message = lines(400).join('\n');
  const file = written({
    testResults: [{ name: resolve('a.test.ts'), status: 'failed', message, assertionResults: [] }],
  });
  expect(readFailures({ by: 'vitest', file })[0]!.said).toEqual(lines(20));
});

it('has nothing to name of a step that left no account', () => {
  expect(readFailures(undefined)).toEqual([]);
  expect(readFailures({ by: 'vitest', file: '/nowhere/results.json' })).toEqual([]);
});
