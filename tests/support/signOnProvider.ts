import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the platform gave for an account: a provider hands it to the console. */
export interface IssuedToken {
  readonly access_token: string;
  readonly user_id: string;
}

/** A single-sign-on provider: a site of its own that knows everybody, or refuses. */
export interface SignOnProvider {
  /** The address that the platform configures. */
  readonly link: string;
  /** What it brings to the console from here on: a token, or why there is none. */
  callbackParams: IssuedToken | { readonly error: string };
  /** The paths that were asked for. */
  readonly requestedPaths: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts a provider on a port of its own. Whoever opens its link is sent back at once with `access_token` and `user_id`;
 * `{link}/logout` is noted.
 *
 * @param home the address of the console
 * @see AUTH-05, AUTH-11
 */
export async function startSignOnProvider(home: string): Promise<SignOnProvider> {
  const requestedPaths: string[] = [];
  const provider = {
    callbackParams: { error: 'access_denied' } as SignOnProvider['callbackParams'],
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, home);
    requestedPaths.push(pathname);
    if (pathname === '/city/logout') return void response.writeHead(204).end();
    if (pathname !== '/city') return void response.writeHead(404).end();
    const location = `${home}/oauth?${String(new URLSearchParams({ ...provider.callbackParams }))}`;
    return void response.writeHead(302, { location }).end();
  });
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(provider, {
    link: `http://localhost:${port}/city`,
    requestedPaths,
    stop: () =>
      new Promise<void>(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}
