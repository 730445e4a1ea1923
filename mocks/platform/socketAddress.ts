import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** An IPv4 address on a socket of IPv6. @see RFC 4291, 2.5.5.2 */
const MAPPED = /^::ffff:(?=\d+\.)/iu;

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');

/**
 * The IP address that a request came from; undefined when its connection has ended. Behind a reverse proxy on this machine it is
 * the last address that the proxy has put into `X-Forwarded-For`. From anywhere else that header proves nothing.
 */
export function socketAddress({ socket, headers }: IncomingMessage): string | undefined {
  const address = socket.remoteAddress?.replace(MAPPED, '');
  if (address === undefined || !isLoopback(address)) return address;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
    .replace(MAPPED, '');
  return forwarded !== undefined && isIP(forwarded) > 0 ? forwarded : address;
}
