import type { OpenApiDocument } from '../openapi.ts';
import type { ResourceModel } from '../model.ts';
import { getBodyContent } from './bodyContent.ts';
import type { BoundOperation } from './binding.ts';
import { getParameterSchema } from './getParameterSchema.ts';
import { flattenSchema } from './resolveSchema.ts';

/** Rows of a call whose document knows no end. */
const DEFAULT_MAX_ROWS = 500;

/** How a resource takes many records at once, where its document says that one of its operations does. */
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
