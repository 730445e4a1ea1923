import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The credentials of an account from the platform, which the provider passes to the console. */
export interface IssuedToken {
  readonly access_token: string;
  readonly user_id: string;
}

/** A single-sign-on provider: a separate site that signs in every user, or rejects the sign-in. */
export interface SignOnProvider {
  /** The URL that the platform configures. */
  readonly link: string;
  /** Sets what it returns to the console: a token, or an error. */
  callbackParams: IssuedToken | { readonly error: string };
  readonly requestedPaths: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts a provider on its own port. Its link redirects back at once with `access_token` and `user_id`; `{link}/logout` is
 * recorded.
 *
 * @param home the URL of the console
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
