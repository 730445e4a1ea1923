import { expect, it } from 'vitest';

import { services } from '../../mocks/assembly/services.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import { openCityPlatform } from '../support/cityPlatform.ts';

const LEAP = '2026-06-30T23:59:60Z';

it('is rejected for the clock of a device, which does not have it', async () => {
  const street = await openCityPlatform();
  const [lamp = ''] = await street.findReachable('ssslc');
  const set = (time: string) =>
    street.call('POST', `/assets/${lamp}/set/device-common:clock`, { json: { time } });
  expect(await set(LEAP)).toMatchObject({
    status: 422,
    body: { error: { code: 22, details: [{ path: '/time', code: 'format' }] } },
  });
  expect((await set('2026-06-30T23:59:59Z')).status).toBe(200);
});

it('is rejected in a requested period', async () => {
  const street = await openCityPlatform();
  const query = `from=${LEAP}&to=2026-07-01T08:00:00Z&step=hour`;
  const { status } = await street.call('GET', `/statistics/energy?${query}`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

/** The fields of a body that are moments: those of the body itself, and of objects in it. */
const momentsIn = (fields: readonly FieldDescriptor[], path = ''): readonly string[] =>
  fields.flatMap(field => {
    const pointer = `${path}/${field.source}`;
    if (field.kind === 'dateTime') return [pointer];
    return field.kind === 'object' ? momentsIn(field.fields, pointer) : [];
  });

const inputs = Object.values(services).flatMap(({ operations, validators }) =>
  Object.values(operations).flatMap(({ id, body }) =>
    momentsIn(body?.fields ?? []).map(pointer => ({
      id,
      pointer,
      validate: validators.bodies[id],
    })),
  ),
);

it('is rejected wherever a moment is sent [MOCK-01]', () => {
  expect(inputs.length).toBeGreaterThan(3);
  for (const { id, pointer, validate } of inputs) {
    const problemsOf = (moment: string) => {
      const body = pointer
        .split('/')
        .slice(1)
        .reduceRight<unknown>((value, name) => ({ [name]: value }), moment);
      validate?.(body);
      return (validate?.errors ?? []).filter(
        ({ instancePath, keyword }) => instancePath === pointer && keyword === 'format',
      );
    };
    expect(problemsOf(LEAP), `${id} ${pointer}`).toHaveLength(1);
    expect(problemsOf('2026-06-30T23:59:59Z'), `${id} ${pointer}`).toEqual([]);
  }
});
