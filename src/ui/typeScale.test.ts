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
  expect(declarations.length).toBeGreaterThan(200);
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

const componentPaths = globSync('src/**/*.{ts,tsx}').filter(path => !path.includes('.test.'));

// The utilities of the scale are `text-12`, `leading-13` and `font-medium`.
test('no component sets a size, height or weight of text in brackets that is no step of the type scale', () => {
  const values = componentPaths.flatMap(path =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /(?<![\w-])(?:(?:text|leading|font)-\[(?:[\d.]|length|calc)[^\]]*\]|\[(font-size|line-height|font-weight|font):([^\]]*)\])/gu,
      ),
    ].map(([utility, property = '', value = '']) => ({ path, utility, property, value })),
  );
  expect(values.length).toBeGreaterThan(0);
  const others = values.filter(
    ({ property, value }) => !STEPS[property]?.test(value.replaceAll('_', ' ')),
  );
  expect(others.map(({ path, utility }) => `${path}: ${utility}`)).toEqual([]);
});

// A number without a step is a utility too: `leading-17` is 17 px.
test('every line height of a component is a step of the type scale', () => {
  const theme = readFileSync('src/ui/utilities.css', 'utf8');
  const steps = new Set(Array.from(theme.matchAll(/--leading-([\w-]+):/gu), ([, step]) => step));
  expect(steps.size).toBeGreaterThan(10);
  const heights = componentPaths.flatMap(path =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /(?<![\w-])(?:leading-|text-\d+(?:pt)?\/)([\w.-]+)(?=["'` ])/gu,
      ),
    ].map(([utility, step]) => ({ path, utility, step })),
  );
  expect(heights.length).toBeGreaterThan(20);
  const others = heights.filter(({ step }) => !steps.has(step));
  expect(others.map(({ path, utility }) => `${path}: ${utility}`)).toEqual([]);
});
