/** The network address of whoever sent a request, where the host of the platform knows one. */
const addresses = new WeakMap<Request, string>();

/** The address of a client on the same machine, which is also where a platform without a network runs. */
const LOOPBACK = '127.0.0.1';

/** Remembers from which IP address a request came. */
export const setClientAddress = (request: Request, address: string): void =>
  void addresses.set(request, address);

/** The IP address of the client of a request: the loopback address inside a browser or a test. */
export const clientAddressOf = (request: Request): string => addresses.get(request) ?? LOOPBACK;
