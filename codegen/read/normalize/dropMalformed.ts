import { METHODS, type OpenApiDocument } from '../../openapi.ts';
import { isObjectOrArray, type PointerPath } from '../../jsonPointer.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import type { RepairedDocument } from './repairDocument.ts';
import type { PlainObject } from '../../../src/schema/isObject.ts';

type ReportDropped = (at: PointerPath, value: unknown, expected: string) => void;

const isMap = (value: unknown): value is PlainObject =>
  isObjectOrArray(value) && !Array.isArray(value);

/** Filters a map of maps: members that are not maps are dropped. */
function filterMap(
  value: unknown,
  at: PointerPath,
  reportDropped: ReportDropped,
  inner?: (one: PlainObject, at: PointerPath) => PlainObject,
) {
  if (value === undefined) return undefined;
  if (!isMap(value)) {
    reportDropped(at, value, 'an object');
    return undefined;
  }
  const members = Object.entries(value).flatMap(([name, one]) => {
    const path = [...at, name];
    if (name.startsWith('x-')) return [[name, one] as const];
    if (isMap(one)) return [[name, inner ? inner(one, path) : one] as const];
    reportDropped(path, one, 'an object');
    return [];
  });
  return Object.fromEntries(members);
}

function filterParameters(value: unknown, at: PointerPath, reportDropped: ReportDropped) {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    reportDropped(at, value, 'a list');
    return undefined;
  }
  return (value as unknown[]).filter((one, index) => {
    const isParameter =
      isMap(one) &&
      (typeof one.$ref === 'string' ||
        (typeof one.name === 'string' && typeof one.in === 'string'));
    if (!isParameter)
      reportDropped([...at, String(index)], one, 'a parameter with `name` and `in`');
    return isParameter;
  });
}

/** Keywords whose malformed value would break later readers. */
const createShapeFilter =
  (reportDropped: ReportDropped) =>
  (source: PlainObject, at: PointerPath): PlainObject => {
    const { parameters, responses, requestBody, content, headers, ...rest } = source;
    const path = (name: string) => [...at, name];
    const hasBody = isMap(requestBody);
    if (requestBody !== undefined && !hasBody)
      reportDropped(path('requestBody'), requestBody, 'an object');
    const parts = {
      parameters: filterParameters(parameters, path('parameters'), reportDropped),
      responses: filterMap(
        responses,
        path('responses'),
        reportDropped,
        createShapeFilter(reportDropped),
      ),
      content: filterMap(content, path('content'), reportDropped),
      headers: filterMap(headers, path('headers'), reportDropped),
      requestBody: hasBody
        ? createShapeFilter(reportDropped)(requestBody, path('requestBody'))
        : undefined,
    };
    const present = Object.entries(parts).filter(([, value]) => value !== undefined);
    return { ...rest, ...Object.fromEntries(present) };
  };

function filterPathItem(
  item: PlainObject,
  at: PointerPath,
  reportDropped: ReportDropped,
): PlainObject {
  const filterShape = createShapeFilter(reportDropped);
  const operations = Object.fromEntries(
    Object.entries(filterShape(item, at)).flatMap(([name, one]) => {
      if (!METHODS.some(method => method === name)) return [[name, one] as const];
      if (isMap(one)) return [[name, filterShape(one, [...at, name])] as const];
      reportDropped([...at, name], one, 'an object');
      return [];
    }),
  );
  return operations;
}

/**
 * Drops the paths, operations, parameters and responses that are malformed, with a warning each: a foreign document is
 * read as far as possible.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export function dropMalformed(document: OpenApiDocument): RepairedDocument {
  const warnings: DocumentWarning[] = [];
  const reportDropped: ReportDropped = (at, value, expected) => {
    const json = JSON.stringify(value);
    const excerpt = json.length > 60 ? `${json.slice(0, 60)}…` : json;
    const name = at.at(-1) ?? '';
    warnings.push(
      createWarning(
        at,
        `\`${name}: ${excerpt}\` is not ${expected}, as OpenAPI has it, and is left out`,
        `\`${name}: ${excerpt}\` 不符合 OpenAPI 的结构，已忽略`,
      ),
    );
  };
  const { paths, components } = document as {
    readonly paths?: unknown;
    readonly components?: unknown;
  };
  const found = filterMap(paths, ['paths'], reportDropped, (item, at) =>
    filterPathItem(item, at, reportDropped),
  );
  const parts = filterMap(components, ['components'], reportDropped);
  if (warnings.length === 0) return { document, warnings };
  return {
    document: { ...document, paths: found ?? {}, components: parts } as OpenApiDocument,
    warnings,
  };
}
