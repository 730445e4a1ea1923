import { describe, expect, it } from 'vitest';

import { findIdsWhere, exampleTable } from '../../tests/support/exampleTable.ts';
import { FilterError } from './FilterError.ts';

type Where = Readonly<Record<string, unknown>>;
const all = [1, 2, 3, 4, 5, 6];

/** A section of the measured tables: conditions, and the ids that match. Find and count must agree. */
function section(title: string, rows: readonly (readonly [Where, readonly number[]])[]): void {
  describe(title, () => {
    it.each(rows)('%j finds %j [MOCK-03]', (where, ids) => {
      expect(findIdsWhere(where)).toEqual(ids);
      expect(exampleTable.count(where)).toBe(ids.length);
    });
  });
}

function rejections(title: string, rows: readonly (readonly [Where, RegExp])[]): void {
  describe(title, () => {
    it.each(rows)('%j is rejected: %s [MOCK-03]', (where, message) => {
      expect(() => exampleTable.find({ where })).toThrow(FilterError);
      expect(() => exampleTable.count(where)).toThrow(message);
    });
  });
}

section('equality and coercion', [
  [{ name: 'Alpha' }, [1]],
  [{ name: { eq: 'Alpha' } }, [1]],
  [{ name: 'alpha' }, []],
  [{ name: 10 }, [6]],
  [{ qty: '10' }, [1]],
  [{ qty: '' }, [6]],
  [{ qty: ' 5 ' }, [2]],
  [{ qty: '1e1' }, [1]],
  [{ qty: 'abc' }, []],
  [{ id: '3' }, [3]],
  [{ id: '3abc' }, []],
  [{ active: 'false' }, [2, 5]],
  [{ active: '0' }, [2, 5]],
  [{ active: 'yes' }, [1, 4]],
  [{ active: { foo: 1 } }, [1, 4]],
  [{ name: ['Alpha'] }, [1]],
  [{ name: { contains: 'a' } }, []],
  [{ qty: { exists: true } }, []],
  [{ nosuch: 'x' }, []],
  [{ nosuch: null }, all],
  [{ nosuch: { neq: 'x' } }, all],
  [{ nosuch: { nin: ['x'] } }, all],
  [{}, all],
]);

section('null and absent', [
  [{ label: null }, [1, 3]],
  [{ label: { eq: null } }, [1, 3]],
  [{ label: { inq: [null] } }, [1, 3]],
  [{ label: { neq: null } }, [2, 4, 5, 6]],
  [{ label: { nin: [null] } }, [2, 4, 5, 6]],
  [{ label: { neq: 'x' } }, [1, 3, 4, 6]],
  [{ active: { neq: true } }, [2, 3, 5, 6]],
  [{ qty: { lt: 10 } }, [2, 4, 6]],
  [{ qty: { gt: null } }, []],
  [{ qty: { gte: null } }, [3]],
  [{ qty: { lte: null } }, [3]],
  [{ label: { between: [null, null] } }, [1, 3]],
  [{ location: null }, [1, 5, 6]],
]);

section('comparison', [
  [{ name: { gt: 'a' } }, [2, 3, 4, 5]],
  [{ name: { lt: 'a' } }, [1, 6]],
  [{ qty: { between: [1, 10] } }, [1, 2, 4]],
  [{ qty: { between: ['1', '10'] } }, [1, 2, 4]],
  [{ qty: { between: [10, 1] } }, []],
  [{ qty: { between: { 0: 1, 1: 10 } } }, [1, 2, 4]],
  [{ qty: { gt: 1, lt: 11 } }, [1, 2, 4]],
  [{ active: { gt: false } }, [1, 4]],
  [{ qty: { gt: 'abc' } }, []],
  [{ qty: { neq: 'abc' } }, all],
]);

section('inq and nin', [
  [{ qty: { inq: [] } }, []],
  [{ qty: { nin: [] } }, all],
  [{ id: { inq: ['5', 1] } }, [1, 5]],
  [{ createdAt: { inq: ['2024-01-01T00:00:00.000Z'] } }, []],
  [{ createdAt: { nin: ['2024-01-01T00:00:00.000Z'] } }, all],
]);

