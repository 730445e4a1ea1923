import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { StoreChange } from '../../platform/journal.ts';
import { type Row, Store } from '../../platform/Store.ts';
import { createLiveUpdates, type LiveUpdates, type AlertSpan } from './liveUpdates.ts';
import { DAY_MS } from '../../shared/duration.ts';

const START = Date.UTC(2026, 10, 12);

const collection = {
  key: 'id',
  fields: { id: 'string', update_time: 'date' },
  hidden: [],
  relations: () => ({}),
} as const;
const shapes = { assets: collection, alerts: collection, faults: collection, statuses: collection };

/** Generates alerts at the rate of a span, evenly; every fifth is critical. */
const evenly = ({ from, to, alertsPerMinute }: AlertSpan): Row[] => {
  const step = 60_000 / alertsPerMinute;
  const rows: Row[] = [];
  for (let n = Math.floor(from / step) + 1; n * step <= to; n += 1) {
    rows.push({
      id: (n * step).toString(16).padStart(24, '0'),
      asset_id: `LAMP${n % 3}`,
      type: n % 10 === 0 ? 'communicationLost' : 'overCurrent',
      level: n % 5 === 0 ? 1 : 3,
      update_time: new Date(n * step).toISOString(),
      confirmed: false,
    });
  }
  return rows;
};

/** A journal that can be opened again. */
function createDisk() {
  const stored = new Map<string, StoreChange>();
  const write = (changes: readonly StoreChange[]) => {
    for (const change of changes) {
      const key = `${change.collection}/${change.id}`;
      if (change.value === undefined) stored.delete(key);
      else stored.set(key, change);
    }
  };
  return { stored, journal: { begin: () => undefined, write, close: () => undefined } };
}

/** Creates the first or second critical alert of a device. */
const critical = (n: number, at: number): Row => ({
  // The digits in the middle determine the duration: the first lasts three minutes, the second sixty hours.
  id: `000000000${n === 1 ? '000000' : 'ffffff'}${String(n).padStart(9, '0')}`,
  asset_id: 'LAMP0',
  type: 'overCurrent',
  level: 1,
  update_time: new Date(at).toISOString(),
  confirmed: false,
});

let now: number;
let rate: number;
let disk: ReturnType<typeof createDisk>;
const good = new Set<string>();
const spans: AlertSpan[] = [];

function open(happen: (span: AlertSpan) => Row[] = evenly, generatedAt?: number) {
  const assets = [0, 1].map(n => ({
    id: `LAMP${n}`,
    name: `灯 ${n}`,
    model: 'ssslc',
    domainId: 'd',
    status: 'normal',
  }));
  const statuses = assets.map(({ id }) => ({ id, state: 'normal', online: true }));
  const store = new Store(shapes, { assets, statuses }, disk.journal);
  store.restore([...disk.stored.values()]);
  const live = createLiveUpdates({
    store,
    clock: () => now,
    generateAlerts: span => {
      spans.push(span);
      return happen(span);
    },
    passTime: () => undefined,
    getAlertSpans: span => [{ ...span, alertsPerMinute: rate }],
    stateId: 'abcd',
    getStoreByToken: token => (good.has(token) ? store : undefined),
    ...(generatedAt !== undefined && { generatedAt }),
    cityHistory: { confirmUser: 'lin' },
  });
  return { store, live };
}

function connect(live: LiveUpdates) {
  const frames: Record<string, unknown>[] = [];
  const closed: number[] = [];
  let waiting = 0;
  const connection = live.connect({
    send: text => frames.push(JSON.parse(text) as Record<string, unknown>),
    close: code => closed.push(code),
    getBufferedBytes: () => waiting,
  });
  const say = (value: unknown) =>
    connection.receive(typeof value === 'string' ? value : JSON.stringify(value));
  return { frames, closed, say, slow: (bytes: number) => (waiting = bytes), ...connection };
}

