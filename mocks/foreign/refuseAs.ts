import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { Refusal } from '../platform/Refusal.ts';
import type { Service } from '../platform/rule.ts';

/** Statuses that documents use for one another. */
const ALIKE: Readonly<Record<number, readonly number[]>> = {
  422: [400, 405],
  400: [422],
  409: [422, 400],
};

/** The bodies in which platforms say no. */
const shapes: readonly ((refusal: Refusal, status: number) => unknown)[] = [
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
 * Says no as a document does: with a status that the operation lists, and in the shape of its schema. Where it says
 * nothing of it, as our own platform would.
 */
export function refuseAs(
  { validators }: Pick<Service, 'validators'>,
  refusal: Refusal,
  { id, answers }: OperationDescriptor,
): Response {
  const listed = new Set(answers.map(({ status }) => status));
  const status =
    [refusal.status, ...(ALIKE[refusal.status] ?? [])].find(one => listed.has(one)) ??
    refusal.status;
  const judge = validators.answers[id]?.[status];
  const body = judge && shapes.map(shape => shape(refusal, status)).find(one => judge(one));
  if (body === undefined && status === refusal.status) return refusal.toResponse();
  const { headers } = refusal;
  if (body !== undefined) return Response.json(body, { status, headers });
  return new Response(refusal.toResponse().body, {
    status,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}
