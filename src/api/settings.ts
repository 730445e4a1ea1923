/** The settings of an installation that need no rebuild: the content of `/config.json`. */
export interface InstallationSettings {
  /**
   * The base URL of each service, absolute or relative to the site root. `core/v2` may have a URL of its own; by
   * default it is `v2` under that of core.
   */
  readonly services: Readonly<Record<string, string>>;
  /** The store's syntax of "contains", not validated here. @see src/data/dialects/containsStyle.ts */
  readonly containsStyle: string;
  /** The constant parameters of foreign documents, by name, e.g. `{ "api-version": "2.3.0" }`. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

const DEFAULT_SETTINGS: InstallationSettings = {
  services: {
    users: '/api/users',
    core: '/api/core',
    media: '/api/media',
    storage: '/api/storage',
    config: '/api/config',
  },
  containsStyle: 'regexp',
  parameters: {},
};

/** Returns the origin of this page; Node has none. */
const getOrigin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);

/** Timeout of reading the settings, in milliseconds; after it the defaults apply. */
const SETTINGS_TIMEOUT_MS = 10_000;

/** Limits of the file, against one that blocks the page: real ones have some hundred characters and three levels. */
const MAX_LENGTH = 100_000;
const MAX_LEVELS = 24;

let loaded: Promise<InstallationSettings> | undefined;

/**
 * Reads `/config.json`, once. Where it is absent or lacks a setting, the default applies. When offline, or on a server
 * error, the defaults apply too, and the next caller tries again. When the site does not respond for 10 s, they apply
 * until it does.
 *
 * @see docs/decisions/2026-11-21-silent-source.md 1 (CALL-03)
 */
export function loadSettings(): Promise<InstallationSettings> {
  loaded ??= startLoading();
  return loaded;
}

function startLoading(): Promise<InstallationSettings> {
  const settingsRead = fetchSettings().catch(() => {
    loaded = undefined;
    return DEFAULT_SETTINGS;
  });
  return new Promise(resolve => {
    const timer = setTimeout(() => {
      loaded = Promise.resolve(DEFAULT_SETTINGS);
      // No caller waits for the response any more; it still applies once it arrives.
      void settingsRead.then(settings => (loaded &&= Promise.resolve(settings)));
      resolve(DEFAULT_SETTINGS);
    }, SETTINGS_TIMEOUT_MS);
    void settingsRead.then(settings => {
      clearTimeout(timer);
      resolve(settings);
    });
  });
}

async function fetchSettings(): Promise<InstallationSettings> {
  const response = await fetch(new URL(`/config.json?_=${Date.now()}`, getOrigin()));
  // A server error does not mean that there are no settings.
  if (response.status >= 500) throw new Error(`config.json: ${response.status}`);
  if (!response.ok) return DEFAULT_SETTINGS;
  const stored = parseSettings(await response.text());
  return withDefaults(stored as Partial<InstallationSettings> | undefined);
}

/** Returns undefined for a text beyond the limits, or that is no JSON: a site without the file often returns its start page. */
function parseSettings(text: string): unknown {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return isDeeper(stored, MAX_LEVELS) ? undefined : stored;
  } catch {
    return undefined;
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)));

function withDefaults(
  stored: Partial<InstallationSettings> | null | undefined,
): InstallationSettings {
  const services = Object.entries(stored?.services ?? {}).filter(
    ([, url]) => typeof url === 'string',
  );
  return {
    services: { ...DEFAULT_SETTINGS.services, ...Object.fromEntries(services) },
    containsStyle: stored?.containsStyle ?? DEFAULT_SETTINGS.containsStyle,
    parameters: stored?.parameters ?? DEFAULT_SETTINGS.parameters,
  };
}

/**
 * Resolves the URL of an operation: the absolute base URL, and the path under it. A service without a setting is at
 * `/api/{service}`.
 */
export function resolveServiceUrl(
  { services }: InstallationSettings,
  service: string,
  path: string,
): { readonly base: string; readonly path: string } {
  const version = /^\/v\d+(?=\/)/.exec(path)?.[0] ?? '';
  const versionBase = version && services[service + version];
  const base = versionBase || (services[service] ?? `/api/${service}`);
  return {
    base: new URL(base, getOrigin()).href,
    path: versionBase ? path.slice(version.length) : path,
  };
}
