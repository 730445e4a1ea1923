import { createRandom, type RandomSource } from '../shared/random.ts';
import { errorCodes, HttpError } from '../platform/HttpError.ts';
import { PLATFORM_MODES, type RuleContext } from '../platform/operationRule.ts';
import {
  type ScenarioFailure,
  isScenarioName,
  type Scenario,
  type ScenarioName,
  scenarios,
} from './scenarios.ts';
import { readStormParameters, type StormParameters } from './stormParameters.ts';

type Handler = (request: Request) => Promise<Response>;

/** A time span, in milliseconds since 1970. */
interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** A time span with its rate of alerts. */
export interface AlertPeriod extends TimeSpan {
  readonly alerts: Scenario['alerts'];
}

/** A storm with an end. */
interface TimedStorm extends TimeSpan {
  readonly scenario: Scenario;
  /** The scenario before and after it. */
  readonly others: ScenarioName;
}

/** The current scenario of a platform, and its control. */
export interface ScenarioControl {
  readonly getName: () => ScenarioName;
  readonly getScenario: () => Scenario;
  /** Starts a scenario: the same calls after it always fail in the same way. */
  readonly start: (name: ScenarioName, storm?: StormParameters) => void;
  /** Divides a time span where its scenario has changed, each part with the scenario's rate of alerts. */
  readonly getAlertPeriods: (span: TimeSpan) => readonly AlertPeriod[];
  /** Wraps a handler so that it responds as in the scenario. */
  readonly wrapHandler: (handleRequest: Handler) => Handler;
}

/** The path that switches the scenario, besides the page's URL. */
const SWITCH_PATH = '/__scenario';

/** Write operations of the session: they are no work on the city. */
const SESSION_PATH = /\/users\/users\/(login|logout)$/;

/** The services of a platform for its scenarios. */
export interface ScenarioOptions {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Waits for the delays of a scenario. */
  readonly sleep: (ms: number) => Promise<void>;
  readonly product: RuleContext['product'];
  /** Called with every change. */
  readonly onBegin: (scenario: Scenario) => void;
}

/** Creates the scenario control of one platform. */
export function createScenarioControl(
  initialName: ScenarioName,
  { clock, sleep, product, onBegin }: ScenarioOptions,
): ScenarioControl {
  let name = initialName;
  let scenario: Scenario = scenarios[name];
  let timedStorm: TimedStorm | undefined;
  let random = createRandom(1);
  let failureCount = 0;

  function startScenario(next: ScenarioName, { rate, seconds }: StormParameters = {}) {
    const others = getName();
    name = next;
    scenario = scenarios[next];
    if (rate !== undefined)
      scenario = { ...scenario, alerts: { ...scenarios.storm.alerts, perMinute: rate * 60 } };
    const from = clock();
    timedStorm =
      seconds === undefined
        ? undefined
        : { from, to: from + seconds * 1_000, scenario, others: timedStorm?.others ?? others };
    random = createRandom(1);
    failureCount = 0;
    onBegin(scenario);
  }

  const hasEnded = () => timedStorm !== undefined && clock() >= timedStorm.to;
  const getName = (): ScenarioName => (timedStorm && hasEnded() ? timedStorm.others : name);
  const getScenario = (): Scenario =>
    timedStorm && hasEnded() ? scenarios[timedStorm.others] : scenario;

  /** A storm with an end has exactly its length, whatever the steps of the live updates. */
  function getAlertPeriods(span: TimeSpan): readonly AlertPeriod[] {
    if (!timedStorm) return [{ ...span, alerts: scenario.alerts }];
    const { from, to, scenario: storm, others } = timedStorm;
    const clamp = (ms: number) => Math.min(Math.max(ms, span.from), span.to);
    const periods = [
      { from: span.from, to: clamp(from), alerts: scenarios[others].alerts },
      { from: clamp(from), to: clamp(to), alerts: storm.alerts },
      { from: clamp(to), to: span.to, alerts: scenarios[others].alerts },
    ];
    return periods.filter(period => period.from < period.to);
  }

  /** Every failure occurs before the platform receives the call. */
  async function handleInScenario(request: Request, handleRequest: Handler): Promise<Response> {
    const { latency, failures, writeError, paths } = getScenario();
    if (paths && !paths.test(new URL(request.url).pathname)) return handleRequest(request);
    // Both are picked for every call, so that one kind of failure does not affect the other.
    const [delayMs, failureDraw] = [pickDelay(random, latency), random.nextInt(100)];
    if (delayMs > 0) await sleep(delayMs);
    if (failures && failureDraw < failures.percent) {
      failureCount += 1;
      return createFailureResponse(
        failures.responses[(failureCount - 1) % failures.responses.length] ?? 'no response',
      );
    }
    if (writeError && isChange(request)) {
      const { status, code } = writeError;
      return new HttpError(status, code, 'Access Denied').toResponse();
    }
    return handleRequest(request);
  }

  return {
    getName,
    getScenario,
    getAlertPeriods,
    start: startScenario,
    wrapHandler: handleRequest => async request => {
      if (new URL(request.url).pathname !== SWITCH_PATH)
        return handleInScenario(request, handleRequest);
      return handleSwitch(request, { getName, start: startScenario }, product);
    },
  };
}

