import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { HttpError } from '../platform/HttpError.ts';
import type { PlatformService } from '../platform/operationRule.ts';

/** Statuses that documents use interchangeably. */
const ALTERNATIVE_STATUSES: Readonly<Record<number, readonly number[]>> = {
  422: [400, 405],
  400: [422],
  409: [422, 400],
};

/** Common shapes of error bodies. */
const ERROR_SHAPES: readonly ((error: HttpError, status: number) => unknown)[] = [
  ({ message, details = [] }, status) => ({
    ...{ type: 'about:blank', title: message, status, detail: message },
    'invalid-params': details.map(({ path, message: reason }) => ({ name: path, reason })),
  }),
  ({ message }, status) => ({ type: 'about:blank', title: message, status, detail: message }),
  ({ message, name }, status) => ({ error: { statusCode: status, name, message } }),
  ({ message }, status) => ({ code: status, message }),
  ({ message }, status) => ({ code: String(status), message }),
  ({ message }, status) => ({ code: status, type: 'error', message }),
  ({ message }) => ({ error: message }),
  ({ message }, status) => ({
    errors: [{ status: String(status), title: message, detail: message }],
  }),
  ({ message }) => message,
];

/**
 * Creates the error response of a document: with a status that the operation lists, and in the shape of its schema.
 * Where the document has none, the error of our own platform.
 */
export function createErrorResponse(
  { validators }: Pick<PlatformService, 'validators'>,
  error: HttpError,
  { id, responses }: OperationDescriptor,
): Response {
  const documentedStatuses = new Set(responses.map(({ status }) => status));
  const status =
    [error.status, ...(ALTERNATIVE_STATUSES[error.status] ?? [])].find(candidate =>
      documentedStatuses.has(candidate),
    ) ?? error.status;
  const validate = validators.responses[id]?.[status];
  const body =
    validate &&
    ERROR_SHAPES.map(createBody => createBody(error, status)).find(candidate =>
      validate(candidate),
    );
  if (body === undefined && status === error.status) return error.toResponse();
  const { headers } = error;
  if (body !== undefined) return Response.json(body, { status, headers });
  return new Response(error.toResponse().body, {
    status,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}
