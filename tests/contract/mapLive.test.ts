import { describe, expect, it } from 'vitest';

import { cityDefinition } from '../../mocks/assembly/cityDefinition.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { generateCity, getCityOptions } from '../../mocks/city/generateCity.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { DeviceChanges } from '../../mocks/platform/live/DeviceChanges.ts';
import { createStatusFrame } from '../../mocks/platform/live/createStatusFrame.ts';
import { type Row, Store } from '../../mocks/platform/Store.ts';
import { validators } from '../../src/generated/core/validators.js';
import { createApiCaller } from '../support/apiCaller.ts';
import { listFrames } from '../support/liveClient.ts';

interface Frame {
  readonly type?: string;
  readonly devices?: readonly { readonly id: string }[];
  readonly removed?: readonly string[];
}

/** An alert with the location of its device. */
interface AlertFrame {
  readonly asset_id: string;
  readonly geoPoint?: object;
  readonly domains?: readonly string[];
}

interface Asset {
  readonly id: string;
  readonly name: string;
  readonly geoPoint: { readonly lat: number; readonly lng: number };
  readonly domainId: string;
}

const WORLD = [-180, -90, 180, 90];
const around = ({ lat, lng }: Asset['geoPoint']) => [
  ...[lng - 0.00005, lat - 0.00005],
  ...[lng + 0.00005, lat + 0.00005],
];

/** A platform whose clock the test drives, and a client of its socket. */
async function openLive(username = 'admin') {
  let now = Date.UTC(2026, 10, 12, 8);
  const platform = openForgetfulPlatform({
    hasher: fastHasher,
    clock: () => now,
    city: { seed: 3, users: 10, assets: 400 },
  });
  await platform.live.advance();
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const [token, admin] = [await signIn(username), await signIn('admin')];
  const closed: number[] = [];
  const connect = () => {
    const frames: Frame[] = [];
    const { receive } = platform.live.connect({
      send: text => frames.push(JSON.parse(text) as Frame),
      close: code => closed.push(code),
      getBufferedBytes: () => 0,
    });
    const send = (frame: unknown) => receive(JSON.stringify(frame));
    send({ token });
    const isStatus = ({ type }: Frame) => type === 'status';
    const takeAlerts = () =>
      frames
        .splice(0)
        .flatMap(frame => listFrames({ ...frame }))
        .filter(frame => 'asset_id' in frame) as unknown as readonly AlertFrame[];
    return { send, takeAlerts, takeStatuses: () => frames.splice(0).filter(isStatus) };
  };
  async function advance(ms = 500) {
    now += ms;
    await platform.live.advance();
  }
  const { body } = await call('GET', '/core/assets', {
    ...{ token: admin, filter: { where: { model: 'ssslc' }, order: ['id ASC'] } },
  });
  const change = async (id: string, json: object) =>
    expect((await call('PATCH', `/core/assets/${id}`, { token: admin, json })).status).toBe(200);
  return { platform, call, token, admin, connect, closed, advance, change, lamps: body as Asset[] };
}

