import { METHODS, type OpenApi } from '../openapi.ts';
import { isObject, type Path } from './pointer.ts';
import { remark, type Remark } from './remark.ts';
import type { Repaired } from './repair.ts';

type Words = Readonly<Record<string, unknown>>;
type Drop = (at: Path, value: unknown, what: string) => void;

const isMap = (value: unknown): value is Words => isObject(value) && !Array.isArray(value);

/** A map of maps: members that are none are dropped. */
function mapOf(value: unknown, at: Path, drop: Drop, inner?: (one: Words, at: Path) => Words) {
  if (value === undefined) return undefined;
  if (!isMap(value)) {
    drop(at, value, 'an object');
    return undefined;
  }
  const members = Object.entries(value).flatMap(([name, one]) => {
    const place = [...at, name];
    if (name.startsWith('x-')) return [[name, one] as const];
    if (isMap(one)) return [[name, inner ? inner(one, place) : one] as const];
    drop(place, one, 'an object');
    return [];
  });
  return Object.fromEntries(members);
}

function parametersOf(value: unknown, at: Path, drop: Drop) {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    drop(at, value, 'a list');
    return undefined;
  }
  return (value as unknown[]).filter((one, index) => {
    const isParameter =
      isMap(one) &&
      (typeof one.$ref === 'string' ||
        (typeof one.name === 'string' && typeof one.in === 'string'));
    if (!isParameter) drop([...at, String(index)], one, 'a parameter with `name` and `in`');
    return isParameter;
  });
}

/** Words of which a wrong shape would stop whoever reads on. */
const shaped =
  (drop: Drop) =>
  (words: Words, at: Path): Words => {
    const { parameters, responses, requestBody, content, headers, ...rest } = words;
    const place = (name: string) => [...at, name];
    const hasBody = isMap(requestBody);
    if (requestBody !== undefined && !hasBody) drop(place('requestBody'), requestBody, 'an object');
    const given = {
      parameters: parametersOf(parameters, place('parameters'), drop),
      responses: mapOf(responses, place('responses'), drop, shaped(drop)),
      content: mapOf(content, place('content'), drop),
      headers: mapOf(headers, place('headers'), drop),
      requestBody: hasBody ? shaped(drop)(requestBody, place('requestBody')) : undefined,
    };
    const kept = Object.entries(given).filter(([, value]) => value !== undefined);
    return { ...rest, ...Object.fromEntries(kept) };
  };

function pathItem(item: Words, at: Path, drop: Drop): Words {
  const shape = shaped(drop);
  const own = Object.fromEntries(
    Object.entries(shape(item, at)).flatMap(([name, one]) => {
      if (!METHODS.some(method => method === name)) return [[name, one] as const];
      if (isMap(one)) return [[name, shape(one, [...at, name])] as const];
      drop([...at, name], one, 'an object');
      return [];
    }),
  );
  return own;
}

/**
 * A document all of whose paths, operations, parameters and answers are what they are taken for. What is not is left
 * out and told: a document from elsewhere is read as far as it goes.
 */
export function wellFormed(document: OpenApi): Repaired {
  const told: Remark[] = [];
  const drop: Drop = (at, value, what) => {
    const written = JSON.stringify(value);
    const short = written.length > 60 ? `${written.slice(0, 60)}…` : written;
    const name = at.at(-1) ?? '';
    told.push(
      remark(
        at,
        `\`${name}: ${short}\` is not ${what}, as OpenAPI has it, and is left out`,
        `\`${name}: ${short}\` 不符合 OpenAPI 的结构，已忽略`,
      ),
    );
  };
  const { paths, components } = document as {
    readonly paths?: unknown;
    readonly components?: unknown;
  };
  const found = mapOf(paths, ['paths'], drop, (item, at) => pathItem(item, at, drop));
  const parts = mapOf(components, ['components'], drop);
  if (told.length === 0) return { document, told };
  return { document: { ...document, paths: found ?? {}, components: parts } as OpenApi, told };
}
