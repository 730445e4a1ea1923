/** What an installation can change without a rebuild: the content of `/config.json`. */
export interface Settings {
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

const DEFAULTS: Settings = {
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
const origin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);

/** Milliseconds that the settings may take before the console goes on without them. */
const PATIENCE = 10_000;

let loaded: Promise<Settings> | undefined;

/**
 * Reads `/config.json`, once. Where it is absent or says nothing about a setting, the default
 * holds. Without a connection, or from a site in trouble, the defaults hold too, and the next
 * caller tries again. From a site that does not answer for 10 s they hold until it does.
 *
 * @see docs/decisions/2026-11-21-silent-source.md 1 (CALL-03)
 */
export function loadSettings(): Promise<Settings> {
  loaded ??= begin();
  return loaded;
}

function begin(): Promise<Settings> {
  const told = fetchSettings().catch(() => {
    loaded = undefined;
    return DEFAULTS;
  });
  return new Promise(give => {
    const timer = setTimeout(() => {
      loaded = Promise.resolve(DEFAULTS);
      // Nobody waits for the answer any more; it holds all the same from when it comes.
      void told.then(settings => (loaded &&= Promise.resolve(settings)));
      give(DEFAULTS);
    }, PATIENCE);
    void told.then(settings => {
      clearTimeout(timer);
      give(settings);
    });
  });
}

async function fetchSettings(): Promise<Settings> {
  const answer = await fetch(new URL(`/config.json?_=${Date.now()}`, origin()));
  // A site that is in trouble has not said that it has no settings.
  if (answer.status >= 500) throw new Error(`config.json: ${answer.status}`);
  if (!answer.ok) return DEFAULTS;
  // A site without the file often answers its start page instead.
  const told: unknown = await answer.json().catch(() => undefined);
  return withDefaults(told as Partial<Settings> | undefined);
}

function withDefaults(told: Partial<Settings> | null | undefined): Settings {
  const services = Object.entries(told?.services ?? {}).filter(
    ([, address]) => typeof address === 'string',
  );
  return {
    services: { ...DEFAULTS.services, ...Object.fromEntries(services) },
    containsStyle: told?.containsStyle ?? DEFAULTS.containsStyle,
    parameters: told?.parameters ?? DEFAULTS.parameters,
  };
}

/**
 * Where an operation lives: the absolute base address, and the path under it.
 * A service that no setting names is at `/api/{service}`.
 */
export function locate(
  { services }: Settings,
  service: string,
  path: string,
): { readonly base: string; readonly path: string } {
  const version = /^\/v\d+(?=\/)/.exec(path)?.[0] ?? '';
  const ofVersion = version && services[service + version];
  const base = ofVersion || (services[service] ?? `/api/${service}`);
  return {
    base: new URL(base, origin()).href,
    path: ofVersion ? path.slice(version.length) : path,
  };
}
