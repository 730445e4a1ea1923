import type { OpenApiDocument } from '../../openapi.ts';
import type { ResourceModel } from '../../model.ts';
import { getBodyContent } from '../operation/requestBody.ts';
import type { BoundOperation } from '../operation/BoundOperation.ts';
import { getParameterSchema } from '../operation/parameter.ts';
import { flattenSchema } from '../schema/schemaObject.ts';

/** The maximum number of rows of a call whose document has no limit. */
const DEFAULT_MAX_ROWS = 500;

/**
 * Returns how a resource accepts many records in one call, where its document declares such an operation.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#request-body-object
 */
export function readImport(
  document: OpenApiDocument,
  bound: readonly BoundOperation[],
): Pick<ResourceModel, 'imports'> {
  const found = bound.find(({ binding }) => binding.kind === 'import')?.found;
  if (!found) return {};
  const [, body] = getBodyContent(document, found) ?? [];
  const { maxItems = DEFAULT_MAX_ROWS } = body ? flattenSchema(document, body).schema : {};
  const existing = found.parameters.find(parameter => {
    const { schema } = getParameterSchema(document, parameter);
    const values = flattenSchema(document, schema).schema.enum ?? [];
    return parameter.in === 'query' && values.includes('update') && values.includes('create');
  });
  return {
    imports: {
      operation: found.id,
      maxRows: maxItems,
      ...(existing && { existingParameter: existing.name }),
    },
  };
}
