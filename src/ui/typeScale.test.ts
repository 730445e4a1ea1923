import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const TOKENS = 'src/ui/tokens.css';

/** The values of the text that are a step of the scale, without a size, or inherited. */
const STEPS: Readonly<Record<string, RegExp>> = {
  'font-size': /^(?:var\(--fs-[\w-]+\)|0)$/u,
  'line-height': /^(?:var\(--lh-[\w-]+\)|[\d.]+)$/u,
  'font-weight': /^(?:var\(--fw-[\w-]+\)|inherit)$/u,
  // The page number of a print is outside the document, where a browser knows no custom property.
  font: /^(?:var\(--fw-[\w-]+\) var\(--fs-[\w-]+\) \/ var\(--lh-[\w-]+\) var\(--font\)|inherit|9pt sans-serif)$/u,
};

const readStyles = (path: string) =>
  readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');

const stylePaths = globSync('src/**/*.css').filter(path => path !== TOKENS);

test('every size, height and weight of text is a step of the type scale', () => {
  const declarations = stylePaths.flatMap(path =>
    [...readStyles(path).matchAll(/^\s*(font-size|line-height|font-weight|font): ([^;]+);/gmu)].map(
      ([, property = '', value = '']) => ({ path, property, value: value.trim() }),
    ),
  );
  expect(declarations.length).toBeGreaterThan(300);
  const others = declarations.filter(
    ({ property, value }) => !STEPS[property]?.test(value.replace(/ !important$/u, '')),
  );
  expect(others.map(({ path, property, value }) => `${path}: ${property}: ${value}`)).toEqual([]);
});

test('every step that a style sheet names is defined', () => {
  const defined = new Set(
    Array.from(readStyles(TOKENS).matchAll(/--((?:fs|lh|fw)-[\w-]+):/gu), ([, name]) => name),
  );
  const missing = stylePaths.flatMap(path =>
    [...readStyles(path).matchAll(/var\(--((?:fs|lh|fw)-[\w-]+)\)/gu)].flatMap(([, name = '']) =>
      defined.has(name) ? [] : [`${path}: --${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
