import type { ErrorObject } from 'ajv';

import { parsePointer } from './pointer.ts';

/** Enough of the JSON Schema of the vocabulary to explain an error with. */
interface Rule {
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly 'x-also'?: Readonly<Record<string, readonly string[]>>;
}

/** Says what is wrong with a word of `x-console` and what to write instead. */
export function explain(error: ErrorObject): string {
  const rule = (error.parentSchema ?? {}) as Rule;
  const where = ['x-console', ...parsePointer(error.instancePath)].join('.');
  const written = JSON.stringify(error.data);
  switch (error.keyword) {
    case 'additionalProperties': {
      const word = String(error.params.additionalProperty);
      const words = Object.keys(rule.properties ?? {});
      return `${where}.${word} is no word of ${rule.title ?? 'this place'}; ${useOneOf(word, words)}`;
    }
    case 'enum': {
      const values = rule.enum ?? [];
      const also = rule['x-also'] ?? {};
      const meant = Object.keys(also).find(name => also[name]?.includes(String(error.data)));
      const remedy = `use ${quoted(meant ?? nearest(error.data, values) ?? 'one of them')}`;
      if (rule.description !== undefined) {
        return `${where} ${written} is not ${rule.description}; see openapi/README.md`;
      }
      return `${where} ${written} is not one of ${values.join(', ')}; ${remedy}`;
    }
    case 'required':
      return `${where} has no "${String(error.params.missingProperty)}"; add it`;
    default:
      return rule.description === undefined
        ? `${where} ${written} ${error.message ?? 'is wrong'}; see openapi/README.md`
        : `${where} ${written} is wrong here; it must be ${rule.description}`;
  }
}

/** The remedy for a wrong word: the word that it resembles, or else all that there are. */
export function useOneOf(wrong: string, names: readonly string[]): string {
  if (names.length === 0) return 'leave it out: there are none';
  const near = nearest(wrong, names);
  return near === undefined ? `use one of ${names.join(', ')}` : `did you mean "${near}"?`;
}

const quoted = (word: string) => (word === 'one of them' ? word : `"${word}"`);

/** The name that a wrong one was probably meant to be: at most a third of it is different. */
function nearest(wrong: unknown, names: readonly unknown[]): string | undefined {
  const word = String(wrong).toLowerCase();
  const ranked = names
    .map(name => ({ name: String(name), away: distance(word, String(name).toLowerCase()) }))
    .toSorted((one, other) => one.away - other.away);
  const [best] = ranked;
  return best && best.away <= Math.ceil(best.name.length / 3) && best.name.length > 1
    ? best.name
    : undefined;
}

/** How many letters must be added, dropped or replaced to make one word the other. */
function distance(one: string, other: string): number {
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
