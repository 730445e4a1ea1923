import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceModel } from '../model.ts';
import type { PathDiagnostic } from '../read/report/PathDiagnostic.ts';
import { findOperations } from '../read/operation/pathItem.ts';

/**
 * The statuses that each code of the error catalogue can come with. A code that is not here fits a conflict (409)
 * or a body (422).
 *
 * @see ERR-02
 */
const STATUSES_BY_CODE: Readonly<Record<number, readonly number[]>> = {
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
const DEFAULT_STATUSES = [409, 422];

/** The required codes of each status; absent where any matching code is sufficient. */
const REQUIRED_CODES: Readonly<Record<number, readonly number[]>> = {
  401: [52, 58],
  413: [78],
  415: [2],
  422: [22],
};

const getStatuses = (code: number) => STATUSES_BY_CODE[code] ?? DEFAULT_STATUSES;

/**
 * Validates that the error responses and the error codes of an operation agree. A call with a token can fail for it,
 * one with a permission for that, one with a body for its size, type and content.
 */
export function lintErrorCodes({ document, operations }: ServiceModel): readonly PathDiagnostic[] {
  const pathById = new Map(findOperations(document).map(({ id, at }) => [id, at]));
  return operations.flatMap(operation =>
    [...findMissingStatuses(operation), ...findMissingCodes(operation)].map(message => ({
      at: pathById.get(operation.id) ?? [],
      message: `${operation.id} ${message}`,
    })),
  );
}

function findMissingStatuses({
  responses,
  errorCodes,
  secured,
  permission,
  body,
}: OperationDescriptor) {
  const hasStatus = (status: number) => responses.some(response => response.status === status);
  const expected = [
    ...(secured ? [401] : []),
    ...(permission ? [403] : []),
    ...(body ? [413, 415, 422] : []),
  ];
  return [
    ...expected
      .filter(status => !hasStatus(status))
      .map(status => `can be rejected with ${status}; list that response`),
    ...errorCodes
      .filter(code => !getStatuses(code).some(hasStatus))
      .map(
        code =>
          `has the error code ${code} and no response ${getStatuses(code).join(' or ')}; list it`,
      ),
  ];
}

function findMissingCodes({ responses, errorCodes, secured }: OperationDescriptor) {
  return responses
    .map(({ status }) => status)
    .filter(status => status >= 400)
    .flatMap(status => {
      const requiredCodes = status === 401 && !secured ? undefined : REQUIRED_CODES[status];
      if (requiredCodes) {
        return requiredCodes
          .filter(code => !errorCodes.includes(code))
          .map(
            code =>
              `has the response ${status} and not its error code ${code}; add it to x-console.errorCodes`,
          );
      }
      return errorCodes.some(code => getStatuses(code).includes(status))
        ? []
        : [
            `has the response ${status} and no error code of that status; add one to x-console.errorCodes`,
          ];
    });
}
