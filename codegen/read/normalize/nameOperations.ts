import type {
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  PathItemObject,
} from '../../openapi.ts';
import { findOperations, type FoundOperation } from '../operation/pathItem.ts';
import { findUndeclaredParameters } from '../operation/pathTemplate.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import { findFreeName } from './repairDocument.ts';
import { usesXConsole } from '../schema/usesXConsole.ts';

/** A document with the operationIds that all generated code uses. */
export interface NamedDocument {
  readonly document: OpenApiDocument;
  readonly warnings: readonly DocumentWarning[];
}

/**
 * Assigns the operationIds that all generated code uses: an invalid identifier is converted, a missing one is derived
 * from method and path, and in a foreign document a duplicate gets a number. There, an undeclared path parameter
 * becomes a text parameter.
 *
 * @example
 * const { document: named } = nameOperations({ openapi: '3.1.0', paths: { '/lamps': { get: {} } } });
 * named.paths?.['/lamps']?.get; // { operationId: 'getLamps' }
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#operation-object
 */
export function nameOperations(document: OpenApiDocument): NamedDocument {
  const isLenient = !usesXConsole(document);
  const usedIds = new Set<string>();
  const warnings: DocumentWarning[] = [];
  const namedOperations = new Map<string, OperationObject>();
  for (const found of findOperations(document)) {
    const id = isLenient ? findFreeName(found.id, usedIds) : found.id;
    usedIds.add(id);
    if (id !== found.id) warnings.push(createDuplicateWarning(found, id));
    const missing = isLenient ? findUndeclaredParameters(found) : [];
    if (missing.length > 0) warnings.push(createUndeclaredWarning(found, missing));
    namedOperations.set(found.at.join(' '), nameOperation(found, id, missing));
  }
  const paths = Object.entries(document.paths ?? {}).map(
    ([template, item]): [string, PathItemObject] => {
      const members = Object.entries(item).map(
        ([key, member]) =>
          [key, namedOperations.get(['paths', template, key].join(' ')) ?? member] as const,
      );
      return [template, Object.fromEntries(members)];
    },
  );
  return { document: { ...document, paths: Object.fromEntries(paths) }, warnings };
}

function nameOperation(
  { operation }: FoundOperation,
  id: string,
  missing: readonly string[],
): OperationObject {
  const { operationId: statedId, summary } = operation;
  const added = missing.map((name): ParameterObject => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    ...operation,
    operationId: id,
    // An operationId that is not an identifier may be readable text; it then becomes the label.
    ...(summary === undefined &&
      statedId !== undefined &&
      statedId !== id &&
      isPlainText(statedId) && { summary: statedId }),
    ...(added.length > 0 && { parameters: [...(operation.parameters ?? []), ...added] }),
  };
}

/** Whether a name has spaces or non-ASCII letters; `orgs/list-members` is converted like any other name. */
const isPlainText = (name: string): boolean => /[^\p{ASCII}]|\s/u.test(name);

const formatCall = ({ method, template }: FoundOperation) => `${method.toUpperCase()} ${template}`;

const createDuplicateWarning = (found: FoundOperation, id: string): DocumentWarning =>
  createWarning(
    [...found.at, ...(found.operation.operationId === undefined ? [] : ['operationId'])],
    `the name ${found.id} of ${formatCall(found)} is taken; it is called ${id} here`,
    `${formatCall(found)} 的名称 ${found.id} 已被占用，此处改称 ${id}`,
  );

const createUndeclaredWarning = (
  found: FoundOperation,
  names: readonly string[],
): DocumentWarning =>
  createWarning(
    found.at,
    `${formatCall(found)} does not declare its path parameter ${names.join(', ')}; it is taken for a text`,
    `${formatCall(found)} 未声明路径参数 ${names.join('、')}，按文本处理`,
  );
