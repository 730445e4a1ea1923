/** The configured URL parts of a server. Absent ones are those of the console's own page. */
export interface ServerConfig {
  readonly protocol?: string;
  readonly host?: string;
  readonly port?: number;
  readonly path?: string;
}

const SOCKET_PROTOCOLS: Readonly<Record<string, string>> = {
  http: 'ws',
  https: 'wss',
  ws: 'ws',
  wss: 'wss',
};

/**
 * Returns the URL of the camera image server; undefined when the configured host is not valid.
 *
 * @param pageOrigin e.g. `https://console.example.org`
 */
export const buildCameraServerUrl = (
  config: ServerConfig,
  pageOrigin: string,
): string | undefined => buildUrl(config, pageOrigin, protocol => protocol);

/** The path of the alert socket where the configuration has none. @see ALERT-01 */
const ALERT_SOCKET_PATH = '/core/notification/device';

/**
 * Returns the URL of the alert socket: encrypted where the page is, unless configured otherwise; undefined when the
 * configured host is not valid.
 *
 * @param pageOrigin e.g. `https://console.example.org`
 */
export const buildAlertSocketUrl = (config: ServerConfig, pageOrigin: string): string | undefined =>
  buildUrl(
    { ...config, path: config.path ?? ALERT_SOCKET_PATH },
    pageOrigin,
    protocol => SOCKET_PROTOCOLS[protocol],
  );

const URL_PROTOCOLS = ['http', 'https', 'ws', 'wss', 'rtsp'];

function buildUrl(
  { protocol, host, port, path }: ServerConfig,
  pageOrigin: string,
  getProtocol: (configured: string) => string | undefined,
): string | undefined {
  const page = new URL(pageOrigin);
  const scheme = getProtocol(protocol ?? page.protocol.slice(0, -1));
  const name = bracketIpv6(host ?? page.hostname);
  if (scheme === undefined || !URL_PROTOCOLS.includes(scheme) || !/^[^\s/?#@\\]+$/u.test(name))
    return undefined;
  // An empty port is the default one.
  const url = `${scheme}://${name}:${port ?? page.port}${path ?? '/'}`;
  return URL.canParse(url) ? new URL(url).href : undefined;
}

/** Encloses an IPv6 address in brackets, as a URL requires. */
const bracketIpv6 = (host: string) =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
