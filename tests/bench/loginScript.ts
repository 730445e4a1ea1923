import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';

import { type BenchLine, line } from './line.ts';

const SCRIPTS = /<script[^>]*src="([^"]+)"/g;
const STATIC = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** The scripts of a built page, and what a browser must have before they run: what they import, and what that imports. */
export function staticGraph(dist: string): readonly string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(SCRIPTS)].map(([, script = '']) => script);
  if (scripts.length === 0) throw new Error(`${dist}/index.html has no script.`);
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const source of importsOf(file)) visit(join(dirname(file), source));
  };
  for (const script of scripts) visit(join(dist, script));
  return [...found];
}

function importsOf(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return program.body
    .filter(({ type }) => STATIC.has(type))
    .flatMap(statement =>
      'source' in statement && statement.source ? [statement.source.value] : [],
    )
    .map(String)
    .filter(source => source.startsWith('.'));
}

/** How much JavaScript the login screen needs, as it goes over the wire. */
export function measureLoginScript(dist = 'dist'): readonly BenchLine[] {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error('There is no build to measure: run `npm run build` first.');
  }
  return [
    line({
      name: 'login JavaScript, gzip',
      value: kilobytes(staticGraph(dist)),
      unit: 'kB',
      limit: 80,
      bound: 'at most',
      row: 'PERF-01/login',
    }),
  ];
}

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000;
