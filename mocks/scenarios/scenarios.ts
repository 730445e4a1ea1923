/** The failure of a call before any change: a status with a code of the catalogue, or no response. */
export type ScenarioFailure =
  | { readonly status: number; readonly code: number; readonly retryAfter?: number }
  | 'no response';

/** The conditions of a scenario. Absent properties are as usual. */
export interface Scenario {
  /** A one-sentence description for testers. */
  readonly about: string;
  /** The paths of the calls with its delay and its failures; all when absent. */
  readonly paths?: RegExp;
  /** The minimum and the maximum delay of every call, in ms. */
  readonly latency?: readonly [number, number];
  /** The percentage of failing calls, with these failures in turn. They never lose an acknowledged change. */
  readonly failures?: { readonly percent: number; readonly responses: readonly ScenarioFailure[] };
  /** The error of write operations, except sign-in and sign-out. */
  readonly writeError?: { readonly status: number; readonly code: number };
  /** The lifetime of a token, in seconds. */
  readonly tokenSeconds?: number;
  /** The rate of alerts: as a multiple of a usual day, or per minute in any city. */
  readonly alerts:
    | { readonly usualFactor: number }
    | {
        readonly perMinute: number;
        /** The share of the alerts that the devices of one road send, which have lost the connection. */
        readonly outageShare: number;
      };
}

/** The pictures of the map. */
const PICTURE_PATHS = /^\/api\/config\/(tiles\/|map\/image$)/;

const USUAL_ALERTS = { usualFactor: 1 } as const;

/** The scenarios by name; every platform starts with `normal`. */
export const scenarios = {
  normal: { about: 'As ever: some 110 alerts a day for 10,000 assets.', alerts: USUAL_ALERTS },
  calm: { about: 'A quiet night: a quarter of the usual alerts.', alerts: { usualFactor: 0.25 } },
  busy: {
    about: 'A trial of the alerts: fifty times the usual ones, four a minute for 10,000 assets.',
    alerts: { usualFactor: 50 },
  },
  slow: {
    about: 'Every call takes 1 to 4 seconds.',
    latency: [1_000, 4_000],
    alerts: USUAL_ALERTS,
  },
  flaky: {
    about: 'A quarter of the calls fails without any effect: 503, 500, 504, 429, or no response.',
    latency: [0, 400],
    failures: {
      percent: 25,
      responses: [
        { status: 503, code: 31, retryAfter: 1 },
        { status: 500, code: 20 },
        'no response',
        { status: 429, code: 31, retryAfter: 2 },
        { status: 504, code: 8 },
      ],
    },
    alerts: USUAL_ALERTS,
  },
  storm: {
    about: 'A cable is cut: 1,200 alerts a second, half of them from the lamps of one road.',
    alerts: { perMinute: 72_000, outageShare: 0.5 },
  },
  offline: {
    about: 'The platform cannot be reached: no call has a response, the socket closes.',
    failures: { percent: 100, responses: ['no response'] },
    alerts: USUAL_ALERTS,
  },
  'read-only': {
    about: 'All reads succeed, and every change is rejected: 403 (57).',
    writeError: { status: 403, code: 57 },
    alerts: USUAL_ALERTS,
  },
  expired: {
    about: 'A token lasts 30 seconds, also those issued before.',
    tokenSeconds: 30,
    alerts: USUAL_ALERTS,
  },
  'tiles-missing': {
    about: 'No tile of the map is found, nor its static image: 404 (6).',
    paths: PICTURE_PATHS,
    failures: { percent: 100, responses: [{ status: 404, code: 6 }] },
    alerts: USUAL_ALERTS,
  },
  'tiles-slow': {
    about: 'Every tile of the map, and its static image, takes 3 to 8 seconds.',
    paths: PICTURE_PATHS,
    latency: [3_000, 8_000],
    alerts: USUAL_ALERTS,
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);
