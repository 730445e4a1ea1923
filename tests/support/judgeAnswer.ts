import { createRouter } from '../../mocks/platform/findRoute.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceValidators } from '../../src/schema/validator.ts';
import type { Told } from './caller.ts';

/**
 * Judges answers by a document: a status that it has not, or a body that breaks its schema, is an error.
 *
 * @param path below the address of the service, without its query
 */
export function createAnswerJudge(
  operations: Readonly<Record<string, OperationDescriptor>>,
  { answers }: ServiceValidators,
) {
  const find = createRouter(operations);
  return function judge(method: string, path: string, { status, body }: Told): void {
    const route = find(method.toLowerCase(), path);
    if (typeof route !== 'object') throw new Error(`The document has no ${method} ${path}.`);
    const { id, answers: described } = route.operation;
    if (!described.some(answer => answer.status === status)) {
      throw new Error(`${id} answers ${status}, which its document does not say.`);
    }
    const validate = answers[id]?.[status];
    if (validate && !validate(body)) {
      throw new Error(
        `${id} ${status}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)}`,
      );
    }
  };
}
