/** What an installation can change without a rebuild: the content of `/config.json`. */
export interface InstallationSettings {
  /**
   * The base address of each service, absolute or from the root of the site. `core/v2` may have
   * an address of its own; without one it is `v2` under that of core.
   */
  readonly services: Readonly<Record<string, string>>;
  /** How the store words "contains", as it was told: the dialect judges it. @see src/data/dialects/containsStyle.ts */
  readonly containsStyle: string;
  /** What calls of documents from elsewhere carry, by the name of the parameter, e.g. `{ "api-version": "2.3.0" }`. */
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

/** The base address of this page; Node has none. */
const getOrigin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);

/** Milliseconds that the settings may take before the console goes on without them. */
const SETTINGS_TIMEOUT_MS = 10_000;

let loaded: Promise<InstallationSettings> | undefined;

/**
 * Reads `/config.json`, once. Where it is absent or says nothing about a setting, the default
 * holds. Without a connection, or from a site in trouble, the defaults hold too, and the next
 * caller tries again. From a site that does not answer for 10 s they hold until it does.
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
      // Nobody waits for the answer any more; it holds all the same from when it comes.
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
  // A site that is in trouble has not said that it has no settings.
  if (response.status >= 500) throw new Error(`config.json: ${response.status}`);
  if (!response.ok) return DEFAULT_SETTINGS;
  // A site without the file often answers its start page instead.
  const body: unknown = await response.json().catch(() => undefined);
  return withDefaults(body as Partial<InstallationSettings> | undefined);
}

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
 * Where an operation lives: the absolute base address, and the path under it.
 * A service that no setting names is at `/api/{service}`.
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