section('like and regexp', [
  [{ name: { like: 'lph%' } }, [1]],
  [{ name: { like: 'ALPHA' } }, []],
  [{ name: { ilike: 'ALPHA' } }, [1]],
  [{ name: { nilike: '%a%' } }, [4, 6]],
  [{ name: { like: 'a_b' } }, [2, 3, 5]],
  [{ name: { like: 'a.b' } }, [2, 3, 5]],
  [{ name: { like: 'a\\.b' } }, [3]],
  [{ name: { like: 'a\\x5fb' } }, [5]],
  [{ name: { like: '北.*灯' } }, [4]],
  [{ name: { like: '路灯' } }, [4]],
  [{ name: { like: '' } }, []],
  [{ name: { nlike: '' } }, []],
  [{ name: { like: 'a(' } }, []],
  [{ label: { like: 'u' } }, [1, 3, 6]],
  [{ label: { nlike: 'u' } }, [2, 4, 5]],
  [{ qty: { like: '1' } }, [1, 4, 5]],
  [{ createdAt: { like: '2024-01-01' } }, []],
  [{ createdAt: { nlike: '2024-01-01' } }, all],
  [{ tags: { like: 'ed' } }, [1, 3]],
  [{ name: { like: 'ALPHA', options: 'i' } }, []],
  [{ name: { regexp: '^a' } }, [2, 3, 5]],
  [{ name: { regexp: '/^a/i' } }, [1, 2, 3, 5]],
  [{ label: { regexp: '' } }, [2, 5, 6]],
]);

section('and, or', [
  [{ active: true, or: [{ qty: 10 }, { qty: 21 }] }, [1]],
  [{ and: [] }, all],
  [{ or: [] }, []],
  [{ or: [{}] }, all],
  [{ and: { 0: { active: true }, 1: { qty: 10 } } }, [1]],
  [{ nor: [{ qty: 1 }] }, []],
  [{ $or: [{ qty: 1 }] }, []],
  [{ or: Array.from({ length: 500 }, (_, qty) => ({ qty })) }, [1, 2, 5, 6]],
]);

section('dates', [
  [{ createdAt: '2024-01-01' }, [2, 5]],
  [{ createdAt: '2024-01-01T08:00:00+08:00' }, [2, 5]],
  [{ createdAt: 1704067200000 }, [2, 5]],
  [{ createdAt: { gt: '2024-01-01' } }, [3]],
  [{ createdAt: { gt: true } }, [2, 3, 5]],
  [{ 'meta.when': '2024-01-01' }, [6]],
]);

section('lists, nested objects and prototypes', [
  [{ tags: 'red' }, [1, 3]],
  [{ tags: { neq: 'red' } }, [1, 2, 4, 5, 6]],
  [{ tags: { nin: ['red'] } }, [1, 4, 5]],
  [{ tags: [] }, []],
  [{ 'tags.0': 'red' }, [1, 3]],
  [{ 'meta.level': 2 }, [4]],
  [{ 'meta.site.zone': 's' }, [4]],
  [{ 'meta.parts.code': 'q' }, [5]],
  [{ 'location.lat': { gt: 30.5 } }, [4]],
  [{ meta: { level: 1 } }, []],
  [{ constructor: { neq: null } }, []],
  [{ 'constructor.name': 'Object' }, []],
  [JSON.parse('{"__proto__": {"neq": null}}') as Where, []],
]);

rejections('a malformed condition', [
  [{ and: 'x' }, /The and operator has invalid clauses "x": send a list/],
  [{ and: [null] }, /The where clause null is not an object/],
  [{ or: { a: 1 } }, /The or operator has invalid clauses/],
  [{ qty: { between: [1] } }, /Expected precisely 2 values, received 1/],
  [{ qty: { inq: 1 } }, /The qty property has invalid clause 1: send a list/],
  [{ name: { like: 5 } }, /Expected a string or RegExp/],
  [{ name: { like: '*' } }, /no regular expression/],
  [{ name: { regexp: '/a/x' } }, /Invalid regex flags: x/],
  [{ qty: { regexp: '1' } }, /qty is a number, and regexp needs text/],
  [{ createdAt: 'garbage' }, /"garbage" is no date, and createdAt is one: send ISO 8601/],
  [{ createdAt: '1704067200000' }, /is no date/],
  [{ createdAt: { foo: 1 } }, /is no date/],
  [{ name: { $ne: null } }, /The operators \$ne on name are not allowed/],
  [{ qty: { gt: { $x: 1 } } }, /\$x on qty/],
  [{ tags: null }, /tags holds lists/],
]);
