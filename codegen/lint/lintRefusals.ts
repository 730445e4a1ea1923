import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceModel } from '../model.ts';
import type { Finding } from '../read/finding.ts';
import { findOperations } from '../read/operations.ts';

/**
 * The statuses that each code of the error catalogue can come with. A code that is not here fits a conflict (409)
 * or a body (422).
 *
 * @see spec B8
 */
const STATUSES: Readonly<Record<number, readonly number[]>> = {
  1: [400],
  2: [400, 415],
  3: [404],
  6: [404, 422],
  22: [422],
  25: [400, 422],
  26: [403],
  33: [403, 409],
  34: [401],
  39: [404],
  41: [404, 409],
  42: [404, 409],
  51: [401, 429],
  52: [401],
  54: [404],
  57: [403],
  58: [401],
  59: [404, 422],
  60: [403],
  66: [404, 422],
  78: [400, 413, 422],
  80: [400],
};
const OTHERWISE = [409, 422];

/** The codes that a status of each operation must have; absent where any code that fits will do. */
const NEEDED: Readonly<Record<number, readonly number[]>> = {
  401: [52, 58],
  413: [78],
  415: [2],
  422: [22],
};

const statusesOf = (code: number) => STATUSES[code] ?? OTHERWISE;

/**
 * What an operation refuses is said twice, as answers and as codes; the two must agree. A call that carries a token
 * can be refused for it, one with a permission for that, one with a body for its size, type and content.
 */
export function lintRefusals({ document, operations }: ServiceModel): readonly Finding[] {
  const placeOf = new Map(findOperations(document).map(({ id, at }) => [id, at]));
  return operations.flatMap(operation =>
    [...missingStatuses(operation), ...missingCodes(operation)].map(message => ({
      at: placeOf.get(operation.id) ?? [],
      message: `${operation.id} ${message}`,
    })),
  );
}

function missingStatuses({ answers, refuses, secured, permission, body }: OperationDescriptor) {
  const has = (status: number) => answers.some(answer => answer.status === status);
  const expected = [
    ...(secured ? [401] : []),
    ...(permission ? [403] : []),
    ...(body ? [413, 415, 422] : []),
  ];
  return [
    ...expected
      .filter(status => !has(status))
      .map(status => `can be refused with ${status}; list that answer`),
    ...refuses
      .filter(code => !statusesOf(code).some(has))
      .map(
        code => `refuses with ${code} and has no answer ${statusesOf(code).join(' or ')}; list it`,
      ),
  ];
}

function missingCodes({ answers, refuses, secured }: OperationDescriptor) {
  return answers
    .map(({ status }) => status)
    .filter(status => status >= 400)
    .flatMap(status => {
      const needed = status === 401 && !secured ? undefined : NEEDED[status];
      if (needed) {
        return needed
          .filter(code => !refuses.includes(code))
          .map(
            code =>
              `answers ${status} and does not refuse with ${code}; add it to x-console.refuses`,
          );
      }
      return refuses.some(code => statusesOf(code).includes(status))
        ? []
        : [
            `answers ${status} and refuses with no code of that status; add it to x-console.refuses`,
          ];
    });
}
