import type { Inside } from '../../src/schema/listing.ts';
import type { OpenApi, Schema } from '../openapi.ts';
import { flatten, type Flat } from './resolve.ts';
import { plainName } from './rows.ts';

/** Whether values of a schema are records: objects with properties that are named. */
export const recordOf = ({ properties, oneOf, anyOf }: Schema): boolean =>
  Object.keys(properties ?? {}).length > 0 || (oneOf ?? anyOf) !== undefined;

/** Names of a property that holds a record which is all that matters of an answer. */
const HOLDERS = new Set([
  'data',
  'result',
  'item',
  'record',
  'payload',
  'response',
  'body',
  'resource',
]);

/** Names of what stands beside it. */
const BESIDE = new Set([
  ...[
    'meta',
    'metadata',
    'links',
    'message',
    'msg',
    'code',
    'status',
    'statuscode',
    'success',
    'ok',
  ],
  ...['error', 'errors', 'included', 'jsonapi', 'timestamp', 'requestid', 'traceid', 'version'],
  ...['errcode', 'errmsg', 'warnings'],
]);

/** A record, and where it stands in what is sent or answered. */
export interface Held {
  readonly flat: Flat;
  readonly inside: Inside;
}

/**
 * Finds the record in an envelope: `{ data: {…}, message }` holds one, `{ pet: {…} }` as well where the resource is
 * pets. Anything else is the record itself.
 *
 * @param names of the resource and its schema
 */
export function findRecord(document: OpenApi, schema: Schema, names: readonly string[]): Held {
  const flat = flatten(document, schema);
  const own = names.flatMap(name => [plainName(name), singular(plainName(name))]);
  if (flat.name !== undefined && own.includes(plainName(flat.name))) return { flat, inside: [] };
  const entries = Object.entries(flat.schema.properties ?? {});
  const holders = entries.filter(
    ([name]) => HOLDERS.has(plainName(name)) || own.includes(plainName(name)),
  );
  const [holder] = holders;
  const others = entries.filter(([name]) => name !== holder?.[0]);
  if (!holder || !others.every(([name]) => BESIDE.has(plainName(name))))
    return { flat, inside: [] };
  const held = flatten(document, holder[1]);
  if (!recordOf(held.schema)) return { flat, inside: [] };
  const deeper = findRecord(document, holder[1], names);
  return { flat: deeper.flat, inside: [holder[0], ...deeper.inside] };
}

/** One of them: `pets` → `pet`, `cities` → `city`. */
export const singular = (name: string): string =>
  name.endsWith('ies')
    ? `${name.slice(0, -3)}y`
    : name.endsWith('ses') || name.endsWith('xes')
      ? name.slice(0, -2)
      : name.replace(/s$/, '');
