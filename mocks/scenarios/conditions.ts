import { createRandom, type Random } from '../city/random.ts';
import { codes, Refusal } from '../platform/Refusal.ts';
import {
  type Failure,
  isScenario,
  type Scenario,
  type ScenarioName,
  scenarios,
} from './scenarios.ts';

type Answer = (request: Request) => Promise<Response>;

/** What a platform goes through now, and how to change that. */
export interface Conditions {
  readonly name: () => ScenarioName;
  readonly scenario: () => Scenario;
  /** Begins a scenario: the same calls after it fail in the same way, every time. */
  readonly begin: (name: ScenarioName) => void;
  /** Lets a platform answer as the scenario says. */
  readonly around: (answer: Answer) => Answer;
}

/** What a tester may use to switch over, besides the page's address. */
const SWITCH = '/__scenario';

/** Calls that change something but are no work on the city: they belong to the session. */
const SESSION = /\/users\/users\/(login|logout)$/;

/**
 * The conditions of one platform.
 *
 * @param wait takes the time that a scenario asks for
 * @param onBegin hears of every change
 */
export function createConditions(
  first: ScenarioName,
  wait: (ms: number) => Promise<void>,
  onBegin: (scenario: Scenario) => void,
): Conditions {
  let name = first;
  let random = createRandom(1);
  let failed = 0;
  const scenario = (): Scenario => scenarios[name];

  function begin(next: ScenarioName) {
    name = next;
    random = createRandom(1);
    failed = 0;
    onBegin(scenario());
  }

  /** Everything that goes wrong goes wrong before the platform hears of the call. */
  async function go(request: Request, answer: Answer): Promise<Response> {
    const { latency, failures, refusesChanges } = scenario();
    // Both are drawn for every call, so that one kind of trouble does not stir the other.
    const [pause, luck] = [drawPause(random, latency), random.below(100)];
    if (pause > 0) await wait(pause);
    if (failures && luck < failures.percent) {
      failed += 1;
      return fail(failures.ways[(failed - 1) % failures.ways.length] ?? 'no answer');
    }
    if (refusesChanges && changes(request)) {
      const { status, code } = refusesChanges;
      return new Refusal(status, code, 'Access Denied').toResponse();
    }
    return answer(request);
  }

  return {
    name: () => name,
    scenario,
    begin,
    around: answer => async request => {
      if (new URL(request.url).pathname !== SWITCH) return go(request, answer);
      return switchOver(request, name, begin);
    },
  };
}

function drawPause(random: Random, [least, most]: readonly [number, number] = [0, 0]): number {
  const part = random.next();
  return Math.round(least + part * (most - least));
}

function fail(failure: Failure): Response {
  if (failure === 'no answer') return Response.error();
  const { status, code, retryAfter } = failure;
  return new Refusal(status, code, 'The scenario of the tester says so.', {
    headers: { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  }).toResponse();
}

const changes = ({ method, url }: Request) =>
  method !== 'GET' && method !== 'HEAD' && !SESSION.test(new URL(url).pathname);

/** `GET /__scenario` tells what is going on, `POST /__scenario {"name": "storm"}` begins something else. */
async function switchOver(
  request: Request,
  now: ScenarioName,
  begin: (name: ScenarioName) => void,
): Promise<Response> {
  if (request.method === 'GET') return tell(now);
  const names = Object.keys(scenarios).join(', ');
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  // A page of elsewhere may send a form without asking, but no JSON.
  if (request.method !== 'POST' || !isJson) {
    return new Refusal(
      415,
      codes.notSupported,
      'POST {"name": …} as application/json.',
    ).toResponse();
  }
  const body: unknown = await request.json().catch(() => undefined);
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
  if (!isScenario(name)) {
    const details = [{ path: '/name', code: 'enum', message: `is one of ${names}` }];
    return new Refusal(422, codes.invalidBody, `There is no such scenario: ${names}.`, {
      name: 'ValidationError',
      details,
    }).toResponse();
  }
  begin(name);
  return tell(name);
}

function tell(name: ScenarioName): Response {
  const all = Object.entries(scenarios).map(([key, { about }]) => ({ name: key, about }));
  return Response.json({ name, scenarios: all }, { headers: { 'cache-control': 'no-store' } });
}
