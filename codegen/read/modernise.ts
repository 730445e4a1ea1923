import type { OpenApi } from '../openapi.ts';
import { isObject } from './pointer.ts';

/** Values that are data and no schema: nothing in them is a word of OpenAPI. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/** What says something about a value without judging it: stays outside when null is added. */
const ANNOTATIONS = [
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated'],
  ...['readOnly', 'writeOnly', 'x-console', 'externalDocs'],
];

/**
 * Rewrites the words that OpenAPI 3.1 changed, so that everything after reads one version:
 * `nullable`, and `exclusiveMinimum` and `exclusiveMaximum` as flags.
 */
export const modernise = (document: OpenApi): OpenApi =>
  document.openapi.startsWith('3.0')
    ? { ...(rewrite(document) as OpenApi), openapi: '3.1.0' }
    : document;

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(
    ([key, member]) => [key, DATA.has(key) ? member : rewrite(member)] as const,
  );
  return withNull(withBounds(Object.fromEntries(members)));
}

/** The bound that a flag of OpenAPI 3.0 makes exclusive, and the other way round. */
const BOUND_OF: Readonly<Record<string, string>> = {
  exclusiveMinimum: 'minimum',
  exclusiveMaximum: 'maximum',
};
const FLAG_OF: Readonly<Record<string, string>> = {
  minimum: 'exclusiveMinimum',
  maximum: 'exclusiveMaximum',
};

type Words = Record<string, unknown>;

function withBounds(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
      const bound = BOUND_OF[key];
      if (bound !== undefined && typeof value === 'boolean') {
        return value && bound in words ? [[key, words[bound]]] : [];
      }
      const flag = FLAG_OF[key];
      return flag !== undefined && words[flag] === true ? [] : [[key, value]];
    }),
  );
}

function withNull(words: Words): Words {
  if (typeof words.nullable !== 'boolean') return words;
  const { nullable, ...rest } = words;
  if (!nullable) return rest;
  const about = Object.entries(rest).filter(([key]) => ANNOTATIONS.includes(key));
  const judging = Object.entries(rest).filter(([key]) => !ANNOTATIONS.includes(key));
  if (judging.length === 0) return rest;
  return {
    ...Object.fromEntries(about),
    anyOf: [Object.fromEntries(judging), { type: 'null' }],
  };
}
