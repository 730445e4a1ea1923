import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Returns the first class of each selector of a style sheet. */
const classesOf = (css: string) =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').matchAll(/([^{};]+)\{/gu)].flatMap(
    ([, selectors = '']) =>
      selectors.split(',').flatMap(one => /^\s*\.([\w-]+)/u.exec(one)?.slice(1) ?? []),
  );

// The styles of a feature remain loaded after it unmounts: they would apply to the same class elsewhere.
test('no class is styled by two features', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of globSync('src/features/**/*.css')) {
    const [, , feature = ''] = file.split('/');
    for (const name of classesOf(readFileSync(file, 'utf8')))
      owners.set(name, (owners.get(name) ?? new Set()).add(feature));
  }
  expect(owners.size).toBeGreaterThan(100);
  const shared = [...owners].filter(([, features]) => features.size > 1);
  expect(shared.map(([name, features]) => `${name}: ${[...features].join(', ')}`)).toEqual([]);
});
