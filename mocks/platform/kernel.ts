import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { FilterError } from '../loopback/FilterError.ts';
import { BinaryResponse, createBinaryResponse } from './BinaryResponse.ts';
import { getClientIp } from './clientIp.ts';
import { createCrud } from './crud.ts';
import { createRouter, type OperationRoute } from './operationRouter.ts';
import { isAllowed } from './isAllowed.ts';
import { createLoginLimit } from './loginLimit.ts';
import { readBody } from './readBody.ts';
import { isJson } from './mediaType.ts';
import { assertValidPath, readQuery } from './readQuery.ts';
import { errorCodes, HttpError, httpErrors } from './HttpError.ts';
import type {
  GetScopedStore,
  AuthenticatedCaller,
  OperationRule,
  PlatformService,
  PlatformServices,
  RuleContext,
} from './operationRule.ts';
import type { Store } from './Store.ts';
import { createCaller, authenticate, getTokenOwner, DEFAULT_TOKEN_SECONDS } from './tokens.ts';
import { ResponseWithHeaders } from './ResponseWithHeaders.ts';

/** The dependencies of a kernel. */
export interface KernelOptions extends Omit<RuleContext, 'loginLimit' | 'delay' | 'tokenSeconds'> {
  /** Waits for the response time of a device; no wait when absent. */
  readonly delay?: RuleContext['delay'];
  /** Two weeks when absent. */
  readonly tokenSeconds?: RuleContext['tokenSeconds'];
  readonly services: PlatformServices;
  /** Returns the part of the store that a caller may access; everything when absent. */
  readonly getScopedStore?: GetScopedStore;
  /** The maximum of failed sign-ins per account and minute; `Infinity` lifts the limit. */
  readonly loginFailures: () => number;
  /** Receives errors other than `HttpError`; never a token or a password. */
  readonly onError?: (error: unknown, operationId: string) => void;
}

/** A function from request to response, the same on every host. */
export interface PlatformKernel {
  /** Never rejects. The changes of a request are persisted before its response. */
  readonly handleRequest: (request: Request) => Promise<Response>;
  /** Returns the current store of a token's owner; undefined for a token that is no longer valid. */
  readonly getStoreByToken: (token: string) => Store | undefined;
  /** Applies the changes due by now; the caller commits. */
  readonly passTime: () => void;
}

interface MountedService {
  readonly service: PlatformService;
  readonly findRoute: ReturnType<typeof createRouter>;
  readonly getRule: (operation: OperationDescriptor) => OperationRule;
}

