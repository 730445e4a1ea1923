import type { OpenApiDocument } from '../../openapi.ts';
import { isObjectOrArray, parsePointer, getValueAt, type PointerPath } from '../../jsonPointer.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import type { RepairedDocument } from './repairDocument.ts';
import { rewriteSchemas } from './rewriteSchemas.ts';
import type { PlainObject } from '../../../src/schema/isObject.ts';

/** Values that are data: a `$ref` in them refers to nothing. */
const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/** A body of unknown content. */
const ANY_BODY = { 'application/json': { schema: {} } };

/** The substitute for an unresolved part of each kind; a part of another kind is removed. */
const SUBSTITUTES: Readonly<Record<string, PlainObject>> = {
  paths: {},
  responses: { description: '', content: ANY_BODY },
  requestBodies: { content: ANY_BODY },
};

/**
 * Replaces every unresolved `$ref`: a schema accepts anything, a body or a response has any content, and a parameter
 * or a header is removed. Each gets a warning with its remedy.
 *
 * @param document of well-formed parts, bundled
 * @param toWrittenRef maps a reference to its form in the file, where the document is a conversion of it
 * @see https://spec.openapis.org/oas/v3.1.1.html#reference-object
 */
export function replaceUnresolved(
  document: OpenApiDocument,
  toWrittenRef = ($ref: string): string => $ref,
): RepairedDocument {
  const warnings: DocumentWarning[] = [];
  const isUnresolved = (jsonObject: PlainObject): boolean =>
    '$ref' in jsonObject && !isResolvable(document, jsonObject.$ref);
  const reportUnresolved = (at: PointerPath, { $ref }: PlainObject) =>
    warnings.push(
      createUnresolvedWarning(
        [...at, '$ref'],
        typeof $ref === 'string' ? toWrittenRef($ref) : $ref,
      ),
    );
  const schemas = rewriteSchemas(document, (schema, at) => {
    const resolved = dropUnresolvedMapping(document, schema, at, warnings);
    if (!isUnresolved(resolved)) return resolved;
    reportUnresolved(at, resolved);
    return omitKeys(resolved, '$ref');
  });
  const parts = replaceParts(schemas, [], isUnresolved, reportUnresolved) as OpenApiDocument;
  return { document: warnings.length === 0 ? document : parts, warnings };
}

/** Whether a reference resolves to a value: chains are followed, and a circular chain is unresolvable. */
function isResolvable(document: OpenApiDocument, $ref: unknown): boolean {
  const seen = new Set<unknown>();
  let next = $ref;
  while (typeof next === 'string' && next.startsWith('#') && !seen.has(next)) {
    seen.add(next);
    const target = getValueAt(document, parsePointer(next));
    if (target === undefined) return false;
    // An object with keywords next to a `$ref` is a value of its own.
    if (!isObjectOrArray(target) || Object.keys(target).join() !== '$ref') return true;
    next = target.$ref;
  }
  return false;
}

function replaceParts(
  value: unknown,
  at: PointerPath,
  isUnresolved: (jsonObject: PlainObject) => boolean,
  reportUnresolved: (at: PointerPath, jsonObject: PlainObject) => void,
): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index): unknown[] => {
      const path = [...at, String(index)];
      if (!isObjectOrArray(item) || !isUnresolved(item))
        return [replaceParts(item, path, isUnresolved, reportUnresolved)];
      reportUnresolved(path, item);
      return [];
    });
  }
  if (!isObjectOrArray(value)) return value;
  const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    const path = [...at, key];
    const isData = (DATA_KEYWORDS.has(key) && at.at(-2) !== 'components') || key === 'schema';
    if (isData || !isObjectOrArray(member) || isSchemas(path)) return [[key, member]];
    if (!isUnresolved(member))
      return [[key, replaceParts(member, path, isUnresolved, reportUnresolved)]];
    reportUnresolved(path, member);
    const substitute = SUBSTITUTES[key === 'requestBody' ? 'requestBodies' : (at.at(-1) ?? '')];
    return substitute ? [[key, { ...substitute, ...omitKeys(member, '$ref') }]] : [];
  });
  return Object.fromEntries(members);
}

const isSchemas = ([first, second, ...rest]: PointerPath) =>
  first === 'components' && second === 'schemas' && rest.length === 0;

function dropUnresolvedMapping(
  document: OpenApiDocument,
  schema: PlainObject,
  at: PointerPath,
  warnings: DocumentWarning[],
): PlainObject {
  const { discriminator } = schema;
  const mapping = isObjectOrArray(discriminator) ? discriminator.mapping : undefined;
  if (!isObjectOrArray(discriminator) || !isObjectOrArray(mapping)) return schema;
  const unresolved = Object.entries(mapping).filter(
    ([, target]) =>
      typeof target === 'string' && target.startsWith('#') && !isResolvable(document, target),
  );
  if (unresolved.length === 0) return schema;
  const names = unresolved.map(([name]) => name);
  for (const [name, target] of unresolved) {
    warnings.push(createUnresolvedWarning([...at, 'discriminator', 'mapping', name], target));
  }
  return { ...schema, discriminator: { ...discriminator, mapping: omitKeys(mapping, ...names) } };
}

const omitKeys = (jsonObject: PlainObject, ...names: readonly string[]): PlainObject =>
  Object.fromEntries(Object.entries(jsonObject).filter(([name]) => !names.includes(name)));

const isUrl = (target: string) => /^https?:/i.test(target);

/** Creates the warning of an unresolved reference, with the remedy. */
export function createUnresolvedWarning(at: PointerPath, target: unknown): DocumentWarning {
  const text = typeof target === 'string' ? target : JSON.stringify(target);
  const [en, zh] = isUrl(text)
    ? [
        'the file of another server is not read: save it next to the document and refer to that',
        '不读取其他服务器上的文件：请将其保存在文档旁并引用该文件',
      ]
    : ['write what it refers to, or correct the reference', '请补上被引用的内容，或更正该引用'];
  return createWarning(
    at,
    `the reference "${text}" has no target and is read as any value; ${en}`,
    `引用“${text}”没有目标，按任意值处理；${zh}`,
  );
}