beforeEach(() => {
  vi.useFakeTimers();
  now = START;
  rate = 60;
  disk = createDisk();
  good.clear();
  good.add('good');
  spans.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('the life of a city', () => {
  it('starts with the day before, and neither repeats nor omits a moment', async () => {
    const { store, live } = open();
    await live.advance();
    expect(spans).toEqual([{ from: START - DAY_MS, to: START, alertsPerMinute: 3 }]);
    now += 400;
    await live.advance();
    now += 600;
    await live.advance();
    await live.advance();
    expect(spans.slice(1)).toEqual([
      { from: START, to: START + 400, alertsPerMinute: 60 },
      { from: START + 400, to: START + 1_000, alertsPerMinute: 60 },
    ]);
    expect(store.table('alerts').size).toBe((DAY_MS / 20_000) * (2 / 3) + 1);
  });

  it('continues after a restart where it was, thirty days at most', async () => {
    await open().live.advance();
    now += 5_000;
    await open().live.advance();
    now += 3 * DAY_MS;
    await open().live.advance();
    now += 60 * DAY_MS;
    await open().live.advance();
    expect(spans.map(({ from, to }) => [from - START, to - START])).toEqual([
      [-DAY_MS, 0],
      [0, 5_000],
      [5_000, 5_000 + 3 * DAY_MS],
      [5_000 + 33 * DAY_MS, 5_000 + 63 * DAY_MS],
    ]);
    // 45,000 alerts in thirty days.
    expect(spans.at(-1)?.alertsPerMinute).toBeCloseTo(1.04, 2);
  });

  it('is in the lists: alerts, faults, the state of a device, and its recovery', async () => {
    const { store, live } = open();
    await live.advance();
    const before = store.table('faults').size;
    now += 10_000;
    await live.advance();
    expect(store.table('faults').size).toBeGreaterThan(before);
    const broken = store.table('assets').find({ where: { status: { inq: ['fault', 'offline'] } } });
    expect(broken.length).toBeGreaterThan(0);
    const [one] = broken;
    expect(store.table('statuses').get(one?.id)).toMatchObject({ state: one?.status });
    const fault = store.table('faults').find({ order: 'id DESC' })[0];
    expect(fault).toMatchObject({ confirmed: false, begin_time: fault?.update_time });
    expect(fault).not.toHaveProperty('end_time');
    // No fault lasts longer than sixty hours.
    now += 3 * DAY_MS;
    await live.advance();
    expect(store.table('faults').get(fault?.id)).toHaveProperty('end_time');
  });

  it('starts at the time of the generated state, so that no day is sent twice', async () => {
    const { live } = open(evenly, START - 60_000);
    await live.advance();
    expect(spans).toEqual([{ from: START - 60_000, to: START, alertsPerMinute: 60 }]);
  });

  it('makes a device well whose faults start and end within one step', async () => {
    const { store, live } = open(() => [critical(1, START), critical(2, START + 1_000)]);
    now = START + 3 * DAY_MS;
    await live.advance();
    expect(store.table('faults').count({ end_time: null })).toBe(0);
    expect(store.table('assets').get('LAMP0')?.status).toBe('normal');
  });

  it('clears an alert when its cause ends, with the time and the user of the confirmation', async () => {
    const { store, live } = open(() => [critical(1, START)]);
    now = START + 60_000;
    await live.advance();
    const [id] = [critical(1, START).id];
    expect(store.table('alerts').get(id)).toMatchObject({ confirmed: false });
    now = START + 3 * 60_000;
    await live.advance();
    const cleared = { confirmed: true, acknowledged_time: new Date(now).toISOString() };
    expect(store.table('alerts').get(id)).toMatchObject({
      ...cleared,
      ...{ acknowledged_by: 'lin', cleared_time: cleared.acknowledged_time, duration: 180 },
      state: 'clearedAcknowledged',
    });
    expect(store.table('faults').get(id)).toMatchObject({
      ...cleared,
      end_time: cleared.acknowledged_time,
    });
  });

  it('makes a device well only when the last of its faults has ended, after a restart too', async () => {
    let events = [critical(1, START), critical(2, START + 1_000)];
    const begin = () =>
      open(({ to }) => {
        const due = events.filter(({ update_time: at }) => Date.parse(String(at)) <= to);
        events = events.filter(event => !due.includes(event));
        return due;
      });
    const stateOf = ({ store }: ReturnType<typeof open>) =>
      store.table('assets').get('LAMP0')?.status;
    const first = begin();
    now += 2_000;
    await first.live.advance();
    expect(stateOf(first)).toBe('fault');

    now = START + 10 * 60_000;
    await first.live.advance();
    expect(first.store.table('faults').count({ end_time: { neq: null } })).toBe(1);
    expect(stateOf(first)).toBe('fault');

    const second = begin();
    now = START + 3 * DAY_MS;
    await second.live.advance();
    expect(second.store.table('faults').count({ end_time: { neq: null } })).toBe(2);
    expect(stateOf(second)).toBe('normal');
  });

  it('keeps a bounded number of alerts and faults, however long it storms', async () => {
    const { store, live } = open();
    await live.advance();
    rate = 60_000;
    for (let minute = 0; minute < 4; minute += 1) {
      now += 60_000;
      await live.advance();
    }
    expect(store.table('alerts').size).toBeGreaterThan(90_000);
    expect(store.table('alerts').size).toBeLessThanOrEqual(100_000);
    expect(store.table('faults').size).toBeLessThanOrEqual(10_000);
    expect(disk.stored.size).toBeLessThan(140_000);
  });
});

describe('the socket', () => {
  async function begin() {
    now = START;
    const opened = open();
    await opened.live.advance();
    return opened;
  }
  const step = async (live: LiveUpdates, seconds = 1) => {
    now += seconds * 1_000;
    await live.advance();
  };

  it('accepts a good token and pushes events, which are in the lists', async () => {
    const { store, live } = await begin();
    const { frames, say } = connect(live);
    await step(live, 2);
    expect(frames).toEqual([]);
    say({ token: 'good' });
    expect(frames).toEqual([{ type: 'welcome', cursor: live.cursor() }]);
    await step(live, 3);
    const alerts = frames.slice(1);
    expect(alerts).toHaveLength(2);
    for (const { cursor, timestamp, geoPoint, ...rest } of alerts) {
      const listed = store.table('alerts').get(rest.id);
      expect(listed).toMatchObject({ ...rest, update_time: timestamp });
      expect(geoPoint).toEqual(store.table('assets').get(rest.asset_id)?.geoPoint);
      expect(cursor).toMatch(/^abcd-\d+$/);
    }
    expect(alerts.at(-1)?.cursor).toBe(live.cursor());
  });

  it('first sends the frames missed since a cursor, after a restart too', async () => {
    const { live } = await begin();
    const cursor = live.cursor();
    await step(live, 6);
    const again = open().live;
    await step(again, 6);
    const { frames, say } = connect(again);
    say({ token: 'good', cursor });
    const cursors = frames.slice(1).map(frame => frame.cursor);
    expect(frames[0]).toMatchObject({ type: 'welcome' });
    expect(cursors).toHaveLength(8);
    expect(new Set(cursors).size).toBe(8);
    expect(cursors.at(-1)).toBe(again.cursor());
  });

  it.each(['ffff-1', 'abcd-99999999', 'abcd-', 'nonsense', ''])(
    'reports a gap when the frames after %j are unknown',
    async cursor => {
      const { live } = await begin();
      const { frames, say } = connect(live);
      say({ token: 'good', cursor });
      const to = live.cursor();
      expect(frames).toEqual([
        { type: 'welcome', cursor: to },
        { type: 'gap', from: cursor, to },
      ]);
    },
  );

  it('sends more than 20 alerts at once in frames of at most 1,000, none twice and in order', async () => {
    const { live } = await begin();
    const { frames, say } = connect(live);
    say({ token: 'good' });
    rate = 60_000;
    await step(live, 3);
    const batches = frames.slice(1) as { type: string; alerts: { cursor: string }[] }[];
    expect(batches.map(({ type, alerts }) => [type, alerts.length])).toEqual([
      ['alerts', 1_000],
      ['alerts', 1_000],
    ]);
    const cursors = batches.flatMap(({ alerts }) => alerts.map(({ cursor }) => cursor));
    const first = Number(cursors[0]?.slice(5));
    expect(cursors).toEqual(cursors.map((_, n) => `abcd-${first + n}`));
    expect(cursors.at(-1)).toBe(live.cursor());

    for (const [count, expected] of [
      [20, 20],
      [21, 1],
    ] as const) {
      const late = connect(live);
      late.say({ token: 'good', cursor: cursors.at(-1 - count) });
      expect(late.frames).toHaveLength(1 + expected);
    }
  });

  it('reports a gap when more frames were missed than are stored', async () => {
    const { live } = await begin();
    const cursor = live.cursor();
    rate = 60_000;
    await step(live, 35);
    const { frames, say } = connect(live);
    say({ token: 'good', cursor });
    expect(frames).toMatchObject([{ type: 'welcome' }, { type: 'gap', from: cursor }]);
    const last = Number(live.cursor().slice(5));
    for (const [behind, expected] of [
      [10_000, { count: 1 + 10, second: { type: 'alerts', alerts: { length: 1_000 } } }],
      [10_001, { count: 2, second: { type: 'gap' } }],
    ] as const) {
      const again = connect(open().live);
      again.say({ token: 'good', cursor: `abcd-${last - behind}` });
      expect(again.frames).toHaveLength(expected.count);
      expect(again.frames[1]).toMatchObject(expected.second);
    }
  });

  it.each([
    ['a bad token', { token: 'bad' }, 4401],
    ['no token', { cursor: 'abcd-1' }, 4400],
    ['a token that is no text', { token: 5 }, 4400],
    ['no object', 'hello', 4400],
    ['null', 'null', 4400],
  ])('closes for %s', async (_, message, code) => {
    const { live } = await begin();
    const { frames, closed, say } = connect(live);
    say(message);
    await step(live);
    expect({ frames, closed }).toEqual({ frames: [], closed: [code] });
  });

  it('closes for a client without valid credentials', async () => {
    const { live } = await begin();
    const { closed, say } = connect(live);
    say({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(closed).toEqual([4408]);
  });

  it('closes when the token is no longer good, and not before', async () => {
    const { live } = await begin();
    const { closed, frames, say } = connect(live);
    say({ token: 'good' });
    live.closeInvalid();
    expect(closed).toEqual([]);
    good.clear();
    live.closeInvalid();
    expect(closed).toEqual([4401]);
    const onFrames = frames.length;
    await step(live, 3);
    expect(frames).toHaveLength(onFrames);
  });

  it('closes a client that falls behind, which can reconnect', async () => {
    const { live } = await begin();
    const { closed, say, slow } = connect(live);
    say({ token: 'good' });
    slow(9_000_000);
    await step(live, 3);
    expect(closed).toEqual([1013]);
  });

  it('responds to a ping', async () => {
    const { live } = await begin();
    const { frames, say } = connect(live);
    say({ token: 'good' });
    say({ type: 'ping' });
    expect(frames.at(-1)).toEqual({ type: 'pong' });
  });

  it('sends no change before it is stored', async () => {
    const { live } = await begin();
    const onFrames = vi.fn();
    live.subscribe(onFrames);
    vi.spyOn(disk.journal, 'write').mockImplementationOnce(() => {
      throw new Error('disk full');
    });
    now += 2_000;
    await expect(live.advance()).rejects.toThrow('disk full');
    expect(onFrames).not.toHaveBeenCalled();
    await step(live, 1);
    expect(onFrames).toHaveBeenCalledOnce();
  });
});
