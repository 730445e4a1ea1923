import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { checkNames } from './checkNames.ts';
import { readRetiredTerms, splitName } from './retiredTerms.ts';

const retired = readRetiredTerms(`
## Retired terms in names

| terms | use instead | allowed |
| ----- | ----------- | ------- |
| \`asked\`, \`leftOut\` | \`conditions\` | |
| \`address\` | \`url\`, \`route\` | \`clientAddress\` |
`);

const check = (path: string, text = '') => checkNames([{ path, text }], retired);

describe('the check of names', () => {
  it('names the retired term, the file, the line and the replacement', () => {
    const text = 'const asked = 1;\n\nexport const useAskedList = asked;\n';
    expect(check('src/list.ts', text)).toEqual([
      'src/list.ts:3 useAskedList: "asked" is retired, use conditions',
    ]);
    expect(check('src/leftOut.test.tsx')).toEqual([
      'src/leftOut.test.tsx leftOut: "left out" is retired, use conditions',
    ]);
  });

  it('checks folders too, each once', () => {
    const files = ['src/asked/a.ts', 'src/asked/deep/b.ts'].map(path => ({ path, text: '' }));
    expect(checkNames(files, retired)).toEqual([
      'src/asked/ asked: "asked" is retired, use conditions',
    ]);
  });

  it('finds whole terms only, and allows a name that the glossary allows', () => {
    expect(check('src/tasked.ts', 'export type Basked = 1; export class OutLeft {}')).toEqual([]);
    expect(check('src/clientAddress.ts', 'export const clientAddress = 1;')).toEqual([]);
    expect(check('src/a.ts', 'export function formatAddress() {}')).toHaveLength(1);
  });

  it('reports a type name that two files of the project export, whatever their folders', () => {
    const text = 'export interface Rule {}\nexport type Rules = Rule;\nexport const rules = 1;';
    const files = ['src/a.ts', 'tests/b.ts'].map(path => ({ path, text }));
    expect(checkNames(files, retired)).toEqual([
      'Rule is exported by src/a.ts:1 and tests/b.ts:1: rename one of them',
      'Rules is exported by src/a.ts:2 and tests/b.ts:2: rename one of them',
    ]);
  });

  it('reports a function, a component or a constant of one name in one program, and a type of that name', () => {
    const files = [
      { path: 'src/ui/a.tsx', text: 'export function useTree() {}\nexport const Legend = 1;' },
      { path: 'src/app/b.tsx', text: '\nexport const useTree = 1;' },
      { path: 'src/app/c.ts', text: 'export type Legend = 1;' },
    ];
    expect(checkNames(files, retired)).toEqual([
      'useTree is exported by src/ui/a.tsx:1 and src/app/b.tsx:2: rename one of them',
      'Legend is exported by src/ui/a.tsx:2 and src/app/c.ts:1: rename one of them',
    ]);
  });

  it('allows one name in two programs, in the messages of two languages and in the supports of tests', () => {
    const text = 'export const useTree = 1;';
    const paths = [
      'src/a.ts',
      'mocks/a.ts',
      'codegen/a.ts',
      'src/i18n/en/a.ts',
      'src/i18n/zh/a.ts',
    ];
    const files = [...paths, 'tests/support/a.ts', 'tests/e2e/a.ts'].map(path => ({ path, text }));
    expect(checkNames(files, retired)).toEqual([]);
    expect(checkNames([...files, { path: 'src/i18n/en/lazy/b.ts', text }], retired)).toHaveLength(
      1,
    );
  });

  it('allows overloads, and a type and a value of one name in one file', () => {
    const text = [
      'export function read(a: string): string;',
      'export function read(a: number): number;',
      'export const Side = 1;',
      'export type Side = 1;',
    ].join('\n');
    expect(check('src/a.ts', text)).toEqual([]);
  });

  it('splits names at capitals, digits and signs', () => {
    expect(splitName('useHTTPError2')).toEqual(['use', 'http', 'error2']);
    expect(splitName('MAX_ROWS')).toEqual(['max', 'rows']);
  });

  it('reads the terms of the glossary itself', () => {
    const terms = readRetiredTerms(readFileSync('docs/glossary.md', 'utf8'));
    expect(terms.map(({ parts }) => parts.join(' '))).toContain('asked');
    expect(() => readRetiredTerms('# Glossary')).toThrow('no table under "Retired terms in names"');
  });
});
