import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { FilterError } from '../loopback/FilterError.ts';
import { createCrud } from './crud.ts';
import { createRouter, type Route } from './findRoute.ts';
import { isAllowed } from './isAllowed.ts';
import { createLoginLimit } from './loginLimit.ts';
import { readBody } from './readBody.ts';
import { judgePath, readQuery } from './readQuery.ts';
import { codes, Refusal, refuse } from './Refusal.ts';
import type { Caller, Rule, Service, Services, Surroundings } from './rule.ts';
import { identify } from './tokens.ts';

/** What a platform is made of. */
export interface PlatformOptions extends Omit<Surroundings, 'loginLimit'> {
  readonly services: Services;
  /** Failed sign-ins that an account may have in a minute; 10 when absent, `Infinity` lifts the limit. */
  readonly loginFailures?: number;
  /** Hears of errors that are nobody's refusal; never of a token or a password. */
  readonly onError?: (error: unknown, operationId: string) => void;
}

/** A platform: one function from request to answer, the same on every host. */
export interface Platform {
  /** Never rejects. What it changed is kept before it answers. */
  readonly answer: (request: Request) => Promise<Response>;
}

interface Mounted {
  readonly service: Service;
  readonly find: ReturnType<typeof createRouter>;
  readonly ruleOf: (operation: OperationDescriptor) => Rule;
}

/** Makes a platform that answers `/api/{service}` and below. */
export function createPlatform(options: PlatformOptions): Platform {
  const { services, store, clock, loginFailures = 10, onError } = options;
  const platform = { ...options, loginLimit: createLoginLimit(loginFailures, clock) };
  const mounted = new Map(
    Object.entries(services).map(([name, service]) => [name, mount(service)]),
  );

  /** Everything that must hold before a rule is asked, in the order in which a platform can know it. */
  async function perform(request: Request, { service, ruleOf }: Mounted, route: Route) {
    const { operation, path } = route;
    const { parameters, bodies } = service.validators;
    const caller = operation.secured ? identify(platform, request.headers) : undefined;
    refuseDenied(operation, caller, path);
    judgePath(path, parameters[operation.id]);
    const query = readQuery(operation, new URL(request.url).searchParams, parameters[operation.id]);
    const body = operation.body && (await readBody(request, operation.body, bodies[operation.id]));
    return ruleOf(operation)({ operation, path, query, body, caller, platform });
  }

  async function settle(request: Request): Promise<Response> {
    let operationId = '';
    try {
      const { pathname } = new URL(request.url);
      const [place, rest] = locate(mounted, pathname);
      const route = findRoute(place, request.method, rest, pathname);
      operationId = route.operation.id;
      try {
        return respond(route.operation, await perform(request, place, route));
      } finally {
        // Even a refusal can change something: an expired token goes.
        await store.commit();
      }
    } catch (error) {
      return refusalOf(error, failure => onError?.(failure, operationId)).toResponse();
    }
  }

  return {
    async answer(request) {
      const response = await settle(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

function mount(service: Service): Mounted {
  const { operations, resources, rules, answers } = service;
  const cruds = new Map(
    Object.values(resources).map(resource => [
      resource.name,
      createCrud(resource, rules.resources?.[resource.name]),
    ]),
  );
  const crudOf = ({ is, resource }: OperationDescriptor) =>
    is === 'action' || is === 'none' || resource === undefined
      ? undefined
      : cruds.get(resource)?.[is];

  return {
    service,
    find: createRouter(operations),
    ruleOf: operation =>
      rules.operations[operation.id] ?? crudOf(operation) ?? (() => answers[operation.id]?.()),
  };
}

function locate(mounted: ReadonlyMap<string, Mounted>, pathname: string): [Mounted, string] {
  const [, name = '', rest = ''] = /^\/api\/([^/]+)(.*)$/.exec(pathname) ?? [];
  const place = mounted.get(name);
  if (!place) throw new Refusal(404, codes.noSuchPath, `There is no service at ${pathname}`);
  return [place, rest];
}

function findRoute({ find }: Mounted, method: string, path: string, pathname: string): Route {
  const found = find(method === 'HEAD' ? 'get' : method.toLowerCase(), path);
  if (typeof found === 'object') return found;
  const code = found === 'no such path' ? codes.noSuchPath : codes.notSupported;
  throw new Refusal(404, code, `There is no method to handle ${method} ${pathname}`);
}

function refuseDenied(
  { permission }: OperationDescriptor,
  caller: Caller | undefined,
  path: Readonly<Record<string, string>>,
) {
  if (permission && caller && !isAllowed(permission, caller, path)) throw refuse.denied();
}

/** The first answer of a document is the successful one; without a media type it has no body. */
function respond({ answers }: OperationDescriptor, body: unknown): Response {
  const [{ status, mediaType } = { status: 200 }] = answers;
  const headers = { 'cache-control': 'no-store' };
  return mediaType === undefined
    ? new Response(null, { status, headers })
    : Response.json(body ?? null, { status, headers });
}

function refusalOf(error: unknown, onError: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof FilterError) return refuse.malformed(error.message);
  if (error instanceof URIError) return refuse.malformed('The path is not encoded properly.');
  onError(error);
  return new Refusal(500, codes.internalError, 'Internal Server Error');
}
