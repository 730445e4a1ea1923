import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validators } from '../../generated/core/validators.js';
import { checkResponseBody } from './checkResponseBody.ts';
import { findDeviations } from './findDeviations.ts';
import { formatExcerpt } from './redact.ts';

const ALERT = {
  ...{ id: '5f1e0000000000000000f001', level: 2, type: 'overCurrent', model: 'ssslc' },
  ...{ asset_id: 'SSSLC00000000001', asset_name: 'North street 1', muted: false },
  ...{ domain_id: '5f1e0000000000000000d001', state: 'activeUnacknowledged', confirmed: false },
  update_time: '2026-11-11T04:01:00.000Z',
};
const respond = (body: unknown) => ({
  ...{ service: 'core', id: 'listAlerts', method: 'get', path: '/alerts', status: 200 },
  body,
});

describe('a response', () => {
  it('has no deviation when its document allows it', async () => {
    expect(await checkResponseBody(respond([ALERT, ALERT]))).toEqual([]);
  });

  it('has a deviation for each path and rule, counted over the rows of a list [CALL-06/checks]', async () => {
    const { id, level } = ALERT;
    const body = [
      { ...ALERT, level: 9 },
      { ...ALERT, level: 7 },
      { id, level },
    ];
    const deviations = await checkResponseBody(respond(body));
    expect(deviations).toContainEqual(
      expect.objectContaining({
        ...{ operation: 'GET /alerts', path: '[].level', rule: 'enum', excerpt: '9', count: 2 },
      }),
    );
    expect(deviations).toContainEqual(
      expect.objectContaining({
        path: '[]',
        rule: 'required',
        excerpt: JSON.stringify({ id, level }),
      }),
    );
    const [whole] = (await checkResponseBody(respond({ rows: [] }))) ?? [];
    expect(whole).toMatchObject({ path: '', rule: 'type', excerpt: '{"rows":[]}' });
  });

  it('without a schema in a document is not checked', async () => {
    for (const other of [{ id: 'listNothing' }, { service: 'other' }, { status: 299 }])
      expect(await checkResponseBody({ ...respond([]), ...other })).toBeUndefined();
  });
});

describe('an excerpt', () => {
  it('has neither a token nor a password, whatever its value is [CALL-06/redacted]', () => {
    const token = fc
      .string({
        unit: fc.constantFrom('a', 'b', 'X', 'Z', '0', '9', '-', '_', '.'),
        minLength: 32,
        maxLength: 80,
      })
      .filter(text => !/^\.+$/u.test(text));
    const password = fc.string({ minLength: 8, maxLength: 20 }).map(text => `§${text}§`);
    const name = fc.constantFrom(
      'password',
      'pswOld_pass',
      'accessToken',
      'Authorization',
      'cookie',
    );
    fc.assert(
      fc.property(token, password, name, fc.nat({ max: 3 }), (secret, phrase, property, depth) => {
        let value: unknown = { id: secret, text: `Bearer ${secret}`, [property]: phrase };
        for (let level = 0; level < depth; level += 1) value = { [`level${level}`]: [value] };
        const validate = validators.responses['listAlerts']?.[200];
        const excerpts = [
          formatExcerpt(value, ''),
          formatExcerpt(phrase, property),
          ...findDeviations(
            respond([value, { ...ALERT, asset_name: { [property]: phrase } }]),
            validate!,
          ).map(({ excerpt }) => excerpt),
        ].join('\n');
        expect(excerpts).not.toContain(secret.slice(0, 16));
        expect(excerpts).not.toContain(JSON.stringify(phrase).slice(1, -1));
      }),
    );
  });

  it('is short', () => {
    expect(formatExcerpt({ text: 'a b '.repeat(1_000) }, '').length).toBeLessThan(100);
    expect(formatExcerpt(Array(1_000).fill('a b'), '').length).toBeLessThan(210);
    expect(formatExcerpt(undefined, '')).toBe('undefined');
  });
});
