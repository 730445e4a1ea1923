import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DocumentChange } from '../../codegen/compare/DocumentChange.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-test-'));
  cpSync('openapi', join(folder, 'openapi'), { recursive: true });
  edit('operationId: lockUser', 'operationId: blockUser');
  edit(
    'label: { en: Last name, zh: 姓 }, column: 3, filter: [like, eq]',
    'label: { en: Last name, zh: 姓 }, column: 3, filter: false',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edit(from: string, to: string): void {
  const file = join(folder, 'openapi', 'users.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const diff = (...args: readonly string[]) =>
  new Promise<{ code: unknown; out: string; stderr: string }>(resolve => {
    execFile(process.execPath, ['codegen/compare/diff.ts', ...args], (error, out, stderr) =>
      resolve({ code: error?.code ?? 0, out, stderr: stderr.trim() }),
    );
  });

describe('npm run diff', () => {
  it('is a command of the project', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['diff']).toBe('node codegen/compare/diff.ts');
  });

  it('ends well when a folder of documents is unchanged [SCHEMA-05]', async () => {
    const { code, out } = await diff('openapi', 'openapi');
    expect({ code, out: out.trim() }).toEqual({
      code: 0,
      out: 'nothing that the console shows or sends has changed',
    });
  });

  it('ends with 1 when something breaks, and reports what that touches [SCHEMA-05]', async () => {
    const { code, out } = await diff('openapi', join(folder, 'openapi'));
    expect(code).toBe(1);
    expect(out).toContain('users: operation lockUser: is called blockUser now');
    expect(out).toContain('src/features/users/UserRowActions.tsx');
    expect(out).toContain('users: users: lastName can no longer be filtered by: like, eq');
    expect(out).toMatch(/touches filters \(users\); saved queries \(users\); URLs \(users\)/u);
    expect(out.trim().endsWith('2 breaking, 0 safe')).toBe(true);
  });

  it('compares two files, and prints JSON too', async () => {
    const document = join(folder, 'openapi', 'users.yaml');
    const { code, out } = await diff('openapi/users.yaml', document, '--json');
    expect(code).toBe(1);
    const changes = JSON.parse(out) as readonly DocumentChange[];
    expect(changes.map(({ subject }) => subject).toSorted()).toEqual([
      'operation lockUser',
      'users',
    ]);
  });

  it.each([
    [['nowhere', 'openapi'], /^nowhere is no file, no folder and no commit; name a document/u],
    [[], /^npm run diff -- OLD NEW/u],
    [['openapi', 'openapi', '--all'], /^diff knows no --all; npm run diff/u],
    [['tests/ledger', 'openapi'], /^tests\/ledger\/ledger.yaml:/u],
  ])('reports what is wrong with %j, and does not call that a change', async (args, message) => {
    const { code, stderr, out } = await diff(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(stderr).toMatch(message);
  });
});
