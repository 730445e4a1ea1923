import { describe, expect, it, vi } from 'vitest';

import type { RuleContext } from '../platform/operationRule.ts';
import { createScenarioControl } from './scenarioControl.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';

const createRequest = (method = 'GET', path = '/api/users/users') =>
  new Request(`http://localhost${path}`, { method });

function open(name: ScenarioName) {
  const waited: number[] = [];
  const performed = vi.fn(() => Promise.resolve(Response.json({ done: true })));
  const wait = (ms: number) => Promise.resolve(void waited.push(ms));
  let now = Date.UTC(2026, 10, 12);
  const product: RuleContext['product'] = { version: '1', mode: 'smartLight', isSimulated: true };
  const conditions = createScenarioControl(name, {
    clock: () => now,
    sleep: wait,
    product,
    onBegin: () => undefined,
  });
  const respond = conditions.wrapHandler(performed);
  const pass = (ms: number) => (now += ms);
  return { respond, conditions, product, pass, performed, waited };
}

async function statusesOf(respond: (request: Request) => Promise<Response>, count: number) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await respond(createRequest())).status);
  return statuses;
}

describe('a scenario', () => {
  it('is by default as ever', async () => {
    const { respond, waited } = open('normal');
    expect(new Set(await statusesOf(respond, 50))).toEqual(new Set([200]));
    expect(waited).toEqual([]);
  });

  it('slow takes its time, and always the same', async () => {
    const [first, second] = [open('slow'), open('slow')];
    await statusesOf(first.respond, 20);
    await statusesOf(second.respond, 20);
    expect(first.waited).toHaveLength(20);
    expect(Math.min(...first.waited)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...first.waited)).toBeLessThanOrEqual(4_000);
    expect(second.waited).toEqual(first.waited);
  });

  it('flaky fails a quarter of the calls, each kind in its turn, before anything is done', async () => {
    const { respond, conditions, performed } = open('flaky');
    const statuses = await statusesOf(respond, 400);
    const well = statuses.filter(status => status === 200).length;
    expect(well).toBeGreaterThan(260);
    expect(well).toBeLessThan(340);
    expect(new Set(statuses)).toEqual(new Set([200, 503, 500, 429, 0, 504]));
    // Failed calls were never performed, performed calls never failed.
    expect(performed).toHaveBeenCalledTimes(well);
    conditions.start('flaky');
    expect(await statusesOf(respond, 400)).toEqual(statuses);
  });

  it('flaky sends a Retry-After header', async () => {
    const { respond } = open('flaky');
    let busy: Response | undefined;
    while (busy?.status !== 503) busy = await respond(createRequest());
    expect(busy.headers.get('retry-after')).toBe('1');
    expect(await busy.json()).toMatchObject({ error: { statusCode: 503, code: 31 } });
  });

  it('offline gives no response at all', async () => {
    const { respond, performed } = open('offline');
    expect((await respond(createRequest())).type).toBe('error');
    expect(performed).not.toHaveBeenCalled();
  });

  it.each(['/api/config/tiles/14/13663/6748.png', '/api/config/map/image'])(
    'tiles-missing and tiles-slow affect %s alone',
    async path => {
      const [missing, slow] = [open('tiles-missing'), open('tiles-slow')];
      const failed = await missing.respond(createRequest('GET', path));
      expect(failed.status).toBe(404);
      expect(await failed.json()).toMatchObject({ error: { code: 6 } });
      expect((await slow.respond(createRequest('GET', path))).status).toBe(200);
      expect(slow.waited).toHaveLength(1);
      expect(slow.waited[0]).toBeGreaterThanOrEqual(3_000);
      for (const { respond } of [missing, slow]) {
        expect((await respond(createRequest('GET', '/api/config/map'))).status).toBe(200);
        expect((await respond(createRequest('GET', '/api/config/map/ground'))).status).toBe(200);
      }
      expect(slow.waited).toHaveLength(1);
    },
  );

  it('the scenario without changes lets everything be read, and changes only the session', async () => {
    const { respond } = open('read-only');
    expect((await respond(createRequest())).status).toBe(200);
    expect((await respond(createRequest('HEAD'))).status).toBe(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const rejected = await respond(createRequest(method));
      expect(rejected.status).toBe(403);
      expect(await rejected.json()).toMatchObject({ error: { code: 57 } });
    }
    expect((await respond(createRequest('POST', '/api/users/users/login'))).status).toBe(200);
    expect((await respond(createRequest('POST', '/api/users/users/logout'))).status).toBe(200);
  });
});

