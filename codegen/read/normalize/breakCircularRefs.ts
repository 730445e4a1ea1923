import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import { getSchemaName } from '../schema/reference.ts';

/** Keywords whose schemas validate the same value, so that a cycle of them never terminates. */
const COMPOSITION_KEYWORDS = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Removes references by which a schema validates the same value again in a cycle, and adds a warning for each.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#reference-object
 */
export function breakCircularRefs(
  document: OpenApiDocument,
  warnings: DocumentWarning[],
): OpenApiDocument {
  const schemas = document.components?.schemas ?? {};
  const all = new Map(Object.entries(schemas));
  for (const [name, schema] of all) {
    const at = ['components', 'schemas', name];
    const leadsBack = (target: string) => isReachable(all, target, name);
    const reduced = removeCircularParts(schema, leadsBack, keyword => {
      const en = `${name} is part of itself by ${keyword}; that part is left out`;
      warnings.push(
        createWarning([...at, keyword], en, `${name} 通过 ${keyword} 包含自身，已忽略该部分`),
      );
    });
    if (reduced !== schema) all.set(name, reduced);
  }
  const changed = [...all].some(([name, schema]) => schemas[name] !== schema);
  if (!changed) return document;
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(all) } };
}

function removeCircularParts(
  schema: SchemaObject,
  leadsBack: (name: string) => boolean,
  onRemoved: (keyword: string) => void,
): SchemaObject {
  let reduced = schema;
  for (const keyword of COMPOSITION_KEYWORDS) {
    const parts = reduced[keyword];
    const remaining = parts?.filter(({ $ref }) => {
      const target = $ref === undefined ? undefined : getSchemaName($ref);
      return target === undefined || !leadsBack(target);
    });
    if (!parts || !remaining || remaining.length === parts.length) continue;
    onRemoved(keyword);
    const rest = Object.fromEntries(Object.entries(reduced).filter(([key]) => key !== keyword));
    reduced = remaining.length > 0 ? { ...rest, [keyword]: remaining } : rest;
  }
  return reduced;
}

/** Whether validation by one schema reaches another for the same value. */
function isReachable(
  all: ReadonlyMap<string, SchemaObject>,
  from: string,
  to: string,
  seen: readonly string[] = [],
): boolean {
  if (from === to) return true;
  const schema = all.get(from);
  if (!schema || seen.includes(from)) return false;
  return listReferences(schema).some(next => isReachable(all, next, to, [...seen, from]));
}

const listReferences = (schema: SchemaObject): readonly string[] => [
  ...[schema.$ref].flatMap(ref => (ref === undefined ? [] : (getSchemaName(ref) ?? []))),
  ...COMPOSITION_KEYWORDS.flatMap(keyword => (schema[keyword] ?? []).flatMap(listReferences)),
];
