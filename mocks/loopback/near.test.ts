import { describe, expect, it } from 'vitest';

import { findIds, findIdsWhere, exampleTable } from '../../tests/support/exampleTable.ts';
import { FilterError } from './FilterError.ts';

const origin = { lat: 30.01, lng: 120 };
const near = (clause: object) => ({ location: { near: origin, ...clause } });

describe('near', () => {
  it.each<[object, number[]]>([
    [{}, [3, 2, 4]],
    [{ near: '30.01,120' }, [3, 2, 4]],
    [{ near: [30.01, 120] }, [3, 2, 4]],
    [{ near: { lat: '30.01', lng: '120' } }, [3, 2, 4]],
    [{ maxDistance: 0.5 }, [3]],
    [{ maxDistance: 1 }, [3, 2]],
    [{ maxDistance: 1, unit: 'kilometers' }, [3]],
    [{ maxDistance: 1112, unit: 'meters' }, [3, 2]],
    [{ minDistance: 0.5 }, [2, 4]],
    [{ maxDistance: 0 }, [3, 2, 4]],
    [{ maxDistance: -5 }, [3, 2, 4]],
    [{ maxDistance: 'far' }, [3, 2, 4]],
    [{ maxDistance: 0.001, unit: 'km' }, [4, 3, 2]],
  ])('%j gives %j: nearest first, miles unless a known unit is named [MOCK-03]', (clause, ids) => {
    expect(findIdsWhere(near(clause))).toEqual(ids);
  });

  it('wins over an order, and is paged afterwards [MOCK-03]', () => {
    expect(findIds({ where: near({}), order: 'id DESC', limit: 1, offset: 1 })).toEqual([2]);
  });

  it('acts as an and inside or, and twice as a union [MOCK-03]', () => {
    expect(findIdsWhere({ or: [near({ maxDistance: 1 }), { name: 'nobody' }] })).toEqual([3, 2]);
    expect(findIdsWhere({ and: [near({ maxDistance: 0.5 }), near({ maxDistance: 1 })] })).toEqual([
      3, 3, 2,
    ]);
  });

  it('is a condition of a count, so that a search by location has pages [MOCK-03]', () => {
    expect(exampleTable.count(near({ maxDistance: 1 }))).toBe(2);
    expect(exampleTable.count({ or: [near({ maxDistance: 1 }), { name: 'nobody' }] })).toBe(2);
    expect(exampleTable.count({ and: [near({ maxDistance: 1 }), { id: 2 }] })).toBe(1);
    expect([...exampleTable.countBy('id', near({ maxDistance: 1 }))]).toEqual([
      [3, 1],
      [2, 1],
    ]);
    expect(() => exampleTable.count({ location: { near: 'garbage' } })).toThrow(FilterError);
  });

  it('is rejected for a field that is no position [MOCK-03]', () => {
    expect(findIdsWhere({ name: { near: origin } })).toEqual([]);
    expect(exampleTable.count({ name: { near: origin } })).toBe(0);
  });

  it.each(['garbage', {}, 5, null, { lat: 91, lng: 0 }, [120, 30]])(
    'rejects the location %j, where LoopBack fails [MOCK-03]',
    point => {
      expect(() => findIdsWhere({ location: { near: point } })).toThrow(FilterError);
      expect(() => findIdsWhere({ location: { near: point } })).toThrow(/cannot be near .*: send/);
    },
  );
});
