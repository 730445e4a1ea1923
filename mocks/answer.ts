import { http, type HttpHandler } from 'msw/http';

import { services } from '../src/generated/catalogue.ts';
import type { operations as ConfigOperations } from '../src/generated/config/types.ts';
import type { operations as UsersOperations, Readable } from '../src/generated/users/types.ts';
import type { OperationDescriptor } from '../src/schema/operation.ts';

type Operations = UsersOperations & ConfigOperations;

type StatusOf<Id extends keyof Operations> = keyof Operations[Id]['responses'] & number;

type BodyOf<
  Id extends keyof Operations,
  Status extends StatusOf<Id>,
> = Operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Readable<Body>
  : undefined;

const operations: Readonly<Record<keyof Operations, OperationDescriptor>> = {
  ...services.users.operations,
  ...services.config.operations,
};

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
  const { service, method, path } = operations[operationId];
  const pattern = `*/api/${service}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[method](pattern, () =>
    body === undefined
      ? new Response(null, { status, headers })
      : Response.json(body, { status, headers }),
  );
}
