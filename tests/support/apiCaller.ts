/** Sends a request: to a platform in this process, or with `fetch` to one behind a port. */
export type SendRequest = (request: Request) => Promise<Response>;

/** A response as a test compares it. */
export interface ApiResponse {
  readonly status: number;
  /** Parsed JSON, or the bytes of another media type; undefined for an empty body. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** The options of a call. */
export interface ApiRequest {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** The parts of a form with files. */
  readonly parts?: Readonly<Record<string, string | File>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly filter?: unknown;
  readonly where?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a platform without the console, as `curl` would. */
export function createApiCaller(send: SendRequest, origin = 'http://localhost') {
  async function call(
    method: string,
    path: string,
    request: ApiRequest = {},
  ): Promise<ApiResponse> {
    const response = await send(createRequest(origin, method, path, request));
    return { status: response.status, body: await readBody(response), headers: response.headers };
  }

  /** Signs in and returns the token. */
  async function signIn(username: string, password = 'Lamp#2026'): Promise<string> {
    const { status, body } = await call('POST', '/users/users/login', {
      json: { username, password },
    });
    if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
    return (body as { id: string }).id;
  }

  return { call, signIn };
}

async function readBody(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength === 0) return undefined;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? (JSON.parse(new TextDecoder().decode(bytes)) as unknown) : bytes;
}

function createRequest(origin: string, method: string, path: string, request: ApiRequest): Request {
  const url = new URL(`/api${path}`, origin);
  for (const name of ['filter', 'where'] as const) {
    if (request[name] !== undefined) url.searchParams.set(name, JSON.stringify(request[name]));
  }
  for (const [name, value] of Object.entries(request.query ?? {}))
    url.searchParams.set(name, value);
  const headers = new Headers(request.headers);
  if (request.token !== undefined) headers.set('authorization', request.token);
  if (request.json !== undefined) headers.set('content-type', 'application/json');
  const body = encodeBody(request);
  return new Request(url, { method, headers, ...(body !== undefined && { body }) });
}

function encodeBody({ form, parts, json }: ApiRequest) {
  if (form) return new URLSearchParams(form);
  if (!parts) return json === undefined ? undefined : JSON.stringify(json);
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.append(name, value);
  return data;
}