describe('a client that watches a box of the map', () => {
  it('receives the devices that change in it, once each, when time passes', async () => {
    const { connect, advance, change, lamps, call, token } = await openLive();
    const [lamp, other] = [lamps[10]!, lamps[100]!];
    const client = connect();
    await change(lamp.id, { name: '未见' });
    client.send({ type: 'watch', box: around(lamp.geoPoint) });
    await change(lamp.id, { name: '一号灯' });
    await change(lamp.id, { name: '二号灯' });
    await change(other.id, { name: '三号灯' });
    expect(client.takeStatuses()).toEqual([]);
    await advance();
    const [frame, ...further] = client.takeStatuses();
    expect(further).toEqual([]);
    expect(frame?.devices).toEqual([expect.objectContaining({ id: lamp.id, name: '二号灯' })]);
    // The state before, and the domain with those above it.
    const { body: asset } = await call('GET', `/core/assets/${lamp.id}`, { token });
    const [changed] = frame?.devices ?? [];
    expect(changed).toMatchObject({ before: (asset as { status: string }).status });
    const { domains = [] } = changed as { domains?: readonly string[] };
    expect(domains[0]).toBe((asset as { domainId: string }).domainId);
    expect(domains).toHaveLength(4);
    await advance();
    expect(client.takeStatuses()).toEqual([]);
  });

  it('receives what leaves the box, what enters it, and what is deleted', async () => {
    const { connect, advance, change, call, admin, lamps } = await openLive();
    const [lamp, other] = [lamps[10]!, lamps[100]!];
    const client = connect();
    client.send({ type: 'watch', box: around(lamp.geoPoint) });
    await change(lamp.id, { geoPoint: other.geoPoint });
    await change(other.id, { geoPoint: lamp.geoPoint });
    await advance();
    expect(client.takeStatuses()).toEqual([
      {
        type: 'status',
        devices: [expect.objectContaining({ id: other.id, geoPoint: lamp.geoPoint })],
        removed: [lamp.id],
      },
    ]);
    await call('DELETE', `/core/assets/${other.id}`, { token: admin });
    await advance();
    expect(client.takeStatuses()).toEqual([{ type: 'status', devices: [], removed: [other.id] }]);
  });

  it('receives the light of lamps and their faults, in frames that the document allows', async () => {
    const { platform, connect, advance, call, admin, lamps } = await openLive();
    const client = connect();
    client.send({ type: 'watch', box: WORLD });
    const lamp = lamps[20]!;
    const json = { on: true, brightness: 35 };
    const path = `/core/assets/${lamp.id}/set/device-lighting:lamp-param`;
    const { status } = await call('POST', path, { token: admin, json });
    expect(status).toBe(200);
    platform.startScenario('storm');
    await advance(2_000);
    const frames = client.takeStatuses();
    expect(frames.flatMap(({ devices = [] }) => devices)).toContainEqual(
      expect.objectContaining({ id: lamp.id, brightness: 35 }),
    );
    expect(JSON.stringify(frames)).toContain('"fault"');
    for (const frame of frames)
      expect([validators.webhooks.deviceNotification?.(frame), frame]).toEqual([true, frame]);
  });

  it('receives whether a lamp was lit before, when that has changed, in a frame that the document allows', async () => {
    const { connect, advance, call, admin, lamps } = await openLive();
    const client = connect();
    const lamp = lamps[20]!;
    client.send({ type: 'watch', box: around(lamp.geoPoint) });
    const path = `/core/assets/${lamp.id}/set/device-lighting:lamp-param`;
    const frames: (Frame | undefined)[] = [];
    // In the afternoon all lamps are dark.
    for (const json of [
      { on: true, brightness: 35 },
      { on: true, brightness: 60 },
      { on: false },
    ]) {
      await call('POST', path, { token: admin, json });
      await advance();
      frames.push(...client.takeStatuses());
    }
    for (const frame of frames) expect(validators.webhooks.deviceNotification?.(frame)).toBe(true);
    const devices = frames
      .flatMap(frame => frame?.devices ?? [])
      .filter(({ id }) => id === lamp.id);
    expect(devices.map(device => ({ litBefore: undefined, ...device }))).toMatchObject([
      { id: lamp.id, brightness: 35, litBefore: false },
      { id: lamp.id, brightness: 60, litBefore: undefined },
      { id: lamp.id, brightness: 0, litBefore: true },
    ]);
  });

  it('receives only devices that its user may read [USER-19/platform]', async () => {
    const { platform, connect, advance, call, token, change, lamps, admin } =
      await openLive('operator');
    const client = connect();
    client.send({ type: 'watch', box: WORLD });
    platform.startScenario('storm');
    await advance(2_000);
    const devices = client.takeStatuses().flatMap(frame => frame.devices ?? []);
    expect(devices.length).toBeGreaterThan(5);
    const { body } = await call('GET', '/core/assets', { token });
    const ownIds = new Set((body as Asset[]).map(({ id }) => id));
    expect(devices.filter(({ id }) => !ownIds.has(id))).toEqual([]);
    platform.startScenario('calm');
    const foreign = lamps.find(({ id }) => !ownIds.has(id))!;
    await change(foreign.id, { name: '外区灯' });
    await call('DELETE', `/core/assets/${foreign.id}`, { token: admin });
    await advance();
    expect(JSON.stringify(client.takeStatuses())).not.toContain(foreign.id);
  });

  it('receives alerts with the position of their device, and the domains that contain it [MAP-15/ring]', async () => {
    const { platform, connect, advance, call, admin } = await openLive();
    const client = connect();
    platform.startScenario('storm');
    await advance(2_000);
    const [alert] = client.takeAlerts();
    const { body } = await call('GET', `/core/assets/${alert?.asset_id}`, { token: admin });
    const { geoPoint, domainId } = body as Asset;
    expect(alert).toMatchObject({ geoPoint, domains: { 0: domainId, length: 4 } });
    expect(validators.webhooks.deviceNotification?.(alert)).toBe(true);
  });

  it('receives alerts without the domains above those of its user [USER-19/platform]', async () => {
    const { platform, connect, advance, call, token } = await openLive('operator');
    const client = connect();
    platform.startScenario('storm');
    await advance(2_000);
    const { body } = await call('GET', '/core/domains', { token });
    const ownIds = (body as Asset[]).map(({ id }) => id);
    const domains = client.takeAlerts().flatMap(alert => alert.domains ?? []);
    expect(domains.length).toBeGreaterThan(5);
    expect(domains.filter(id => !ownIds.includes(id))).toEqual([]);
  });

  it('watches one box for each key, until it replaces or ends it', async () => {
    const { connect, advance, change, lamps } = await openLive();
    const [first, second, third] = [lamps[10]!, lamps[60]!, lamps[110]!];
    const client = connect();
    const watch = (key: string, box: unknown) => client.send({ type: 'watch', key, box });
    let round = 0;
    const getChanged = async () => {
      round += 1;
      for (const { id } of [first, second, third]) await change(id, { name: `灯${round}号` });
      await advance();
      return client.takeStatuses().flatMap(({ devices = [] }) => devices.map(({ id }) => id));
    };
    watch('a', around(first.geoPoint));
    watch('b', around(second.geoPoint));
    expect((await getChanged()).toSorted()).toEqual([first.id, second.id].toSorted());
    watch('b', around(third.geoPoint));
    expect((await getChanged()).toSorted()).toEqual([first.id, third.id].toSorted());
    watch('a', null);
    expect(await getChanged()).toEqual([third.id]);
    watch('b', null);
    expect(await getChanged()).toEqual([]);
  });

  it.each([
    [{ type: 'watch' }],
    [{ type: 'watch', box: [1, 2, 3] }],
    [{ type: 'watch', box: [1, 2, 1, 3] }],
    [{ type: 'watch', box: ['1', 2, 3, 4] }],
    [{ type: 'watch', box: '1,2,3,4' }],
    [{ type: 'watch', key: 5, box: WORLD }],
    [{ type: 'watch', key: 'k'.repeat(65), box: WORLD }],
    Array.from({ length: 21 }, (_, n) => ({ type: 'watch', key: `k${n}`, box: WORLD })),
  ])('is disconnected after %j', async (...sent) => {
    const { connect, closed } = await openLive();
    const client = connect();
    for (const frame of sent) {
      expect(closed).toEqual([]);
      client.send(frame);
    }
    expect(closed).toEqual([4400]);
  });

  it('sends frames that the document allows', () => {
    const { ClientFrame: isClientFrame } = validators.schemas;
    for (const box of [WORLD, null]) expect(isClientFrame?.({ type: 'watch', box })).toBe(true);
    expect(isClientFrame?.({ type: 'watch', key: 'tab-2', box: WORLD })).toBe(true);
    expect(isClientFrame?.({ type: 'watch', box: [1, 2, 3] })).toBe(false);
    expect(isClientFrame?.({ type: 'watch' })).toBe(false);
  });
});

