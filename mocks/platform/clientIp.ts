/** The network address of whoever sent a request, where the host of the platform knows one. */
const clientIps = new WeakMap<Request, string>();

/** The address of a client on the same machine, which is also where a platform without a network runs. */
const LOOPBACK_IP = '127.0.0.1';

/** Remembers from which IP address a request came. */
export const setClientIp = (request: Request, ip: string): void => void clientIps.set(request, ip);

/** The IP address of the client of a request: the loopback address inside a browser or a test. */
export const getClientIp = (request: Request): string => clientIps.get(request) ?? LOOPBACK_IP;
