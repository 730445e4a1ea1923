import type { OpenApi } from '../openapi.ts';
import type { ResourceModel } from '../model.ts';
import { bodyOf } from './bodyContent.ts';
import type { BoundOperation } from './binding.ts';
import { parameterSchema } from './parameterSchema.ts';
import { flatten } from './resolve.ts';

/** Rows of a call whose document knows no end. */
const USUAL_MOST = 500;

/** How a resource takes many records at once, where its document says that one of its operations does. */
export function importsOf(
  document: OpenApi,
  bound: readonly BoundOperation[],
): Pick<ResourceModel, 'imports'> {
  const found = bound.find(({ binding }) => binding.is === 'import')?.found;
  if (!found) return {};
  const [, body] = bodyOf(document, found) ?? [];
  const { maxItems = USUAL_MOST } = body ? flatten(document, body).schema : {};
  const existing = found.parameters.find(parameter => {
    const { schema } = parameterSchema(document, parameter);
    const values = flatten(document, schema).schema.enum ?? [];
    return parameter.in === 'query' && values.includes('update') && values.includes('create');
  });
  return {
    imports: {
      operation: found.id,
      most: maxItems,
      ...(existing && { existing: existing.name }),
    },
  };
}
