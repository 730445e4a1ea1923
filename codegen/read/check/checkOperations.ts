import type { OpenApiDocument } from '../../openapi.ts';
import type { PathDiagnostic } from '../report/PathDiagnostic.ts';
import { findUndeclaredParameters } from '../operation/pathTemplate.ts';
import { findOperations } from '../operation/pathItem.ts';

/**
 * Validates that the operations of a document have unique names and declare the parameters of their paths.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#operation-object
 */
export function checkOperations(document: OpenApiDocument): readonly PathDiagnostic[] {
  const callById = new Map<string, string>();
  return findOperations(document).flatMap(found => {
    const { id, method, template, at } = found;
    const call = `${method.toUpperCase()} ${template}`;
    const otherCall = callById.get(id);
    callById.set(id, call);
    return [
      ...(otherCall === undefined
        ? []
        : [
            {
              at: [...at, 'operationId'],
              message: `operationId "${id}" is also the name of ${otherCall}; rename one of them`,
            },
          ]),
      ...findUndeclaredParameters(found).map(name => ({
        at,
        message: `${call} does not declare its path parameter "${name}"; add it under parameters`,
      })),
    ];
  });
}
