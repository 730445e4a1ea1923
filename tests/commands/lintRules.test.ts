import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The messages of ESLint for a text as if it were in that file. */
async function lintText(file: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${String(ruleId)}: ${message}`);
}

const domain = 'src/domain/password.ts';
const api = 'src/api/send.ts';
const cookies = 'src/api/cookies.ts';
const test = 'tests/commands/lintRules.test.ts';

it.each([
  ['fetch outside src/api', domain, "await fetch('/api');", 'src/api/send.ts'],
  ['fetch by another name', domain, "await globalThis.fetch('/api');", 'src/api/send.ts'],
  ['a socket outside src/api', domain, "new WebSocket('/socket');", 'src/api/send.ts'],
  ['a beacon', domain, "navigator.sendBeacon('/log', '');", 'src/api/send.ts'],
  ['the cookie outside the session', domain, 'export const c = document.cookie;', 'session.ts'],
  ['the cookie elsewhere in src/api', api, 'export const c = document.cookie;', 'session.ts'],
  ['any', domain, 'export const x: any = 1;', 'no-explicit-any'],
  ['a silenced type error', domain, '// @ts-expect-error because\nexport const x = 1;', 'ban-ts'],
  ['markup from a string', domain, "document.body.innerHTML = 'x';", 'never markup'],
])('rejects %s', async (_what, file, text, reason) => {
  expect((await lintText(file, text)).join()).toContain(reason);
});

it.each([
  ['fetch in src/api', api, "await fetch('/api');"],
  ['the cookie in its module', cookies, 'export const c = document.cookie;'],
  ['fetch in a test', test, "await fetch('/api');"],
])('lets through %s', async (_what, file, text) => {
  expect(await lintText(file, text)).toEqual([]);
});

it('rejects what needs types, by its own tool: a promise without a handler, and a value of any type', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const file = join(folder, 'example.ts');
  writeFileSync(file, 'Promise.resolve(1);\nexport const x: string = JSON.parse("1");\n');
  const command = ['node_modules/oxlint/bin/oxlint', '--config', '.oxlintrc.json', file];
  const { stdout, status } = spawnSync(process.execPath, command);
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(String(stdout)).toContain('no-floating-promises');
  expect(String(stdout)).toContain('no-unsafe-assignment');
});

describe('a test', () => {
  it.each([
    ['sleeps', 'await new Promise(done => setTimeout(done, 500));', 'not for a time'],
    [
      'sleeps by import',
      "import { setTimeout } from 'node:timers/promises'; await setTimeout(9);",
      'not for a time',
    ],
    ['uses random numbers', 'export const x = Math.random();', 'seeded'],
    ['reads the clock', 'export const x = Date.now();', 'sets its time'],
    ['reads the date', 'export const x = new Date();', 'sets its time'],
  ])('is rejected when it %s [REL-06/seeded]', async (_what, text, reason) => {
    expect((await lintText(test, text)).join()).toContain(reason);
  });

  it('may use a date that it names [REL-06/seeded]', async () => {
    expect(await lintText(test, "export const x = new Date('2026-11-12T00:00:00Z');")).toEqual([]);
  });
});
