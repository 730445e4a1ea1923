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

  it('reports a type name that two files export, not a function name', () => {
    const text = 'export interface Rule {}\nexport const rule = 1;';
    const files = ['src/a.ts', 'src/b.ts'].map(path => ({ path, text }));
    expect(checkNames(files, retired)).toEqual([
      'Rule is exported as a type by src/a.ts:1 and src/b.ts:1: rename one of them',
    ]);
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
