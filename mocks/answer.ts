import { http, type HttpHandler } from 'msw/http';

import type { OperationTypes } from '../src/generated/calls.ts';
import { services } from '../src/generated/services.ts';
import type { Readable } from '../src/generated/users/types.ts';
import type { OperationDescriptor } from '../src/schema/operation.ts';
import { createRouter } from './platform/findRoute.ts';

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The operations of all documents; an operationId is in one of them only. */
type Operations = Together<OperationTypes[keyof OperationTypes]>;

type StatusOf<Id extends keyof Operations> = keyof Operations[Id]['responses'] & number;

type BodyOf<
  Id extends keyof Operations,
  Status extends StatusOf<Id>,
> = Operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Readable<Body>
  : undefined;

const operations = Object.assign(
  {},
  ...Object.values(services).map(service => service.operations),
) as Readonly<Record<keyof Operations, OperationDescriptor>>;

/**
 * Answers one operation with what a test wants it to say, until the platform is reset.
 * An answer that the document does not allow does not compile.
 *
 * @example platform.use(answer('countUsers', 200, { count: 0 }))
 */
export function answer<Id extends keyof Operations, Status extends StatusOf<Id>>(
  operationId: Id,
  status: Status,
  body: BodyOf<Id, Status>,
  headers: Readonly<Record<string, string>> = {},
): HttpHandler {
  const { service, method } = operations[operationId];
  const isMeant = ({ request }: { request: Request }) =>
    routedTo(service, method, new URL(request.url).pathname) === operationId;
  return http[method](isMeant, () =>
    body === undefined
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers }),
  );
}

const routers = Object.fromEntries(
  Object.entries(services).map(([name, service]) => [name, createRouter(service.operations)]),
);

/** The operation of a call, found as the platform finds it: `/users/count` is no user. */
function routedTo(service: string, method: string, pathname: string): string | undefined {
  const base = `/api/${service}`;
  if (!pathname.startsWith(`${base}/`)) return undefined;
  const found = routers[service]?.(method, pathname.slice(base.length));
  return typeof found === 'object' ? found.operation.id : undefined;
}
