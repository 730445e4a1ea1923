/** Answers a request: a platform in this process, or `fetch` for one behind a port. */
export type Answer = (request: Request) => Promise<Response>;

/** An answer as a test compares it. */
export interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What a call of the users service carries. */
export interface Sent {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly filter?: unknown;
  readonly where?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a platform without the console: what `curl` would do. */
export function createCaller(answer: Answer, origin = 'http://localhost') {
  async function call(method: string, path: string, sent: Sent = {}): Promise<Told> {
    const response = await answer(requestOf(origin, method, path, sent));
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      headers: response.headers,
    };
  }

  /** Signs in and gives the token. */
  async function signIn(username: string, password = 'Lamp#2026'): Promise<string> {
    const { status, body } = await call('POST', '/users/users/login', {
      json: { username, password },
    });
    if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
    return (body as { id: string }).id;
  }

  return { call, signIn };
}

function requestOf(origin: string, method: string, path: string, sent: Sent): Request {
  const url = new URL(`/api${path}`, origin);
  for (const name of ['filter', 'where'] as const) {
    if (sent[name] !== undefined) url.searchParams.set(name, JSON.stringify(sent[name]));
  }
  const headers = new Headers(sent.headers);
  if (sent.token !== undefined) headers.set('authorization', sent.token);
  if (sent.json !== undefined) headers.set('content-type', 'application/json');
  const body = sent.form ? new URLSearchParams(sent.form) : jsonOf(sent.json);
  return new Request(url, { method, headers, ...(body !== undefined && { body }) });
}

const jsonOf = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
