import { createRandom, type RandomSource } from '../shared/random.ts';
import { errorCodes, HttpError } from '../platform/HttpError.ts';
import {
  type ScenarioFailure,
  isScenarioName,
  type Scenario,
  type ScenarioName,
  scenarios,
} from './scenarios.ts';

type Handler = (request: Request) => Promise<Response>;

/** The current scenario of a platform, and its control. */
export interface ScenarioControl {
  readonly getName: () => ScenarioName;
  readonly getScenario: () => Scenario;
  /** Starts a scenario: the same calls after it always fail in the same way. */
  readonly start: (getName: ScenarioName) => void;
  /** Wraps a handler so that it responds as in the scenario. */
  readonly wrapHandler: (handleRequest: Handler) => Handler;
}

/** The path that switches the scenario, besides the page's URL. */
const SWITCH_PATH = '/__scenario';

/** Write operations of the session: they are no work on the city. */
const SESSION_PATH = /\/users\/users\/(login|logout)$/;

/**
 * Creates the scenario control of one platform.
 *
 * @param sleep waits for the delays of a scenario
 * @param onBegin called with every change
 */
export function createScenarioControl(
  initialName: ScenarioName,
  sleep: (ms: number) => Promise<void>,
  onBegin: (scenario: Scenario) => void,
): ScenarioControl {
  let name = initialName;
  let random = createRandom(1);
  let failureCount = 0;
  const getScenario = (): Scenario => scenarios[name];

  function startScenario(next: ScenarioName) {
    name = next;
    random = createRandom(1);
    failureCount = 0;
    onBegin(getScenario());
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
        failures.responses[(failureCount - 1) % failures.responses.length] ?? 'no answer',
      );
    }
    if (writeError && isChange(request)) {
      const { status, code } = writeError;
      return new HttpError(status, code, 'Access Denied').toResponse();
    }
    return handleRequest(request);
  }

  return {
    getName: () => name,
    getScenario,
    start: startScenario,
    wrapHandler: handleRequest => async request => {
      if (new URL(request.url).pathname !== SWITCH_PATH)
        return handleInScenario(request, handleRequest);
      return handleSwitch(request, name, startScenario);
    },
  };
}

function pickDelay(random: RandomSource, [min, max]: readonly [number, number] = [0, 0]): number {
  const ratio = random.next();
  return Math.round(min + ratio * (max - min));
}

function createFailureResponse(failure: ScenarioFailure): Response {
  if (failure === 'no answer') return Response.error();
  const { status, code, retryAfter } = failure;
  return new HttpError(status, code, 'The scenario of the tester says so.', {
    headers: { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  }).toResponse();
}

const isChange = ({ method, url }: Request) =>
  method !== 'GET' && method !== 'HEAD' && !SESSION_PATH.test(new URL(url).pathname);

/** `GET /__scenario` returns the current scenario, `POST /__scenario {"name": "storm"}` starts another one. */
async function handleSwitch(
  request: Request,
  currentName: ScenarioName,
  startScenario: (name: ScenarioName) => void,
): Promise<Response> {
  if (request.method === 'GET') return createScenarioResponse(currentName);
  const names = Object.keys(scenarios).join(', ');
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
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
  if (!isScenarioName(name)) {
    const details = [{ path: '/name', code: 'enum', message: `is one of ${names}` }];
    return new HttpError(422, errorCodes.invalidBody, `There is no such scenario: ${names}.`, {
      name: 'ValidationError',
      details,
    }).toResponse();
  }
  startScenario(name);
  return createScenarioResponse(name);
}

function createScenarioResponse(name: ScenarioName): Response {
  const all = Object.entries(scenarios).map(([key, { about }]) => ({ name: key, about }));
  return Response.json({ name, scenarios: all }, { headers: { 'cache-control': 'no-store' } });
}
