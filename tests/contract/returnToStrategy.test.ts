import { beforeEach, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { NIGHT_MS, OFFLINE_LAMP, openCityPlatform, matchError } from '../support/cityPlatform.ts';

type Street = Awaited<ReturnType<typeof openCityPlatform>>;

const LAMP_PARAM = 'device-lighting:lamp-param';

let street: Street;
let lamps: readonly string[];
let lamp: string;
let planned: unknown;

beforeEach(async () => {
  street = await openCityPlatform();
  await street.endAll();
  lamps = await street.findReachable('ssslc');
  [lamp = ''] = lamps;
  planned = (await street.getStatus(lamp)).brightness;
  await street.signInAs('operator');
});

const release = (id: string) =>
  street.call('POST', `/assets/${id}/action/device-lighting:return-to-strategy`);
const switchTo = (id: string, brightness: number) =>
  street.call('POST', `/assets/${id}/set/${LAMP_PARAM}`, { json: { on: true, brightness } });
const override = async (targets: object): Promise<Row> => {
  const expires = new Date(NIGHT_MS + 2 * 3_600_000).toISOString();
  const json = { targets, on: true, brightness: 7, expires };
  const { status, body } = await street.call('POST', '/overrides', { json });
  expect(status).toBe(200);
  return body;
};
const stateOf = async ({ id }: Row) =>
  (await street.call('GET', `/overrides/${String(id)}`)).body.state;
const shown = async (id: string) => {
  const { brightness, mode } = await street.getStatus(id);
  return { brightness, mode };
};

it('gives a lamp that was switched by hand the planned level at once, for roles that may switch it', async () => {
  await switchTo(lamp, 3);
  expect(await shown(lamp)).toEqual({ brightness: 3, mode: 'MANUAL' });
  expect(await release(lamp)).toMatchObject({
    ...{ status: 200, body: { mode: 'STRATEGY', brightness: planned } },
  });
  expect(await shown(lamp)).toEqual({ brightness: planned, mode: 'STRATEGY' });
  expect((await street.call('GET', `/assets/${lamp}`)).body).toMatchObject({ mode: 'STRATEGY' });
  const filter = { where: { asset_id: lamp, actor: 'operator' }, order: ['time DESC', 'id DESC'] };
  const { body } = await street.call<Row[]>('GET', '/logs/equipment', { filter });
  expect(body.map(({ action }) => action)).toContain('strategyReturn');
  await street.signInAs('guest');
  expect(await release(lamp)).toEqual(matchError(403, 57));
});

it('gives it the level of the strategy that runs', async () => {
  await street.signInAs('admin');
  const json = {
    ...{ name: '亮度 66', kind: 'time', targets: { assetIds: [lamp] } },
    timeSteps: [{ at: '00:00', brightness: 66 }],
  };
  const { body } = await street.call('POST', '/strategies', { json });
  await street.call('POST', `/strategies/${String(body.id)}/start`);
  await switchTo(lamp, 3);
  await release(lamp);
  expect(await shown(lamp)).toEqual({ brightness: 66, mode: 'STRATEGY' });
});

it('takes the lamp out of the overrides that name it, and leaves the others to them', async () => {
  const [, other = ''] = lamps;
  const both = await override({ assetIds: [lamp, other] });
  expect(await shown(lamp)).toEqual({ brightness: 7, mode: 'MANUAL' });
  await release(lamp);
  expect(await shown(lamp)).toEqual({ brightness: planned, mode: 'STRATEGY' });
  expect(await shown(other)).toEqual({ brightness: 7, mode: 'MANUAL' });
  expect(await stateOf(both)).toBe('active');
  await release(other);
  expect(await stateOf(both)).toBe('cancelled');
});

it('is rejected while an override of a domain holds it, and changes nothing then: 46', async () => {
  const { domainId } = (await street.call('GET', `/assets/${lamp}`)).body;
  const named = await override({ assetIds: [lamp] });
  await override({ domainIds: [String(domainId)] });
  expect(await release(lamp)).toEqual(matchError(409, 46));
  expect(await stateOf(named)).toBe('active');
  expect(await shown(lamp)).toEqual({ brightness: 7, mode: 'MANUAL' });
});

it('is rejected by what cannot be reached, or is no lamp', async () => {
  const [camera = ''] = await street.findReachable('sscam');
  expect(await release(OFFLINE_LAMP)).toEqual(matchError(409, 4));
  expect(await release(camera)).toEqual(matchError(400, 2));
});

it('is what a change of the control mode does, too', async () => {
  await switchTo(lamp, 3);
  await street.signInAs('admin');
  const { body } = await street.call('PATCH', `/assets/${lamp}`, { json: { mode: 'STRATEGY' } });
  expect(body).toMatchObject({ mode: 'STRATEGY' });
  expect(await shown(lamp)).toEqual({ brightness: planned, mode: 'STRATEGY' });
});