function pickDelay(random: RandomSource, [min, max]: readonly [number, number] = [0, 0]): number {
  const ratio = random.next();
  return Math.round(min + ratio * (max - min));
}

function createFailureResponse(failure: ScenarioFailure): Response {
  if (failure === 'no response') return Response.error();
  const { status, code, retryAfter } = failure;
  return new HttpError(status, code, 'The scenario of the tester says so.', {
    headers: { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  }).toResponse();
}

const isChange = ({ method, url }: Request) =>
  method !== 'GET' && method !== 'HEAD' && !SESSION_PATH.test(new URL(url).pathname);

/**
 * `GET /__scenario` returns the current scenario, `POST /__scenario {"name": "storm"}` starts another one;
 * `{"name": "storm", "rate": 10000, "seconds": 10}` is a storm of that many alerts per second. `{"mode": "light"}` switches
 * the product mode.
 */
async function handleSwitch(
  request: Request,
  { getName, start }: Pick<ScenarioControl, 'getName' | 'start'>,
  product: RuleContext['product'],
): Promise<Response> {
  if (request.method === 'GET') return createScenarioResponse(getName());
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  // Other sites can send a form without a preflight request, but no JSON.
  if (request.method !== 'POST' || !isJson) {
    return new HttpError(
      415,
      errorCodes.notSupported,
      'POST {"name": …} as application/json.',
    ).toResponse();
  }
  const body: unknown = await request.json().catch(() => undefined);
  const { name, mode } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (name === undefined && mode !== undefined) {
    const next = PLATFORM_MODES.find(each => each === mode);
    if (next === undefined) return createEnumError('mode', PLATFORM_MODES);
    product.mode = next;
    return createScenarioResponse(getName());
  }
  if (!isScenarioName(name)) return createEnumError('name', Object.keys(scenarios));
  try {
    start(name, readStormParameters(name, body as Record<string, unknown>));
  } catch (error) {
    if (error instanceof HttpError) return error.toResponse();
    throw error;
  }
  return createScenarioResponse(getName());
}

function createScenarioResponse(name: ScenarioName): Response {
  const all = Object.entries(scenarios).map(([key, { about }]) => ({ name: key, about }));
  return Response.json({ name, scenarios: all }, { headers: { 'cache-control': 'no-store' } });
}

function createEnumError(field: string, values: readonly string[]): Response {
  const message = `is one of ${values.join(', ')}`;
  return new HttpError(422, errorCodes.invalidBody, `The ${field} ${message}.`, {
    name: 'ValidationError',
    details: [{ path: `/${field}`, code: 'enum', message }],
  }).toResponse();
}
