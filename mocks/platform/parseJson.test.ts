import { describe, expect, it } from 'vitest';

import { parseJson } from './parseJson.ts';
import { HttpError } from './HttpError.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

function getError(text: string): object {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, details: error.details };
  }
  throw new Error('It was not rejected.');
}

describe('the JSON of a body', () => {
  it('may be 32 deep, brackets in texts not counted, and no deeper', () => {
    expect(parseJson(nested(32))).toBeDefined();
    expect(parseJson(JSON.stringify(`\\"${nested(99)}`))).toBeDefined();
    expect(getError(nested(33))).toMatchObject({ status: 400 });
    expect(getError('['.repeat(500_000))).toMatchObject({ status: 400 });
    expect(getError('{"a":'.repeat(200_000))).toMatchObject({ status: 400 });
  });

  it.each([
    ['{"__proto__":{"admin":true}}', '/__proto__'],
    ['{"a":[{"\\u005f_proto__":1}]}', '/a/0/__proto__'],
    ['{"a/b~":{"__proto__":null}}', '/a~1b~0/__proto__'],
  ])('has no key that means a prototype: %s', (text, path) => {
    expect(getError(text)).toMatchObject({ status: 422, details: [{ path }] });
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each(['', '{', "{'a':1}", '{"a":1}}', 'NaN', '\u0000', '{"a":1,}'])(
    'is rejected when it is none: %j',
    text => expect(getError(text)).toMatchObject({ status: 400 }),
  );
});
