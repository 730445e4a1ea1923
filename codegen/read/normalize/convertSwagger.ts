import { METHODS, type OpenApiDocument } from '../../openapi.ts';
import { isObjectOrArray, parsePointer, getValueAt, type PointerPath } from '../../jsonPointer.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import type { RepairedDocument } from './repairDocument.ts';
import { createUnresolvedWarning } from './replaceUnresolved.ts';
import { addDiscriminatorMappings } from './addDiscriminatorMappings.ts';
import type { PlainObject } from '../../../src/schema/isObject.ts';

export const isSwagger = (root: PlainObject): boolean =>
  root.swagger === '2.0' || root.swagger === 2;

/**
 * Converts a bundled Swagger 2.0 document to OpenAPI 3.0.
 *
 * @throws Error when it is too malformed to convert
 * @see https://spec.openapis.org/oas/v2.0.html#swagger-object
 */
export async function convertSwagger(document: PlainObject): Promise<RepairedDocument> {
  const { default: converter } = await import('swagger2openapi');
  const warnings: DocumentWarning[] = [
    createWarning(
      ['swagger'],
      'the document is Swagger 2.0; it is read as the OpenAPI 3.0 that it converts to',
      '文档为 Swagger 2.0，按转换后的 OpenAPI 3.0 读取',
    ),
  ];
  const completed = dropUnresolvedParameters({ ...document, swagger: '2.0' }, warnings);
  const { openapi } = await converter.convertObj(completed, {
    patch: true,
    warnOnly: true,
    text: ' ',
  });
  // Subtypes are defined by their `allOf` alone: Swagger 2.0 has no `mapping`.
  const converted = JSON.parse(
    addDiscriminatorMappings(JSON.stringify(openapi)),
  ) as OpenApiDocument;
  return { document: converted, warnings: [...warnings, ...collectWarnings(converted, [])] };
}

/** Drops parameters whose reference is unresolved: the converter drops them without a warning. */
function dropUnresolvedParameters(document: PlainObject, warnings: DocumentWarning[]): PlainObject {
  const { paths } = document;
  if (!isObjectOrArray(paths)) return document;
  const completed = (owner: PlainObject, at: PointerPath): PlainObject => {
    if (!Array.isArray(owner.parameters)) return owner;
    const parameters = (owner.parameters as unknown[]).filter((one, index) => {
      const $ref = isObjectOrArray(one) ? one.$ref : undefined;
      if (typeof $ref !== 'string' || getValueAt(document, parsePointer($ref))) return true;
      warnings.push(createUnresolvedWarning([...at, 'parameters', String(index), '$ref'], $ref));
      return false;
    });
    return { ...owner, parameters };
  };
  const items = Object.entries(paths).map(([template, item]): [string, unknown] => {
    if (!isObjectOrArray(item)) return [template, item];
    const at = ['paths', template];
    const methods = METHODS.flatMap(method => {
      const operation = item[method];
      return isObjectOrArray(operation) ? [[method, completed(operation, [...at, method])]] : [];
    });
    return [template, { ...completed(item, at), ...Object.fromEntries(methods) }];
  });
  return { ...document, paths: Object.fromEntries(items) };
}

const WARNING_KEY = 'x-s2o-warning';

/** Collects the warnings of the converter. */
const collectWarnings = (value: unknown, at: PointerPath): readonly DocumentWarning[] =>
  !isObjectOrArray(value)
    ? []
    : Object.entries(value).flatMap(([key, member]) =>
        key === WARNING_KEY
          ? [
              createWarning(
                at,
                `this cannot be converted from Swagger 2.0: ${String(member)}; write it as OpenAPI 3 has it`,
                `此处无法从 Swagger 2.0 转换（${String(member)}）；请改用 OpenAPI 3 的写法`,
              ),
            ]
          : collectWarnings(member, [...at, key]),
      );
