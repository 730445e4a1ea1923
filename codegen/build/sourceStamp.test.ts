import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { hashSources, isBuildStale, getBuildSources } from './sourceStamp.ts';

describe('a build', () => {
  let root: string;
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sources-'));
    for (const folder of ['src/ui', 'codegen/build', 'mocks/rules', 'dist']) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    write('src/main.tsx', 'one');
    write('src/ui/Page.tsx', 'two');
    write('mocks/rules/userRules.ts', 'three');
    write('dist/.sources', hashSources(root, getBuildSources('production')));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const stale = () => isBuildStale(root, join(root, 'dist'), 'production');

  it('is good while its sources have the content that it was made of', () => {
    expect(stale()).toBe(false);
    utimesSync(join(root, 'src/main.tsx'), 1, 1);
    write('src/ui/Page.test.tsx', 'a test is no source');
    write('mocks/rules/userRules.ts', 'nor is a rule of the platform, but for the demo');
    expect(stale()).toBe(false);
    expect(isBuildStale(root, join(root, 'dist'), 'demo')).toBe(true);
  });

  it.each([
    ['changed', () => write('src/main.tsx', 'another')],
    ['added', () => write('src/ui/Tag.tsx', '')],
    ['removed', () => rmSync(join(root, 'src/ui/Page.tsx'))],
    ['the packages', () => write('package-lock.json', '{}')],
    ['the build itself', () => rmSync(join(root, 'dist'), { recursive: true })],
  ])('is stale when a source is %s', (_, change) => {
    change();
    expect(stale()).toBe(true);
  });
});
