/** Where a server is, as the platform configures it. Members that are absent are those of the console's own page. */
export interface ServerAddress {
  readonly protocol?: string;
  readonly host?: string;
  readonly port?: number;
  readonly path?: string;
}

const SOCKET: Readonly<Record<string, string>> = { http: 'ws', https: 'wss', ws: 'ws', wss: 'wss' };

/**
 * The URL of the server that the pictures of cameras come from; undefined when the configured address is not valid.
 *
 * @param pageOrigin e.g. `https://console.example.org`
 */
export const cameraServerUrl = (address: ServerAddress, pageOrigin: string): string | undefined =>
  urlOf(address, pageOrigin, protocol => protocol);

/**
 * The URL of the socket of alerts: encrypted where the page is, unless configured otherwise; undefined when the
 * configured address is not valid.
 *
 * @param pageOrigin e.g. `https://console.example.org`
 */
export const alertSocketUrl = (address: ServerAddress, pageOrigin: string): string | undefined =>
  urlOf(address, pageOrigin, protocol => SOCKET[protocol]);

const PROTOCOLS = ['http', 'https', 'ws', 'wss', 'rtsp'];

function urlOf(
  { protocol, host, port, path }: ServerAddress,
  pageOrigin: string,
  protocolOf: (configured: string) => string | undefined,
): string | undefined {
  const page = new URL(pageOrigin);
  const scheme = protocolOf(protocol ?? page.protocol.slice(0, -1));
  const name = bracketed(host ?? page.hostname);
  if (scheme === undefined || !PROTOCOLS.includes(scheme) || !/^[^\s/?#@\\]+$/u.test(name))
    return undefined;
  // An empty port is the default one.
  const url = `${scheme}://${name}:${port ?? page.port}${path ?? '/'}`;
  return URL.canParse(url) ? new URL(url).href : undefined;
}

/** An IPv6 address stands in brackets in a URL. */
const bracketed = (host: string) =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
