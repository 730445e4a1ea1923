import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { FilterError } from '../loopback/FilterError.ts';
import { Binary, binary } from './binary.ts';
import { clientAddressOf } from './clientAddress.ts';
import { createCrud } from './crud.ts';
import { createRouter, type Route } from './findRoute.ts';
import { isAllowed } from './isAllowed.ts';
import { createLoginLimit } from './loginLimit.ts';
import { readBody } from './readBody.ts';
import { isJson } from './mediaType.ts';
import { judgePath, readQuery } from './readQuery.ts';
import { codes, Refusal, refuse } from './Refusal.ts';
import type { Caller, Rule, Service, Services, Surroundings } from './rule.ts';
import type { ScopeOf } from './scope/scopeOf.ts';
import type { Store } from './Store.ts';
import { callerOf, identify, ownerOf, TOKEN_SECONDS } from './tokens.ts';
import { WithHeaders } from './WithHeaders.ts';

/** What a kernel is made of. */
export interface KernelOptions extends Omit<Surroundings, 'loginLimit' | 'delay' | 'tokenSeconds'> {
  /** How long a device is waited for; not at all when absent. */
  readonly delay?: Surroundings['delay'];
  /** Two weeks when absent. */
  readonly tokenSeconds?: Surroundings['tokenSeconds'];
  readonly services: Services;
  /** What a caller reaches of the store; everything when absent. */
  readonly scopeOf?: ScopeOf;
  /** Failed sign-ins that an account may have in a minute; 10 when absent, `Infinity` lifts the limit. */
  readonly loginFailures?: () => number;
  /** Hears of errors that are nobody's refusal; never of a token or a password. */
  readonly onError?: (error: unknown, operationId: string) => void;
}

/** One function from request to answer, the same on every host. */
export interface Kernel {
  /** Never rejects. What it changed is kept before it answers. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The store as the owner of a token has it now; undefined for a token that is no longer good. */
  readonly storeOf: (token: string) => Store | undefined;
  /** Lets happen what is due by now; whoever calls it commits. */
  readonly passTime: () => void;
}

interface Mounted {
  readonly service: Service;
  readonly find: ReturnType<typeof createRouter>;
  readonly ruleOf: (operation: OperationDescriptor) => Rule;
}

/** Makes what answers `/api/{service}` and below. */
export function createKernel(options: KernelOptions): Kernel {
  const { services, store, clock, loginFailures = () => 10, onError } = options;
  const { scopeOf = () => store } = options;
  const platform: Surroundings = {
    delay: () => Promise.resolve(),
    tokenSeconds: () => TOKEN_SECONDS,
    ...options,
    loginLimit: createLoginLimit(loginFailures, clock),
  };
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
    const { searchParams } = new URL(request.url);
    const { dialect } = service.resources[operation.resource ?? ''] ?? {};
    const query = readQuery(operation, searchParams, parameters[operation.id], dialect);
    const body = operation.body && (await readBody(request, operation.body, bodies[operation.id]));
    const address = clientAddressOf(request);
    const reached = caller ? { ...platform, store: scopeOf(caller) } : platform;
    const call = { operation, path, query, body, caller, address, platform: reached };
    return ruleOf(operation)(call);
  }

  async function settle(request: Request): Promise<Response> {
    let operationId = '';
    let refuseWith = (refusal: Refusal) => refusal.toResponse();
    try {
      const { pathname } = new URL(request.url);
      const [place, rest] = locate(mounted, pathname);
      const route = findRoute(place, request.method, rest, pathname);
      const { operation } = route;
      operationId = operation.id;
      refuseWith = refusal => place.service.refuse?.(refusal, operation) ?? refusal.toResponse();
      try {
        return respond(operation, await perform(request, place, route));
      } finally {
        // Even a refusal can change something: an expired token goes.
        await store.commit();
      }
    } catch (error) {
      return refuseWith(refusalOf(error, failure => onError?.(failure, operationId)));
    }
  }

  return {
    storeOf(token) {
      const user = ownerOf(platform, token);
      return user && scopeOf(callerOf(store, user, token));
    },
    passTime() {
      for (const { rules } of Object.values(services)) rules.passTime?.(platform);
    },
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
    is === 'import' ||
    is === 'action' ||
    is === 'reading' ||
    is === 'none' ||
    resource === undefined
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

/** The second base address of core; its document writes only those paths under it that differ. @see spec B7 */
const SECOND_BASE = '/api/core/v2/';

function findRoute({ find }: Mounted, method: string, path: string, pathname: string): Route {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const isSecond = pathname.startsWith(SECOND_BASE);
  const direct = find(verb, path);
  const found =
    isSecond && direct === 'no such path' ? find(verb, path.slice('/v2'.length)) : direct;
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
function respond({ answers }: OperationDescriptor, answer: unknown): Response {
  const [{ status, mediaType } = { status: 200 }] = answers;
  if (answer instanceof Binary) return answer.toResponse(status);
  const { body, headers: own } =
    answer instanceof WithHeaders ? answer : new WithHeaders(answer, {});
  const headers = { 'cache-control': 'no-store', ...own };
  if (mediaType === undefined) return new Response(null, { status, headers });
  if (!isJson(mediaType)) return example(body, mediaType).toResponse(status);
  return Response.json(body ?? null, {
    status,
    headers: { 'content-type': mediaType, ...headers },
  });
}

/** What the generated answers have for an operation that nobody wrote a rule for. */
function example(body: unknown, mediaType: string): Binary {
  const type = mediaType.includes('*') ? 'application/octet-stream' : mediaType;
  if (body instanceof ArrayBuffer) return binary({ type, bytes: new Uint8Array(body) });
  return binary({ type, bytes: new TextEncoder().encode(typeof body === 'string' ? body : '') });
}

function refusalOf(error: unknown, onError: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof FilterError) return refuse.malformed(error.message, error.key);
  if (error instanceof URIError) return refuse.malformed('The path is not encoded properly.');
  onError(error);
  return new Refusal(500, codes.internalError, 'Internal Server Error');
}
