import type { ErrorObject } from 'ajv';

import { parsePointer } from '../../jsonPointer.ts';

/** The part of the vocabulary's JSON Schema that explains an error. */
interface VocabularySchema {
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly 'x-aliases'?: Readonly<Record<string, readonly string[]>>;
}

/** Explains what is wrong with an `x-console` keyword and what to write instead. */
export function explainSchemaError(error: ErrorObject): string {
  const vocabulary = (error.parentSchema ?? {}) as VocabularySchema;
  const path = ['x-console', ...parsePointer(error.instancePath)].join('.');
  const written = JSON.stringify(error.data);
  switch (error.keyword) {
    case 'additionalProperties': {
      const keyword = String(error.params.additionalProperty);
      const knownKeywords = Object.keys(vocabulary.properties ?? {});
      return `${path}.${keyword} is no keyword of ${vocabulary.title ?? 'this object'}; ${suggestName(keyword, knownKeywords)}`;
    }
    case 'enum': {
      const values = vocabulary.enum ?? [];
      const aliases = vocabulary['x-aliases'] ?? {};
      const aliasOf = Object.keys(aliases).find(name =>
        aliases[name]?.includes(String(error.data)),
      );
      const remedy = `use ${quoteName(aliasOf ?? findNearest(error.data, values) ?? 'one of them')}`;
      if (vocabulary.description !== undefined) {
        return `${path} ${written} is not ${vocabulary.description}; see openapi/README.md`;
      }
      return `${path} ${written} is not one of ${values.join(', ')}; ${remedy}`;
    }
    case 'required':
      return `${path} has no "${String(error.params.missingProperty)}"; add it`;
    default:
      return vocabulary.description === undefined
        ? `${path} ${written} ${error.message ?? 'is wrong'}; see openapi/README.md`
        : `${path} ${written} is wrong here; it must be ${vocabulary.description}`;
  }
}

/** Suggests the remedy for an invalid name: the nearest valid name, or else all valid names. */
export function suggestName(name: string, names: readonly string[]): string {
  if (names.length === 0) return 'leave it out: there are none';
  const nearestName = findNearest(name, names);
  return nearestName === undefined
    ? `use one of ${names.join(', ')}`
    : `did you mean "${nearestName}"?`;
}

const quoteName = (word: string) => (word === 'one of them' ? word : `"${word}"`);

/** Finds the nearest valid name: at most a third of its letters differ. */
function findNearest(value: unknown, names: readonly unknown[]): string | undefined {
  const word = String(value).toLowerCase();
  const ranked = names
    .map(name => ({ name: String(name), away: getEditDistance(word, String(name).toLowerCase()) }))
    .toSorted((one, other) => one.away - other.away);
  const [best] = ranked;
  return best && best.away <= Math.ceil(best.name.length / 3) && best.name.length > 1
    ? best.name
    : undefined;
}

/** Returns how many letters must be added, dropped or replaced to turn one word into the other. */
function getEditDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    let diagonal = index;
    const next = [index + 1];
    for (const [column, compared] of [...other].entries()) {
      const above = row[column + 1] ?? 0;
      next.push(
        Math.min(above + 1, (next[column] ?? 0) + 1, diagonal + (letter === compared ? 0 : 1)),
      );
      diagonal = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
