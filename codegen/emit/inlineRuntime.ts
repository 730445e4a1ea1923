import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The calls of Ajv's standalone code that need a package at run time, and the code that replaces each. */
const RUNTIME_REPLACEMENTS: readonly {
  readonly call: RegExp;
  readonly name: string;
  readonly code: () => string;
}[] = [
  {
    call: /require\("ajv-formats\/dist\/formats"\)/g,
    name: 'formats',
    code: () =>
      `const formats = (exports => {\n${readFormatsSource()}\nreturn exports;\n})({});\n${DATE_TIME_PATCH}`,
  },
  {
    call: /require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g,
    name: 'lengthOf',
    code: () => 'const lengthOf = text => [...text].length;',
  },
  {
    call: /require\("ajv\/dist\/runtime\/equal"\)\.default/g,
    name: 'equal',
    code: () => `const equal = (one, other) =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null &&
    Array.isArray(one) === Array.isArray(other) &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.keys(one).every(key => Object.hasOwn(other, key) && equal(one[key], other[key])));`,
  },
];

/**
 * RFC 3339 allows leap seconds, but `Date` cannot parse them: the result would be NaN in calculations. Client and
 * mocks accept only the timestamps that can be parsed.
 */
const DATE_TIME_PATCH = `for (const name of ['date-time', 'iso-date-time']) {
  const format = formats.fullFormats[name];
  const isMoment = text => format.validate(text) && !Number.isNaN(Date.parse(text));
  formats.fullFormats[name] = { ...format, validate: isMoment };
}`;

/** Reads the formats as the package ships them: plain CommonJS without dependencies. The source map is removed. */
const readFormatsSource = () =>
  readFileSync(createRequire(import.meta.url).resolve('ajv-formats/dist/formats.js'), 'utf8')
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
    .trim();

/**
 * Makes Ajv's code self-contained: the code that it would require is inlined before it, so that it needs no package
 * and runs wherever modules run.
 *
 * @throws when it requires a module that has no replacement
 */
export function inlineRuntime(code: string): { readonly runtime: string; readonly code: string } {
  const used = RUNTIME_REPLACEMENTS.filter(({ call }) => code.search(call) >= 0);
  const inlined = used.reduce((text, { call, name }) => text.replaceAll(call, name), code);
  const unresolved = /require\([^)]*\)/.exec(inlined);
  if (unresolved)
    throw new Error(
      `Ajv's code wants ${unresolved[0]}; give it a replacement in RUNTIME_REPLACEMENTS`,
    );
  return { runtime: used.map(piece => piece.code()).join('\n'), code: inlined };
}
