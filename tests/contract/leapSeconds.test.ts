import { expect, it } from 'vitest';

import { services } from '../../mocks/assembly/services.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import { openCityPlatform } from '../support/cityPlatform.ts';

const LEAP = '2026-06-30T23:59:60Z';

it('is refused by the clock of a device, which cannot stand at it [MOCK-01/devices]', async () => {
  const street = await openCityPlatform();
  const [lamp = ''] = await street.findReachable('ssslc');
  const set = (time: string) =>
    street.ask('POST', `/assets/${lamp}/set/device-common:clock`, { json: { time } });
  expect(await set(LEAP)).toMatchObject({
    status: 422,
    body: { error: { code: 22, details: [{ path: '/time', code: 'format' }] } },
  });
  expect((await set('2026-06-30T23:59:59Z')).status).toBe(200);
});

it('is refused in a requested period [MOCK-01/devices]', async () => {
  const street = await openCityPlatform();
  const query = `from=${LEAP}&to=2026-07-01T08:00:00Z&step=hour`;
  const { status } = await street.ask('GET', `/statistics/energy?${query}`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

/** Where moments stand in the fields of a body: those of the body itself, and of objects in it. */
const momentsIn = (fields: readonly FieldDescriptor[], path = ''): readonly string[] =>
  fields.flatMap(field => {
    const place = `${path}/${field.source}`;
    if (field.kind === 'dateTime') return [place];
    return field.kind === 'object' ? momentsIn(field.fields, place) : [];
  });

const inputs = Object.values(services).flatMap(({ operations, validators }) =>
  Object.values(operations).flatMap(({ id, body }) =>
    momentsIn(body?.fields ?? []).map(place => ({ id, place, judge: validators.bodies[id] })),
  ),
);

it('is refused wherever a moment is sent [MOCK-01]', () => {
  expect(inputs.length).toBeGreaterThan(3);
  for (const { id, place, judge } of inputs) {
    const problemsOf = (moment: string) => {
      const body = place
        .split('/')
        .slice(1)
        .reduceRight<unknown>((value, name) => ({ [name]: value }), moment);
      judge?.(body);
      return (judge?.errors ?? []).filter(
        ({ instancePath, keyword }) => instancePath === place && keyword === 'format',
      );
    };
    expect(problemsOf(LEAP), `${id} ${place}`).toHaveLength(1);
    expect(problemsOf('2026-06-30T23:59:59Z'), `${id} ${place}`).toEqual([]);
  }
});
