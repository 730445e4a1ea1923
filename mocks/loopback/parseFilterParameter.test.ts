import { describe, expect, it } from 'vitest';

import { FilterError } from './FilterError.ts';
import {
  readFilterParameter,
  parseFilterParameter,
  parseWhereParameter,
  readWhereParameter,
} from './parseFilterParameter.ts';

const nest = (levels: number, inner: object): object =>
  levels === 0 ? inner : { and: [nest(levels - 1, inner)] };

describe('the filter of a URL', () => {
  it('is JSON [MOCK-03]', () => {
    const filter = { where: { name: { like: '路灯' } }, limit: 10, nosuch: 1 };
    expect(parseFilterParameter(JSON.stringify(filter))).toEqual(filter);
    expect(parseFilterParameter('{"limit":1,"limit":2}')).toEqual({ limit: 2 });
  });

  it.each([undefined, null, '', 'null'])('is none when it is %j [MOCK-03]', raw => {
    expect(parseFilterParameter(raw)).toBeUndefined();
    expect(parseWhereParameter(raw)).toBeUndefined();
  });

  it.each(['{bad', 'abc', '5', '"x"', '[{"a":1}]', ' {}', '{} '])('rejects %j [MOCK-03]', raw => {
    expect(() => parseFilterParameter(raw)).toThrow(
      /Value is not an object: the filter .* must be JSON/,
    );
    expect(() => parseWhereParameter(raw)).toThrow(FilterError);
  });

  it('reports that JSON does not parse [MOCK-03]', () => {
    expect(() => parseFilterParameter('{bad}')).toThrow(/Cannot parse JSON-encoded object value/);
  });

  it.each([
    [5, { qty: 1 }],
    [4, { qty: { inq: [1] } }],
  ])(
    'may be twelve levels deep: %i nested ands around %j pass, one more does not [MOCK-03]',
    (levels, inner) => {
      for (const parse of [
        (where: object) => parseFilterParameter(JSON.stringify({ where })),
        (where: object) => parseWhereParameter(JSON.stringify(where)),
      ]) {
        expect(parse(nest(levels, inner))).toBeDefined();
        expect(() => parse(nest(levels + 1, inner))).toThrow(/exceeds maximum depth 12/);
      }
    },
  );

  it('has at most 16,384 characters [MOCK-03]', () => {
    const raw = JSON.stringify({ where: { name: 'x'.repeat(16_384) } });
    expect(() => parseFilterParameter(raw)).toThrow(/send at most 16384/);
  });

  it('pollutes nothing [MOCK-03]', () => {
    parseFilterParameter('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect('polluted' in {}).toBe(false);
  });

  it.each(['filter[where][name]=x', 'filter[limit]=1', 'filter%5Border%5D=id'])(
    'rejects brackets and requires JSON: %s [MOCK-03]',
    query => {
      expect(() => readFilterParameter(new URLSearchParams(query))).toThrow(
        /bracket style.*send filter= as JSON/,
      );
    },
  );

  it('is sent once, and a where is none of a filter [MOCK-03]', () => {
    expect(() => readFilterParameter(new URLSearchParams('filter={}&filter={}'))).toThrow(
      /was sent 2 times/,
    );
    expect(() => readWhereParameter(new URLSearchParams('where[a]=1'))).toThrow(
      /send where= as JSON/,
    );
    expect(readFilterParameter(new URLSearchParams('where={"a":1}&limit=1'))).toBeUndefined();
    expect(readWhereParameter(new URLSearchParams('where={"a":1}&_=17'))).toEqual({ a: 1 });
  });
});
