import { createRouter } from '../../mocks/platform/operationRouter.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceValidators } from '../../src/schema/validator.ts';
import type { ApiResponse } from './apiCaller.ts';

/**
 * Validates responses by a document: an undocumented status, or a body that does not match its schema, is an error.
 *
 * @param path below the base path of the service, without the query
 */
export function createResponseValidator(
  operations: Readonly<Record<string, OperationDescriptor>>,
  { responses }: ServiceValidators,
) {
  const find = createRouter(operations);
  return function validateResponse(
    method: string,
    path: string,
    { status, body }: ApiResponse,
  ): void {
    const route = find(method.toLowerCase(), path);
    if (typeof route !== 'object') throw new Error(`The document has no ${method} ${path}.`);
    const { id, responses: documented } = route.operation;
    if (!documented.some(documentedResponse => documentedResponse.status === status)) {
      throw new Error(`${id} returns ${status}, which its document does not define.`);
    }
    const validate = responses[id]?.[status];
    if (validate && !validate(body)) {
      throw new Error(
        `${id} ${status}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)}`,
      );
    }
  };
}
