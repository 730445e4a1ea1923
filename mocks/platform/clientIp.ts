/** The IP address of the client of each request, where the host of the platform knows it. */
const clientIps = new WeakMap<Request, string>();

/** The IP address of a client on the same machine, and of a platform without a network. */
const LOOPBACK_IP = '127.0.0.1';

export const setClientIp = (request: Request, ip: string): void => void clientIps.set(request, ip);

/** Returns the IP address of the client of a request: the loopback address inside a browser or a test. */
export const getClientIp = (request: Request): string => clientIps.get(request) ?? LOOPBACK_IP;
