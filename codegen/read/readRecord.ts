import type { Inside } from '../../src/schema/listing.ts';
import type { OpenApi } from '../openapi.ts';
import { answerSchema } from './answers.ts';
import type { BoundOperation } from './binding.ts';
import { bodyOf, itemOf } from './bodyContent.ts';
import { stepsOf } from './collections.ts';
import { findRecord, recordOf, type Held } from './record.ts';
import type { Flat } from './resolve.ts';
import { findRows } from './rows.ts';

/** What a resource's records are, as its operations tell it. */
export interface ReadRecord {
  /** What its list answers, or else what reading one answers, or else what is written. */
  readonly flat: Flat;
  /** What reading one answers, when that is something else than its list does. */
  readonly whole?: Flat;
}

/** Reads what the records of a resource are. `undefined` when none of its operations tells. */
export function readRecord(
  document: OpenApi,
  name: string,
  bound: readonly BoundOperation[],
): ReadRecord | undefined {
  const list = bound.find(({ binding }) => binding.is === 'list');
  const schema = list && answerSchema(document, list.found.operation);
  const item = schema && findRows(document, schema, lastStep(list))?.item;
  const one = heldBy(document, name, 'one', bound);
  if (item) {
    const differs = one && recordOf(one.schema) && (one.name ?? item.name) !== item.name;
    return { flat: item, ...(differs && { whole: one }) };
  }
  const flat = one ?? WRITES.map(verb => heldBy(document, name, verb, bound)).find(Boolean);
  return flat && { flat };
}

const WRITES = ['update', 'create'] as const;

const lastStep = ({ found }: BoundOperation) => stepsOf(found.template).at(-1) ?? '';

/** The record in the answer of a verb, or in its body when it answers none. */
function heldBy(
  document: OpenApi,
  name: string,
  verb: 'one' | 'create' | 'update',
  bound: readonly BoundOperation[],
): Flat | undefined {
  const found = bound.find(({ binding }) => binding.is === verb)?.found;
  if (!found) return undefined;
  const answer = answerSchema(document, found.operation);
  const answered = answer && findRecord(document, answer, [name]).flat;
  if (verb === 'one' || (answered && recordOf(answered.schema))) return answered;
  const [, body] = bodyOf(document, found) ?? [];
  const written = body && findRecord(document, itemOf(document, body) ?? body, [name]).flat;
  return written && recordOf(written.schema) ? written : undefined;
}

/** Where the rows or the record of a verb stand in its successful answer. Empty: they are the answer. */
export function answerInside(
  document: OpenApi,
  names: readonly string[],
  { found, binding }: BoundOperation,
): Inside {
  const schema = answerSchema(document, found.operation);
  if (!schema) return [];
  if (binding.is === 'list') {
    return findRows(document, schema, stepsOf(found.template).at(-1) ?? '')?.rows ?? [];
  }
  return RECORDS.has(binding.is) ? findRecord(document, schema, names).inside : [];
}

const RECORDS: ReadonlySet<string> = new Set(['one', 'create', 'update']);

/** The record in a body, and where it stands. */
export const heldInBody = (
  document: OpenApi,
  names: readonly string[],
  { found, binding }: BoundOperation,
): (Held & { readonly many?: boolean }) | undefined => {
  const [, schema] = bodyOf(document, found) ?? [];
  if (!schema || !RECORDS.has(binding.is)) return undefined;
  const item = itemOf(document, schema);
  return item
    ? { ...findRecord(document, item, names), many: true }
    : findRecord(document, schema, names);
};
