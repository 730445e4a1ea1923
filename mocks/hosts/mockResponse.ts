import { http, type HttpHandler } from 'msw/http';

import type { OperationTypes } from '../../src/generated/calls.ts';
import { services } from '../../src/generated/services.ts';
import type { Readable } from '../../src/generated/users/types.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { createRouter } from '../platform/operationRouter.ts';

type UnionToIntersection<Union> = (
  Union extends unknown ? (member: Union) => void : never
) extends (all: infer All) => void
  ? All
  : never;

/** The operations of all documents; an operationId is in one of them only. */
type OperationsById = UnionToIntersection<OperationTypes[keyof OperationTypes]>;

type OperationStatus<Id extends keyof OperationsById> = keyof OperationsById[Id]['responses'] &
  number;

type ResponseBody<
  Id extends keyof OperationsById,
  Status extends OperationStatus<Id>,
> = OperationsById[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Readable<Body>
  : undefined;

const operations = Object.assign(
  {},
  ...Object.values(services).map(service => service.operations),
) as Readonly<Record<keyof OperationsById, OperationDescriptor>>;

/**
 * Returns a handler that responds to one operation with a given body until the platform is reset.
 * A response that the document does not allow does not compile.
 *
 * @example platform.use(mockResponse('countUsers', 200, { count: 0 }))
 */
export function mockResponse<Id extends keyof OperationsById, Status extends OperationStatus<Id>>(
  operationId: Id,
  status: Status,
  body: ResponseBody<Id, Status>,
  headers: Readonly<Record<string, string>> = {},
): HttpHandler {
  const { service, method } = operations[operationId];
  const matchesOperation = ({ request }: { request: Request }) =>
    findOperationId(service, method, new URL(request.url).pathname) === operationId;
  return http[method](matchesOperation, () =>
    body === undefined
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers }),
  );
}

const routers = Object.fromEntries(
  Object.entries(services).map(([name, service]) => [name, createRouter(service.operations)]),
);

/** Finds the operation of a request as the platform does: `/users/count` is no user. */
function findOperationId(service: string, method: string, pathname: string): string | undefined {
  const base = `/api/${service}`;
  if (!pathname.startsWith(`${base}/`)) return undefined;
  const route = routers[service]?.(method, pathname.slice(base.length));
  return typeof route === 'object' ? route.operation.id : undefined;
}
