import { METHODS, type OpenApi } from '../openapi.ts';
import { isObject, parsePointer, valueAt, type Path } from './pointer.ts';
import { remark, type Remark } from './remark.ts';
import type { Repaired } from './repair.ts';
import { tellUnresolved } from './unresolvedReferences.ts';
import { withHeirs } from './withHeirs.ts';

type Words = Readonly<Record<string, unknown>>;

/** Whether the root of a document says that it is Swagger 2.0. */
export const isSwagger = (root: Words): boolean => root.swagger === '2.0' || root.swagger === 2;

/**
 * Converts a Swagger 2.0 document, bundled, to OpenAPI 3.0.
 *
 * @throws Error when it is too broken to convert
 */
export async function convertSwagger(document: Words): Promise<Repaired> {
  const { default: converter } = await import('swagger2openapi');
  const told: Remark[] = [
    remark(
      ['swagger'],
      'the document is Swagger 2.0; it is read as the OpenAPI 3.0 that it converts to',
      '文档为 Swagger 2.0，按转换后的 OpenAPI 3.0 读取',
    ),
  ];
  const complete = withoutLostParameters({ ...document, swagger: '2.0' }, told);
  const { openapi } = await converter.convertObj(complete, {
    patch: true,
    warnOnly: true,
    text: ' ',
  });
  // Heirs are named by their `allOf` alone: Swagger 2.0 has no `mapping`.
  const converted = JSON.parse(withHeirs(JSON.stringify(openapi))) as OpenApi;
  return { document: converted, told: [...told, ...warningsIn(converted, [])] };
}

/** Parameters whose reference leads nowhere: the converter leaves them out and does not say so. */
function withoutLostParameters(document: Words, told: Remark[]): Words {
  const { paths } = document;
  if (!isObject(paths)) return document;
  const complete = (owner: Words, at: Path): Words => {
    if (!Array.isArray(owner.parameters)) return owner;
    const parameters = (owner.parameters as unknown[]).filter((one, index) => {
      const $ref = isObject(one) ? one.$ref : undefined;
      if (typeof $ref !== 'string' || valueAt(document, parsePointer($ref))) return true;
      told.push(tellUnresolved([...at, 'parameters', String(index), '$ref'], $ref));
      return false;
    });
    return { ...owner, parameters };
  };
  const items = Object.entries(paths).map(([template, item]): [string, unknown] => {
    if (!isObject(item)) return [template, item];
    const at = ['paths', template];
    const methods = METHODS.flatMap(method => {
      const operation = item[method];
      return isObject(operation) ? [[method, complete(operation, [...at, method])]] : [];
    });
    return [template, { ...complete(item, at), ...Object.fromEntries(methods) }];
  });
  return { ...document, paths: Object.fromEntries(items) };
}

const WARNING = 'x-s2o-warning';

/** What the converter could not convert. */
const warningsIn = (value: unknown, at: Path): readonly Remark[] =>
  !isObject(value)
    ? []
    : Object.entries(value).flatMap(([key, member]) =>
        key === WARNING
          ? [
              remark(
                at,
                `this cannot be converted from Swagger 2.0: ${String(member)}; write it as OpenAPI 3 has it`,
                `此处无法从 Swagger 2.0 转换（${String(member)}）；请改用 OpenAPI 3 的写法`,
              ),
            ]
          : warningsIn(member, [...at, key]),
      );