/** Creates the handler of `/api/{service}` and below. */
export function createKernel(options: KernelOptions): PlatformKernel {
  const { services, store, clock, loginFailures, onError } = options;
  const { getScopedStore = () => store } = options;
  const platform: RuleContext = {
    delay: () => Promise.resolve(),
    tokenSeconds: () => DEFAULT_TOKEN_SECONDS,
    ...options,
    loginLimit: createLoginLimit(loginFailures, clock),
  };
  const mounted = new Map(
    Object.entries(services).map(([name, service]) => [name, mountService(service)]),
  );

  /** Checks all preconditions of a rule, in the order in which the platform can evaluate them, then calls it. */
  async function callOperation(
    request: Request,
    { service, getRule }: MountedService,
    route: OperationRoute,
  ) {
    const { operation, path } = route;
    const { parameters, bodies } = service.validators;
    const caller = operation.secured ? authenticate(platform, request.headers) : undefined;
    assertAllowed(operation, caller, path);
    assertValidPath(path, parameters[operation.id]);
    const { searchParams } = new URL(request.url);
    const { dialect } = service.resources[operation.resource ?? ''] ?? {};
    const query = readQuery(operation, searchParams, parameters[operation.id], dialect);
    const body = operation.body && (await readBody(request, operation.body, bodies[operation.id]));
    const ip = getClientIp(request);
    const scopedPlatform = caller ? { ...platform, store: getScopedStore(caller) } : platform;
    const call = { operation, path, query, body, caller, ip, platform: scopedPlatform };
    return getRule(operation)(call);
  }

  async function handleWithErrors(request: Request): Promise<Response> {
    let operationId = '';
    let toErrorResponse = (httpError: HttpError) => httpError.toResponse();
    const { failedWrites } = store;
    try {
      const { pathname } = new URL(request.url);
      const [mountedService, rest] = findService(mounted, pathname);
      const route = findRoute(mountedService, request.method, rest, pathname);
      const { operation } = route;
      operationId = operation.id;
      toErrorResponse = httpError =>
        mountedService.service.toErrorResponse?.(httpError, operation) ?? httpError.toResponse();
      try {
        return createResponse(operation, await callOperation(request, mountedService, route));
      } finally {
        // Even an error response can change state: an expired token is removed.
        await store.commitRequest(failedWrites).catch((error: unknown) => {
          // A full disk ends no reading.
          if (!isReading(request)) throw error;
          onError?.(error, operationId);
        });
      }
    } catch (error) {
      return toErrorResponse(toHttpError(error, failure => onError?.(failure, operationId)));
    }
  }

  return {
    getStoreByToken(token) {
      const user = getTokenOwner(platform, token);
      return user && getScopedStore(createCaller(store, user, token));
    },
    passTime() {
      for (const { rules } of Object.values(services)) rules.passTime?.(platform);
    },
    async handleRequest(request) {
      const response = skipKnownBody(request, await handleWithErrors(request));
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Sends no body that the client has already, by its ETag. */
function skipKnownBody({ method, headers: sent }: Request, response: Response): Response {
  const etag = response.headers.get('etag');
  if (method !== 'GET' || etag === null || sent.get('if-none-match') !== etag) return response;
  const headers = new Headers(response.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

function mountService(service: PlatformService): MountedService {
  const { operations, resources, rules, exampleResponses } = service;
  const crudRules = new Map(
    Object.values(resources).map(resource => [
      resource.name,
      createCrud(resource, rules.resources?.[resource.name]),
    ]),
  );
  const getCrudRule = ({ kind, resource }: OperationDescriptor) =>
    kind === 'import' ||
    kind === 'action' ||
    kind === 'report' ||
    kind === 'none' ||
    resource === undefined
      ? undefined
      : crudRules.get(resource)?.[kind];

  return {
    service,
    findRoute: createRouter(operations),
    getRule: operation =>
      rules.operations[operation.id] ??
      getCrudRule(operation) ??
      (() => exampleResponses[operation.id]?.()),
  };
}

function findService(
  mounted: ReadonlyMap<string, MountedService>,
  pathname: string,
): [MountedService, string] {
  const [, name = '', rest = ''] = /^\/api\/([^/]+)(.*)$/.exec(pathname) ?? [];
  const mountedService = mounted.get(name);
  if (!mountedService)
    throw new HttpError(404, errorCodes.noSuchPath, `There is no service at ${pathname}`);
  return [mountedService, rest];
}

/** The second base path of core; its document lists only those paths under it that differ. @see CALL-03 */
const CORE_V2_PATH = '/api/core/v2/';

function findRoute(
  { findRoute: find }: MountedService,
  method: string,
  path: string,
  pathname: string,
): OperationRoute {
  const methodName = method === 'HEAD' ? 'get' : method.toLowerCase();
  const isV2Path = pathname.startsWith(CORE_V2_PATH);
  const match = find(methodName, path);
  const found =
    isV2Path && match === 'no such path' ? find(methodName, path.slice('/v2'.length)) : match;
  if (typeof found === 'object') return found;
  const code = found === 'no such path' ? errorCodes.noSuchPath : errorCodes.notSupported;
  throw new HttpError(404, code, `There is no method to handle ${method} ${pathname}`);
}

function assertAllowed(
  { permission }: OperationDescriptor,
  caller: AuthenticatedCaller | undefined,
  path: Readonly<Record<string, string>>,
) {
  if (permission && caller && !isAllowed(permission, caller, path)) throw httpErrors.accessDenied();
}

/**
 * Creates the response of a result: the first response of a document is the successful one; without a media type it has
 * no body.
 */
function createResponse({ responses }: OperationDescriptor, result: unknown): Response {
  const [{ status, mediaType } = { status: 200 }] = responses;
  if (result instanceof BinaryResponse) return result.toResponse(status);
  const { body, headers: extraHeaders } =
    result instanceof ResponseWithHeaders ? result : new ResponseWithHeaders(result, {});
  const headers = { 'cache-control': 'no-store', ...extraHeaders };
  if (mediaType === undefined) return new Response(null, { status, headers });
  if (!isJson(mediaType)) return createExampleBody(body, mediaType).toResponse(status);
  return Response.json(body ?? null, {
    status,
    headers: { 'content-type': mediaType, ...headers },
  });
}

/** Creates the example body of an operation without a written rule. */
function createExampleBody(body: unknown, mediaType: string): BinaryResponse {
  const type = mediaType.includes('*') ? 'application/octet-stream' : mediaType;
  if (body instanceof ArrayBuffer)
    return createBinaryResponse({ type, bytes: new Uint8Array(body) });
  return createBinaryResponse({
    type,
    bytes: new TextEncoder().encode(typeof body === 'string' ? body : ''),
  });
}

function toHttpError(error: unknown, onError: (error: unknown) => void): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof FilterError) return httpErrors.badRequest(error.message, error.key);
  if (error instanceof URIError) return httpErrors.badRequest('The path is not encoded properly.');
  onError(error);
  return new HttpError(500, errorCodes.internalError, 'Internal Server Error');
}
