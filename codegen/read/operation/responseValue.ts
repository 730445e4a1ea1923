import type { ResponseDescriptor } from '../../../src/schema/operation.ts';
import { getResponseSchema } from './response.ts';
import type { FoundOperation } from './pathItem.ts';
import { readValueField } from '../schema/readFields.ts';
import type { ReadContext } from '../schema/ReadContext.ts';
import { flattenSchema } from '../schema/schemaObject.ts';

/**
 * Reads the success response of an action, so that a screen can show it: the name of a resource where it is one of its
 * records, else a field that describes the value. Undefined where the response has no JSON body.
 */
function readResponseValue(
  { operation }: FoundOperation,
  context: ReadContext,
): Pick<ResponseDescriptor, 'record' | 'value'> {
  const schema = getResponseSchema(context.document, operation);
  if (!schema) return {};
  const { name } = flattenSchema(context.document, schema);
  const record = name === undefined ? undefined : context.resources.get(name);
  return record === undefined
    ? { value: readValueField(schema, { ...context, use: 'record', ancestors: [] }) }
    : { record };
}

/**
 * Adds the value of the successful response to the responses of an action.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#response-object
 */
export function addResponseValue(
  responses: readonly ResponseDescriptor[],
  found: FoundOperation,
  context: ReadContext,
): readonly ResponseDescriptor[] {
  const success = responses.findIndex(({ status }) => status >= 200 && status < 300);
  return responses.map((response, index) =>
    index === success ? { ...response, ...readResponseValue(found, context) } : response,
  );
}
