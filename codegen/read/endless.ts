import type { OpenApi, Schema } from '../openapi.ts';
import { remark, type Remark } from './remark.ts';
import { schemaName } from './resolve.ts';

/** Words whose schemas judge the same value, so that a loop of them never ends. */
const SAME = ['allOf', 'anyOf', 'oneOf'] as const;

/** Takes out of schemas what makes a value judged by the same schema again and again, and tells it. */
export function withoutEndless(document: OpenApi, told: Remark[]): OpenApi {
  const schemas = document.components?.schemas ?? {};
  const all = new Map(Object.entries(schemas));
  for (const [name, schema] of all) {
    const at = ['components', 'schemas', name];
    const leads = (target: string) => leadsTo(all, target, name);
    const cut = cutLoops(schema, leads, word => {
      const en = `${name} is part of itself by ${word}; that part is left out`;
      told.push(remark([...at, word], en, `${name} 通过 ${word} 包含自身，已忽略该部分`));
    });
    if (cut !== schema) all.set(name, cut);
  }
  const changed = [...all].some(([name, schema]) => schemas[name] !== schema);
  if (!changed) return document;
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(all) } };
}

function cutLoops(
  schema: Schema,
  leads: (name: string) => boolean,
  tell: (word: string) => void,
): Schema {
  let cut = schema;
  for (const word of SAME) {
    const parts = cut[word];
    const kept = parts?.filter(({ $ref }) => {
      const target = $ref === undefined ? undefined : schemaName($ref);
      return target === undefined || !leads(target);
    });
    if (!parts || !kept || kept.length === parts.length) continue;
    tell(word);
    const rest = Object.fromEntries(Object.entries(cut).filter(([key]) => key !== word));
    cut = kept.length > 0 ? { ...rest, [word]: kept } : rest;
  }
  return cut;
}

/** Whether judging by one schema comes to another for the same value. */
function leadsTo(
  all: ReadonlyMap<string, Schema>,
  from: string,
  to: string,
  seen: readonly string[] = [],
): boolean {
  if (from === to) return true;
  const schema = all.get(from);
  if (!schema || seen.includes(from)) return false;
  return referencesOf(schema).some(next => leadsTo(all, next, to, [...seen, from]));
}

const referencesOf = (schema: Schema): readonly string[] => [
  ...[schema.$ref].flatMap(ref => (ref === undefined ? [] : (schemaName(ref) ?? []))),
  ...SAME.flatMap(word => (schema[word] ?? []).flatMap(referencesOf)),
];