describe('switching over', () => {
  const post = (body: unknown, type = 'application/json') =>
    new Request('http://localhost/__scenario', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('is done while the platform runs, from a scenario without responses too', async () => {
    const { respond, conditions } = open('offline');
    const response = await respond(post({ name: 'calm' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ name: 'calm' });
    expect(conditions.getName()).toBe('calm');
    expect((await respond(createRequest())).status).toBe(200);
    const now = await respond(createRequest('GET', '/__scenario'));
    expect(await now.json()).toEqual({
      name: 'calm',
      scenarios: Object.entries(scenarios).map(([name, { about }]) => ({ name, about })),
    });
  });

  it.each([
    { name: 'hurricane' },
    { name: 'constructor' },
    { name: 5 },
    {},
    [],
    null,
    'storm',
    '{',
  ])('rejects what is no scenario, and lists those that are: %j', async body => {
    const { respond, conditions } = open('normal');
    const rejected = await respond(post(body));
    expect(rejected.status).toBe(422);
    const { error } = (await rejected.json()) as { error: { message: string } };
    for (const name of Object.keys(scenarios)) expect(error.message).toContain(name);
    expect(conditions.getName()).toBe('normal');
  });

  it('switches the product mode, and rejects what is none [SHELL-16]', async () => {
    const { respond, product, conditions } = open('calm');
    expect((await respond(post({ mode: 'mediaPublish' }))).status).toBe(200);
    expect(product.mode).toBe('mediaPublish');
    expect((await respond(post({ mode: 'constructor' }))).status).toBe(422);
    expect(product.mode).toBe('mediaPublish');
    expect(conditions.getName()).toBe('calm');
  });

  it('takes the rate and the seconds of a storm, which then ends at that moment', async () => {
    const { respond, conditions, pass } = open('calm');
    const start = Date.UTC(2026, 10, 12);
    pass(1_000);
    const response = await respond(post({ name: 'storm', rate: 10_000, seconds: 10 }));
    expect(await response.json()).toMatchObject({ name: 'storm' });
    const storm = { perMinute: 600_000, outageShare: 0.5 };
    expect(conditions.getScenario().alerts).toEqual(storm);
    pass(9_999);
    expect(conditions.getName()).toBe('storm');
    pass(1);
    expect(await (await respond(createRequest('GET', '/__scenario'))).json()).toMatchObject({
      name: 'calm',
    });
    // One step of the live updates covers the storm and the time around it.
    const [calm, from, to] = [scenarios.calm.alerts, start + 1_000, start + 11_000];
    expect(conditions.getAlertPeriods({ from: start, to: start + 12_000 })).toEqual([
      { from: start, to: from, alerts: calm },
      { from, to, alerts: storm },
      { from: to, to: start + 12_000, alerts: calm },
    ]);
    expect(conditions.getAlertPeriods({ from: start + 2_000, to: start + 3_000 })).toEqual([
      { from: start + 2_000, to: start + 3_000, alerts: storm },
    ]);
  });

  it('goes back to the scenario before the first of two storms', async () => {
    const { respond, conditions, pass } = open('slow');
    await respond(post({ name: 'storm', seconds: 5 }));
    await respond(post({ name: 'storm', rate: 5, seconds: 3 }));
    expect(conditions.getScenario().alerts).toEqual({ perMinute: 300, outageShare: 0.5 });
    pass(3_000);
    expect(conditions.getName()).toBe('slow');
  });

  it.each([
    [{ name: 'storm', rate: 0 }, '/rate'],
    [{ name: 'storm', rate: 20_001 }, '/rate'],
    [{ name: 'storm', rate: '5' }, '/rate'],
    [{ name: 'storm', seconds: 1.5 }, '/seconds'],
    [{ name: 'storm', seconds: 3_601 }, '/seconds'],
    [{ name: 'calm', seconds: 5 }, '/seconds'],
  ])('rejects the parameters of %j', async (body, path) => {
    const { respond, conditions } = open('normal');
    const rejected = await respond(post(body));
    expect(rejected.status).toBe(422);
    expect(await rejected.json()).toMatchObject({ error: { code: 22, details: [{ path }] } });
    expect(conditions.getName()).toBe('normal');
  });

  it('is not done by a form, which a page of elsewhere could send', async () => {
    const { respond, conditions } = open('normal');
    expect((await respond(post('{"name":"offline"}', 'text/plain'))).status).toBe(415);
    expect((await respond(createRequest('DELETE', '/__scenario'))).status).toBe(415);
    expect(conditions.getName()).toBe('normal');
  });
});
