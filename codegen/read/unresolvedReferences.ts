import type { OpenApi } from '../openapi.ts';
import { isObject, parsePointer, valueAt, type Path } from './pointer.ts';
import { remark, type Remark } from './remark.ts';
import type { Repaired } from './repair.ts';
import { rewriteSchemas } from './walkSchemas.ts';

type Words = Readonly<Record<string, unknown>>;

/** Values that are data: a `$ref` in them refers to nothing. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/** A body of which nothing is known but that there may be one. */
const ANY_BODY = { 'application/json': { schema: {} } };

/** What stands for a part of each kind whose reference leads nowhere; a part of another kind is left out. */
const SUBSTITUTES: Readonly<Record<string, Words>> = {
  paths: {},
  responses: { description: '', content: ANY_BODY },
  requestBodies: { content: ANY_BODY },
};

/**
 * Replaces every `$ref` that leads nowhere: a schema is anything then, a body or an answer has anything in it, and a
 * parameter or a header is left out. Each is told with its remedy.
 *
 * @param document of well-formed parts, bundled
 * @param asWritten how a reference is written in the file, where the document is a conversion of it
 */
export function replaceUnresolved(
  document: OpenApi,
  asWritten = ($ref: string): string => $ref,
): Repaired {
  const told: Remark[] = [];
  const isLost = (words: Words): boolean => '$ref' in words && !resolves(document, words.$ref);
  const tell = (at: Path, { $ref }: Words) =>
    told.push(tellUnresolved([...at, '$ref'], typeof $ref === 'string' ? asWritten($ref) : $ref));
  const schemas = rewriteSchemas(document, (schema, at) => {
    const known = withoutLostMapping(document, schema, at, told);
    if (!isLost(known)) return known;
    tell(at, known);
    return without(known, '$ref');
  });
  const parts = replaceParts(schemas, [], isLost, tell) as OpenApi;
  return { document: told.length === 0 ? document : parts, told };
}

/** Whether a reference ends at a value: chains are followed, and a circle of references has no end. */
function resolves(document: OpenApi, $ref: unknown): boolean {
  const seen = new Set<unknown>();
  let next = $ref;
  while (typeof next === 'string' && next.startsWith('#') && !seen.has(next)) {
    seen.add(next);
    const target = valueAt(document, parsePointer(next));
    if (target === undefined) return false;
    // What stands beside a `$ref` is a value of its own.
    if (!isObject(target) || Object.keys(target).join() !== '$ref') return true;
    next = target.$ref;
  }
  return false;
}

function replaceParts(
  value: unknown,
  at: Path,
  isLost: (words: Words) => boolean,
  tell: (at: Path, words: Words) => void,
): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index): unknown[] => {
      const place = [...at, String(index)];
      if (!isObject(item) || !isLost(item)) return [replaceParts(item, place, isLost, tell)];
      tell(place, item);
      return [];
    });
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    const place = [...at, key];
    const isData = (DATA.has(key) && at.at(-2) !== 'components') || key === 'schema';
    if (isData || !isObject(member) || isSchemas(place)) return [[key, member]];
    if (!isLost(member)) return [[key, replaceParts(member, place, isLost, tell)]];
    tell(place, member);
    const substitute = SUBSTITUTES[key === 'requestBody' ? 'requestBodies' : (at.at(-1) ?? '')];
    return substitute ? [[key, { ...substitute, ...without(member, '$ref') }]] : [];
  });
  return Object.fromEntries(members);
}

const isSchemas = ([first, second, ...rest]: Path) =>
  first === 'components' && second === 'schemas' && rest.length === 0;

function withoutLostMapping(document: OpenApi, schema: Words, at: Path, told: Remark[]): Words {
  const { discriminator } = schema;
  const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
  if (!isObject(discriminator) || !isObject(mapping)) return schema;
  const lost = Object.entries(mapping).filter(
    ([, target]) =>
      typeof target === 'string' && target.startsWith('#') && !resolves(document, target),
  );
  if (lost.length === 0) return schema;
  const names = lost.map(([name]) => name);
  for (const [name, target] of lost) {
    told.push(tellUnresolved([...at, 'discriminator', 'mapping', name], target));
  }
  return { ...schema, discriminator: { ...discriminator, mapping: without(mapping, ...names) } };
}

const without = (words: Words, ...names: readonly string[]): Words =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !names.includes(name)));

const isUrl = (target: string) => /^https?:/i.test(target);

/** Tells that a reference leads nowhere, and what to do. */
export function tellUnresolved(at: Path, target: unknown): Remark {
  const text = typeof target === 'string' ? target : JSON.stringify(target);
  const [en, zh] = isUrl(text)
    ? [
        'the file of another server is not read: save it beside the document and refer to that',
        '不读取其他服务器上的文件：请将其保存在文档旁并引用该文件',
      ]
    : ['write what it refers to, or correct the reference', '请补上被引用的内容，或更正该引用'];
  return remark(
    at,
    `the reference "${text}" leads nowhere and is taken for any value; ${en}`,
    `引用“${text}”没有目标，按任意值处理；${zh}`,
  );
}
