import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/**
 * The most lines that all style sheets have together. A lower number is always welcome; a higher one only with a new
 * screen: the map has 300, its tools and its print 150, the media editor 560, its month and time-lapse 50, the hours above its week 10, its merge 45, the live alerts 20, its storms 11, what a player plays 30,
 * documents and PDFs 25, the uploads next to the library 5, the colours of lamps in the legend and the card of a phone 20,
 * the actions next to the columns of alerts 20, the order of the list next to the map and the colours of its print 9.
 */
const MAX_LINES = 11_312;

/** The most rules whose declarations another rule has too, to the letter. */
const MAX_REPEATED_BODIES = 342;

const PRIMITIVES = ['src/ui/layout.css', 'src/ui/typography.css'];

/** Classes of libraries. */
const FOREIGN_CLASS = /^(?:Mui|leaflet-|css-)/u;

const paths = globSync('src/**/*.css');

const readRules = (path: string) =>
  [
    ...readFileSync(path, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/gu),
  ].flatMap(([, selector = '', body = '']) =>
    /^\s*(?:@|from|to|\d)/u.test(selector)
      ? []
      : [{ path, selector, body: body.replaceAll(/\s+/gu, ' ').trim() }],
  );

const rules = paths.flatMap(readRules);

const readClasses = (selector: string) =>
  Array.from(selector.matchAll(/\.([A-Za-z][\w-]*)/gu), ([, name = '']) => name);

test('the style sheets do not grow', () => {
  const lines = paths.reduce(
    (sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1,
    0,
  );
  expect(lines).toBeGreaterThan(1_000);
  expect(lines).toBeLessThanOrEqual(MAX_LINES);
});

test('few rules repeat another one: what many need is a primitive or one list of selectors', () => {
  expect(rules.length).toBeGreaterThan(500);
  const repeated = rules.length - new Set(rules.map(({ body }) => body)).size;
  expect(repeated).toBeLessThanOrEqual(MAX_REPEATED_BODIES);
});

// A component overrides a primitive with a class of its own: the order of lazy style sheets is not certain.
test('no style sheet but their own has a rule for a layout or text primitive', () => {
  const primitives = new Set(
    PRIMITIVES.flatMap(readRules).flatMap(({ selector }) => readClasses(selector)),
  );
  expect(primitives.size).toBeGreaterThan(30);
  const others = rules.filter(
    ({ path, selector }) =>
      !PRIMITIVES.includes(path) && readClasses(selector).some(name => primitives.has(name)),
  );
  expect(others.map(({ path, selector }) => `${path}: ${selector.trim()}`)).toEqual([]);
});

test('every class that a style sheet names is one that the console has', () => {
  const source = globSync('src/**/*.{ts,tsx}')
    .filter(path => !/\.test\.tsx?$|^src\/(?:generated|i18n)\//u.test(path))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n');
  const identifiers = new Set(source.match(/[A-Za-z][\w-]*/gu));
  const prefixes = [...source.matchAll(/([a-z][\w-]*-)\$\{/gu)].map(([, prefix = '']) => prefix);
  const unused = rules.flatMap(({ path, selector }) =>
    readClasses(selector).flatMap(name =>
      FOREIGN_CLASS.test(name) ||
      identifiers.has(name) ||
      prefixes.some(prefix => name.startsWith(prefix))
        ? []
        : [`${path}: .${name}`],
    ),
  );
  expect(unused).toEqual([]);
});
