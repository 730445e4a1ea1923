/** How a call fails before anything was done: as a status with a code of the catalogue, or without any answer. */
export type ScenarioFailure =
  { readonly status: number; readonly code: number; readonly retryAfter?: number } | 'no answer';

/** What a tester can make a platform go through. What is left out is as ever. */
export interface Scenario {
  /** One sentence, for a tester. */
  readonly about: string;
  /** How long every call takes at least and at most, in ms. */
  readonly latency?: readonly [number, number];
  /** Of a hundred calls so many fail, in these ways by turns. Nothing that was acknowledged is ever lost by it. */
  readonly failures?: { readonly percent: number; readonly responses: readonly ScenarioFailure[] };
  /** Calls that change something are refused so; signing in and out are not. */
  readonly writeError?: { readonly status: number; readonly code: number };
  /** How long a token lasts, in seconds. */
  readonly tokenSeconds?: number;
  /** Alerts: so many times as many as on a usual day, or so many a minute in any city. */
  readonly alerts: { readonly usualFactor: number } | { readonly perMinute: number };
}

const USUAL_ALERTS = { usualFactor: 1 } as const;

/** The scenarios by name; `normal` is the one that every platform begins in. */
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
    about:
      'A quarter of the calls fails before anything is done: 503, 500, 504, 429, or no answer.',
    latency: [0, 400],
    failures: {
      percent: 25,
      responses: [
        { status: 503, code: 31, retryAfter: 1 },
        { status: 500, code: 20 },
        'no answer',
        { status: 429, code: 31, retryAfter: 2 },
        { status: 504, code: 8 },
      ],
    },
    alerts: USUAL_ALERTS,
  },
  storm: { about: 'A cable is cut: 1,200 alerts a second.', alerts: { perMinute: 72_000 } },
  offline: {
    about: 'The platform cannot be reached: no call is answered, the socket closes.',
    failures: { percent: 100, responses: ['no answer'] },
    alerts: USUAL_ALERTS,
  },
  refused: {
    about: 'Everything can be read, and every change is refused: 403 (57).',
    writeError: { status: 403, code: 57 },
    alerts: USUAL_ALERTS,
  },
  expired: {
    about: 'A token lasts 30 seconds, those that were given before included.',
    tokenSeconds: 30,
    alerts: USUAL_ALERTS,
  },
} as const satisfies Readonly<Record<string, Scenario>>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Whether there is such a scenario. */
export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);
