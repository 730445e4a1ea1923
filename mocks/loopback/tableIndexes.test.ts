import { describe, expect, it } from 'vitest';

import { createTable } from './table.ts';

interface Lamp {
  readonly id: number;
  readonly name: string;
  readonly model: string | null;
  readonly geoPoint?: { readonly lat: number; readonly lng: number };
}

const fields = { id: 'number', name: 'string', model: 'string', geoPoint: 'geopoint' } as const;

/** Creates a generator of numbers below a bound, the same ones in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const byName = (a: Lamp, b: Lamp) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : Math.sign(a.id - b.id);

describe('the indexes of a table', () => {
  it.each([
    ['by value', { maxValues: () => 1_000 }],
    ['by key', { maxValues: () => 0 }],
    ['moved one by one', { maxMoves: 1_000, sortAloneLimit: 0 }],
    ['merged', { maxMoves: 0, sortAloneLimit: 0 }],
  ])('stay right through 3,000 changes of 600 rows: %s [MOCK-03]', (_way, thresholds) => {
    const upTo = numbers(5);
    const lampOf = (id: number): Lamp => ({
      id,
      name: `路${upTo(40)}号${upTo(9)}`,
      model: [null, 'led', 'led', 'led', 'lc', 'plc'][upTo(6)] ?? null,
    });
    const lamps = new Map(Array.from({ length: 600 }, (_, id) => [id, lampOf(id)]));
    const table = createTable<Lamp>(fields, lamps.values(), { thresholds });
    for (let step = 0; step < 3_000; step += 1) {
      const id = upTo(700);
      if (upTo(4) === 0) expect(table.remove(id)).toBe(lamps.delete(id));
      else {
        const lamp = lampOf(id);
        table.put(lamp);
        lamps.set(id, lamp);
      }
      if (step % 30 > 0) continue;
      const all = [...lamps.values()];
      const part = `${upTo(4)}号${upTo(9)}`;
      const found = all.filter(({ name, model }) => name.includes(part) && model === 'led');
      const where = { and: [{ name: { like: part } }, { model: 'led' }] };
      const order = ['name', 'id'];
      expect(table.find({ where, order })).toEqual(found.sort(byName));
      expect(table.find({ order, offset: 9, limit: 5 })).toEqual(all.sort(byName).slice(9, 14));
      expect(table.count({ model: { neq: 'led' } })).toBe(
        all.filter(({ model }) => model !== 'led').length,
      );
      expect(table.countBy('model').get('led')).toBe(
        all.filter(({ model }) => model === 'led').length,
      );
      expect([...table.values()]).toHaveLength(all.length);
    }
  });

  it('has room for ever more rows in the same position of an order [MOCK-03]', () => {
    const table = createTable<Lamp>(fields, [], {
      thresholds: { sortAloneLimit: 0, maxValues: () => 0 },
    });
    const lamp = (id: number, name: string): Lamp => ({ id, name, model: null });
    const names = ['a', 'z'];
    table.put(lamp(0, 'a'));
    table.put(lamp(1, 'z'));
    for (let id = 2; id < 120; id += 1) {
      names.push(`m${String(500 - id)}`);
      table.put(lamp(id, names.at(-1) ?? ''));
      const found = table.find({ where: { name: { gt: '' } }, order: 'name', limit: 1_000 });
      expect(found.map(({ name }) => name)).toEqual([...names].sort());
    }
  });

  it('finds text in more characters than it distinguishes [MOCK-03]', () => {
    const table = createTable<Lamp>(
      fields,
      Array.from({ length: 5_000 }, (_, id) => ({
        id,
        name: String.fromCharCode(0x4e00 + id, 0x4e00 + ((id * 7) % 5_000), 0x4e00, 0x4e01 + id),
        model: null,
      })),
    );
    const all = table.find();
    for (const id of [0, 1, 17, 3_999, 4_000, 4_321, 4_999]) {
      for (const [from, to] of [
        [0, 1],
        [0, 2],
        [1, 3],
        [0, 3],
        [0, 4],
      ] as const) {
        const part = all[id]!.name.slice(from, to);
        const expected = all.filter(({ name }) => name.includes(part)).length;
        expect([part, table.count({ name: { like: part } })]).toEqual([part, expected]);
      }
    }
    expect(table.count({ name: { like: '灯泡不亮' } })).toBe(0);
  });

  it('finds the same with and without an index of a text, in one case or in any [MOCK-03]', () => {
    const names = ['Haven St Lamp', 'haven st', 'HAVEN', 'Hav', 'aven', 'Ærø Haven', 'Σ haven'];
    const rows = Array.from({ length: 5_000 }, (_, id) => ({
      ...{ id, name: `${names[id % names.length]} ${id % 97}`, model: null },
    }));
    const table = createTable<Lamp>(fields, rows);
    const anyCase = (text: string) =>
      text.replace(/[a-z]/g, letter => `[${letter.toUpperCase()}${letter}]`);
    for (const part of ['h', 'ha', 'hav', 'haven', 'en st', 'n 7', 'ærø']) {
      for (const like of [part, part.toUpperCase(), anyCase(part), `[Hh]${part}`]) {
        const expected = rows.filter(({ name }) => new RegExp(like).test(name));
        expect([like, table.find({ where: { name: { like } } })]).toEqual([like, expected]);
        expect([like, table.count({ name: { like } })]).toEqual([like, expected.length]);
      }
    }
  });

  it('finds the nearest across the date line, at a pole and after a move [MOCK-03]', () => {
    const upTo = numbers(9);
    const rows = Array.from({ length: 900 }, (_, id) => ({
      ...{ id, name: '', model: null },
      geoPoint: [
        { lat: upTo(100) / 100, lng: 179.5 + upTo(50) / 100 },
        { lat: upTo(100) / 100, lng: -180 + upTo(50) / 100 },
        { lat: 89 + upTo(100) / 100, lng: upTo(360) - 180 },
      ][id % 3]!,
    }));
    const table = createTable<Lamp>(fields, rows);
    const plain = createTable<Lamp>({ ...fields, geoPoint: 'object' }, rows);
    const query = (lat: number, lng: number, more: object) => {
      const where = { geoPoint: { near: { lat, lng }, unit: 'kilometers', ...more } };
      const filter = { where, offset: 3, limit: 25 };
      expect(table.find(filter)).toEqual(plain.find(filter));
      const narrowed = { ...filter, where: { and: [where, { id: { gt: 400 } }] } };
      expect(table.find(narrowed)).toEqual(plain.find(narrowed));
    };
    for (const more of [{}, { maxDistance: 30 }, { minDistance: 20, maxDistance: 90 }]) {
      for (const [lat, lng] of [
        [0.5, 179.99],
        [0.5, -179.99],
        [90, 0],
        [89.9, 45],
        [0, 0],
      ] as const) {
        query(lat, lng, more);
      }
    }
    for (const moved of [
      { ...rows[4]!, geoPoint: { lat: 0.5, lng: 180 } },
      { ...rows[7]!, geoPoint: { lat: 3, lng: 3 } },
    ]) {
      table.put(moved);
      plain.put(moved);
    }
    // A row that gets a location after the index was made: at zero, where an empty list of numbers starts.
    const added = { id: 5_000, name: '', model: null, geoPoint: { lat: 0, lng: 0 } };
    table.put(added);
    plain.put(added);
    query(0, 0, {});
    expect(table.find({ where: { geoPoint: { near: '0,0', maxDistance: 1 } } })).toEqual([added]);
    query(0.5, -180, {});
    query(0.5, 179.9, { maxDistance: 20 });
  });
});
