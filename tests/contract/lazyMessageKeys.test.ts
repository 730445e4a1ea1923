import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

import { lazyMessages } from '../../src/i18n/en/lazy/index.ts';

const SOURCES = resolve('src');

/** Modules that hold keys for components which load with the lazy messages, each with those components. */
const TRANSLATED_ELSEWHERE: Readonly<Record<string, string>> = {
  'app/operationDialogs.ts': 'titles of OperationDialog and BulkConfirmDialog',
  'features/assets/commands/describeLampCommand.ts': 'titles of the same dialogs',
};

interface ParsedModule {
  /** Modules that load without the lazy messages, when this one loads or later. */
  readonly imports: readonly string[];
  /** Keys of lazy messages in string literals. */
  readonly keys: readonly string[];
}

/** Parses a module; the arguments of `withLazyMessages` are omitted: what they import loads with the messages. */
function parseModule(file: string, text: string): ParsedModule {
  const imports: string[] = [];
  const keys: string[] = [];
  const addImport = (specifier: ts.Node | undefined) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const target = resolve(dirname(file), specifier.text);
    if (/\.tsx?$/u.test(target) && existsSync(target)) imports.push(target);
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      if (!node.importClause?.isTypeOnly) addImport(node.moduleSpecifier);
      return;
    }
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) addImport(node.moduleSpecifier);
    if (ts.isCallExpression(node)) {
      if (node.expression.getText() === 'withLazyMessages') return;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) addImport(node.arguments[0]);
    }
    if (ts.isStringLiteralLike(node) && Object.hasOwn(lazyMessages, node.text))
      keys.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return { imports, keys };
}

/** Lists the keys of lazy messages in modules that may load before those messages: `file: keys`. */
function listUnguardedKeys(entry: string): readonly string[] {
  const seen = new Set<string>();
  const pending = [entry];
  const unguarded: string[] = [];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const name = relative(SOURCES, file);
    const { imports, keys } = parseModule(file, readFileSync(file, 'utf8'));
    pending.push(...imports);
    if (keys.length > 0 && !name.startsWith('i18n/') && !(name in TRANSLATED_ELSEWHERE))
      unguarded.push(`${name}: ${keys.join(', ')}`);
  }
  expect(seen.size).toBeGreaterThan(500);
  return unguarded;
}

it('uses a lazy message only in a module that loads with withLazyMessages', () => {
  expect(
    listUnguardedKeys(resolve(SOURCES, 'main.tsx')),
    'Load the component by lazyComponent(withLazyMessages(() => import(…))), or move the message to src/i18n/*/ outside lazy/.',
  ).toEqual([]);
});

it('finds a key that is used without waiting for its message', () => {
  const [key = ''] = Object.keys(lazyMessages);
  const { keys } = parseModule('a.tsx', `const text = translate('${key}');`);
  expect(keys).toEqual([key]);
});

it('lists no module as an exception that has no such key', () => {
  for (const name of Object.keys(TRANSLATED_ELSEWHERE)) {
    const file = resolve(SOURCES, name);
    expect(parseModule(file, readFileSync(file, 'utf8')).keys, name).not.toEqual([]);
  }
});
