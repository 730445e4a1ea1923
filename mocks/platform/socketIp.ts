import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** An IPv4 address on a socket of IPv6. @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2 */
const IPV4_MAPPED_PREFIX = /^::ffff:(?=\d+\.)/iu;

const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.');

/**
 * Returns the IP address of the client of a request; undefined when its connection has ended. Behind a reverse proxy on
 * this machine it is the last address that the proxy has put into `X-Forwarded-For`. From any other sender that header
 * is not trusted.
 */
export function getSocketIp({ socket, headers }: IncomingMessage): string | undefined {
  const ip = socket.remoteAddress?.replace(IPV4_MAPPED_PREFIX, '');
  if (ip === undefined || !isLoopback(ip)) return ip;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
    .replace(IPV4_MAPPED_PREFIX, '');
  return forwarded !== undefined && isIP(forwarded) > 0 ? forwarded : ip;
}
