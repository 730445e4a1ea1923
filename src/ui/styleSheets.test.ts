import { globSync, readFileSync } from 'node:fs';

import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

import { readClassLists } from '../../tests/support/readClassLists.ts';

/**
 * The most lines that all style sheets have together. A lower number is always welcome: a new screen takes utilities, and
 * has rules only for what they cannot say.
 */
const MAX_LINES = 6_420;

/** The most rules whose declarations another rule has too, to the letter. */
const MAX_REPEATED_BODIES = 163;

const UTILITIES = 'src/ui/utilities.css';
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

const rules = paths.filter(path => path !== UTILITIES).flatMap(readRules);

const readClasses = (selector: string) =>
  Array.from(selector.matchAll(/\.([A-Za-z][\w-]*)/gu), ([, name = '']) => name);

const ownClasses = new Set(rules.flatMap(({ selector }) => readClasses(selector)));

const readSources = (pattern: string) =>
  globSync(pattern)
    .filter(path => !/^src\/(?:generated|i18n)\//u.test(path))
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));

const isTest = (path: string) => /^tests\/|\.test\.tsx?$/u.test(path);

const LITERAL = /(["'`])((?:\\.|(?!\1).)*)\1/gu;

/** A class in a selector: `upgrade.versions` is the key of a message. */
const SELECTED =
  /(?<![\w-])(?:a|b|button|canvas|d[dlt]|div|h[123]|i|img|input|label|li|main|nav|ol|p|section|select|span|svg|table|t[bdhr]\w*|ul|video)?\.([a-z][\w-]*)/gu;

interface Utility {
  readonly name: string;
  /** The at-rules and the rest of the selector. */
  readonly condition: string;
  readonly properties: readonly string[];
}

/** Without a declaration, or the same whichever of two utilities comes first. */
const IGNORED = /^(?:|content|border-style|--tw-.*)$/u;

/** Returns the rules of those classes which are utilities. */
const findUtilities = async (classes: Iterable<string>): Promise<readonly Utility[]> => {
  const compiler = await compile(readFileSync(UTILITIES, 'utf8'));
  const utilities: Utility[] = [];
  const open: string[] = [];
  for (const line of compiler.build([...classes]).split('\n')) {
    const statement = line.trim();
    if (statement.endsWith('{')) open.push(statement.slice(0, -1).trim());
    else if (statement === '}') open.pop();
    const rule = /^(?::is\()?\.((?:\\.|[\w-])+)(.*)$/u.exec(open.at(-1) ?? '');
    const [, property = ''] = /^([a-z-]+):/u.exec(statement) ?? [];
    if (!rule || (!property && !statement.endsWith('{'))) continue;
    const [, escaped = '', rest = ''] = rule;
    const condition = [...open.slice(0, -1), rest].join(' ');
    const name = escaped.replaceAll(/\\(.)/gu, '$1');
    utilities.push({ name, condition, properties: IGNORED.test(property) ? [] : [property] });
  }
  return utilities;
};

const components = readSources('src/**/*.{ts,tsx}').filter(({ path }) => !isTest(path));

const classLists = components.flatMap(({ path, text }) =>
  readClassLists(text).map(list => ({ path, list: new Set(list) })),
);

test('the style sheets do not grow', () => {
  const lines = paths.reduce(
    (sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1,
    0,
  );
  expect(lines).toBeGreaterThan(1_000);
  expect(lines).toBeLessThanOrEqual(MAX_LINES);
});

test('few rules repeat another one: what many need is a utility or one list of selectors', () => {
  expect(rules.length).toBeGreaterThan(500);
  const repeated = rules.length - new Set(rules.map(({ body }) => body)).size;
  expect(repeated).toBeLessThanOrEqual(MAX_REPEATED_BODIES);
});

// A component overrides a primitive with a class of its own: the order of lazy style sheets is not certain.
test('no style sheet but their own has a rule for a layout or text primitive', () => {
  const primitives = new Set(
    PRIMITIVES.flatMap(readRules).flatMap(({ selector }) => readClasses(selector)),
  );
  expect(primitives.size).toBeGreaterThan(10);
  const others = rules.filter(
    ({ path, selector }) =>
      !PRIMITIVES.includes(path) && readClasses(selector).some(name => primitives.has(name)),
  );
  expect(others.map(({ path, selector }) => `${path}: ${selector.trim()}`)).toEqual([]);
});

test('every class that a style sheet names is one that the console has', () => {
  const source = readSources('src/**/*.{ts,tsx}')
    .filter(({ path }) => !isTest(path))
    .map(({ text }) => text)
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

// A misspelt utility has no rule, and is not noticed otherwise.
test('every class of a component has a rule, is a utility, or is selected by a script or a test', async () => {
  const selected = new Set(
    readSources('{src,tests}/**/*.{ts,tsx}').flatMap(({ text }) =>
      [...text.matchAll(LITERAL)].flatMap(([, , literal = '']) =>
        Array.from(literal.matchAll(SELECTED), ([, name = '']) => name),
      ),
    ),
  );
  const named = classLists.flatMap(({ path, list }) => [...list].map(name => ({ path, name })));
  const utilities = await findUtilities(new Set(named.map(({ name }) => name)));
  const known = new Set([...ownClasses, ...selected, ...utilities.map(({ name }) => name)]);
  expect(known.size).toBeGreaterThan(1_000);
  const unknown = named.filter(({ name }) => !known.has(name));
  expect(unknown.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

// Their order in the sheet decides, not the one on the element.
test('no element has two utilities for one property under one condition', async () => {
  const utilities = await findUtilities(new Set(classLists.flatMap(({ list }) => [...list])));
  const byName = Map.groupBy(utilities, ({ name }) => name);
  const conflicts = classLists.flatMap(({ path, list }) => {
    const seen = new Map<string, string>();
    return [...list].flatMap(name => {
      const keys = (byName.get(name) ?? []).flatMap(({ condition, properties }) =>
        properties.map(property => `${property} ${condition}`),
      );
      const others = keys.flatMap(key => seen.get(key) ?? []).filter(other => other !== name);
      for (const key of keys) seen.set(key, name);
      return others.map(other => `${path}: ${other} ${name}`);
    });
  });
  expect(utilities.length).toBeGreaterThan(500);
  expect([...new Set(conflicts)]).toEqual([]);
});

// A browser ignores a declaration with an undefined token.
test('every token of a utility is defined', () => {
  const defined = new Set(
    [
      ...paths.flatMap(path => [...readFileSync(path, 'utf8').matchAll(/--([\w-]+)\s*:/gu)]),
      ...components.flatMap(({ text }) => [...text.matchAll(/['"[]--([\w-]+)['":]/gu)]),
    ].map(([, name]) => name),
  );
  const used = classLists.flatMap(({ path, list }) =>
    [...list].flatMap(utility =>
      Array.from(utility.matchAll(/\(--([\w-]+)/gu), ([, name]) => ({ path, utility, name })),
    ),
  );
  expect(used.length).toBeGreaterThan(200);
  const undefinedTokens = used.filter(({ name }) => !defined.has(name));
  expect(undefinedTokens.map(({ path, utility }) => `${path}: ${utility}`)).toEqual([]);
});

// The utility would apply to the elements of the class too.
test('no class of a style sheet has the name of a utility', async () => {
  const utilities = await findUtilities(ownClasses);
  expect(utilities.map(({ name }) => name)).toEqual([]);
});