it('more than 1,000 changed devices are no list: the client reads its view again', () => {
  const rows = generateCity(getCityOptions({ seed: 3, assets: 1_001, users: 0 }), '');
  const store = new Store(cityDefinition.shapes, rows);
  const changes = (rows.assets ?? []).map(({ id }) => ({
    ...{ id: String(id), before: undefined, reportBefore: undefined },
  }));
  const world = { west: -180, south: -90, east: 180, north: 90 };
  expect(createStatusFrame(store, [world], changes)).toEqual({
    ...{ type: 'status', devices: [], incomplete: true },
  });
  expect(createStatusFrame(store, [world], changes.slice(1))?.devices).toHaveLength(1_000);
});

it('a lamp that is not connected has no light: it was lit before, and is lit again when it returns [MAP-15/live]', () => {
  const rows = generateCity(getCityOptions({ seed: 3, assets: 50, users: 0 }), '');
  const store = new Store(cityDefinition.shapes, rows);
  const world = { west: -180, south: -90, east: 180, north: 90 };
  const lamp = (rows.assets ?? []).find(({ model }) => model === 'ssslc')!;
  const id = String(lamp.id);
  const report = { ...store.table('statuses').get(id), id, online: true, brightness: 35 };
  store.put('statuses', report);
  const changes = new DeviceChanges(store);
  changes.collect();
  // Its state is the same before and after: a faulty lamp may lose its connection too.
  const changeReport = (reportAfter: Row) => {
    store.put('statuses', reportAfter);
    const frame = createStatusFrame(store, [world], changes.take(true));
    expect(validators.webhooks.deviceNotification?.(frame)).toBe(true);
    return frame?.devices[0];
  };
  const disconnected = changeReport({ ...report, online: false });
  expect(disconnected).toMatchObject({ id, litBefore: true });
  expect(disconnected).not.toHaveProperty('brightness');
  const connected = changeReport(report);
  expect(connected).toMatchObject({ id, brightness: 35, litBefore: null });
});
