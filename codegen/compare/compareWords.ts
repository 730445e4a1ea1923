import type { Schema, SchemaWords } from '../openapi.ts';
import { bothWays, neverGrave, type Say } from './Difference.ts';

/** The words that change only what is read, and what each is called in a sentence. */
const said: readonly (readonly [keyof SchemaWords, string])[] = [
  ['label', 'is called'],
  ['plural', 'is called, in plural,'],
  ['help', 'explains itself as'],
  ['group', 'stands in the group'],
  ['widget', 'is drawn as'],
  ['when', 'is shown when'],
  ['names', 'says of an operation'],
  ['labels', 'calls its values'],
  ['holds', 'keeps what it refers to from being deleted with the code'],
  ['represent', 'names its records'],
  ['icon', 'has the icon'],
  ['pageSize', 'has pages of'],
  ['groups', 'has the groups'],
  ['actionGroups', 'has the action groups'],
  ['tree', 'stands in a tree by'],
  ['within', 'lists branches by'],
  ['search', 'is searched by'],
];

/** Compares what a document says for the console alone. A unit or a reference is no word: it is what the value means. */
export function compareWords(old: Schema, now: Schema, say: Say): void {
  const [was, is] = [old['x-console'] ?? {}, now['x-console'] ?? {}];
  if (was.unit !== is.unit)
    say(`was in ${was.unit ?? 'no unit'} and is in ${is.unit ?? 'no unit'}`, bothWays, 'unit');
  if (was.reference !== is.reference)
    say(
      `referred to ${was.reference ?? 'nothing'} and refers to ${is.reference ?? 'nothing'}`,
      was.reference === undefined ? neverGrave : bothWays,
      'reference',
    );
  for (const [word, verb] of said)
    if (JSON.stringify(was[word]) !== JSON.stringify(is[word]))
      say(`${verb} ${told(is[word])} now`, neverGrave, 'words');
  if (JSON.stringify(old.default) !== JSON.stringify(now.default))
    say(`begins with ${told(now.default)} now`, neverGrave, 'words');
}

function told(word: unknown): string {
  if (word === undefined) return 'nothing';
  const isText = typeof word === 'object' && word !== null && 'en' in word;
  return isText ? `“${String(word.en)}”` : JSON.stringify(word);
}
