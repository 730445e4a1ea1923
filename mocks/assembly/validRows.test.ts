import { describe, expect, it } from 'vitest';

import { services } from './services.ts';
import type { Row } from '../platform/Store.ts';
import { getCityOptions, generateCity, floorToQuarterHour } from '../city/generateCity.ts';

const size = { assets: 1_000, users: 200 };
const city = generateCity(getCityOptions(size), 'hash');
const englishCity = generateCity(getCityOptions({ ...size, names: 'en' }), 'hash');

const resources = Object.values(services).flatMap(service =>
  Object.values(service.resources).map(resource => ({ service, resource, name: resource.name })),
);

const rowsOf = (name: string): readonly Row[] => city[name] ?? [];
const idsOf = (name: string) => new Set(rowsOf(name).map(({ id }) => id));

describe('every row of the city', () => {
  it.each(resources.filter(({ name }) => name in city))(
    'of $name is valid by its document',
    ({ service, resource, name }) => {
      const validate = service.validators.schemas[resource.schema]!;
      const broken = [...rowsOf(name), ...(englishCity[name] ?? [])].filter(row => !validate(row));
      const [first] = broken;
      if (first) validate(first);
      expect({ count: broken.length, first, errors: first && validate.errors }).toEqual({
        count: 0,
      });
    },
  );

  it.each([['mediaData', 'MediaData', []]] as const)(
    'of %s is valid by %s',
    (name, schema, hidden) => {
      const validate = services.core!.validators.schemas[schema]!;
      for (const row of rowsOf(name)) {
        const shown = Object.fromEntries(
          Object.entries(row).filter(([key]) => !(hidden as readonly string[]).includes(key)),
        );
        expect({ row, ok: validate(shown), errors: validate.errors }).toMatchObject({ ok: true });
      }
    },
  );

  it('fills every list that is not computed', () => {
    const empty = resources.map(({ name }) => name).filter(name => rowsOf(name).length === 0);
    expect(empty).toEqual(['services']);
  });

  it('has an id of its own', () => {
    for (const [name, rows] of Object.entries(city)) {
      expect(`${name} ${idsOf(name).size}`).toBe(`${name} ${rows.length}`);
    }
  });
});

describe('a city generated at another time', () => {
  it.each([
    ['2027-06-21T04:07:00Z', '2027-06-21T04:00:00.000Z'],
    ['2028-02-29T10:00:00Z', '2028-02-29T10:00:00.000Z'],
    ['2027-12-31T15:59:59Z', '2027-12-31T15:45:00.000Z'],
    ['2027-12-31T16:14:59Z', '2027-12-31T16:00:00.000Z'],
    ['2027-03-28T22:31:00Z', '2027-03-28T22:30:00.000Z'],
    ['2026-11-21T23:59:00Z', '2026-11-21T23:45:00.000Z'],
  ])('is valid by its documents too: %s', (startedAt, seededAt) => {
    const now = floorToQuarterHour(Date.parse(startedAt));
    expect(new Date(now).toISOString()).toBe(seededAt);
    const other = generateCity(getCityOptions({ assets: 1_000, users: 200, now }), 'hash');
    for (const { service, resource, name } of resources) {
      const validate = service.validators.schemas[resource.schema]!;
      const broken = (other[name] ?? []).filter(row => !validate(row));
      expect({ name, broken: broken.slice(0, 1) }).toEqual({ name, broken: [] });
    }
  });
});

describe('every reference of the city', () => {
  const references = resources.flatMap(({ name, resource: { fields } }) =>
    fields.flatMap(field =>
      field.kind === 'reference' || field.kind === 'referenceList'
        ? [{ name, source: field.source, target: field.reference }]
        : [],
    ),
  );

  it.each(references)('of $name by $source refers to one of $target', reference => {
    const known = idsOf(reference.target);
    const lost = rowsOf(reference.name)
      .flatMap(row => row[reference.source] ?? [])
      .filter(id => !known.has(id));
    expect(lost).toEqual([]);
  });

  it('deep in a record refers to an existing record too', () => {
    const kinds: Readonly<Record<string, string>> = {
      assetIds: 'assets',
      sensorIds: 'assets',
      groupIds: 'groups',
      groupId: 'groups',
      domainIds: 'domains',
      strategyId: 'strategies',
      assetId: 'assets',
      asset_id: 'assets',
      domain_id: 'domains',
    };
    const known = new Map(Object.values(kinds).map(target => [target, idsOf(target)]));
    let followed = 0;
    const follow = (value: unknown, key: string): void => {
      const target = kinds[key];
      if (typeof value === 'string' && target) {
        followed += 1;
        expect(known.get(target)?.has(value), `${key} ${value}`).toBe(true);
      } else if (Array.isArray(value)) value.forEach(item => follow(item, key));
      else if (typeof value === 'object' && value !== null) {
        Object.entries(value).forEach(([name, item]) => follow(item, name));
      }
    };
    const names = [
      'strategies',
      'plans',
      'groups',
      'scenes',
      'overrides',
      'players',
      'userDomains',
    ];
    for (const name of [...names, 'upgradeLogs', 'statuses', 'faults', 'alerts']) {
      rowsOf(name).forEach(row => follow(row, ''));
    }
    expect(followed).toBeGreaterThan(3_000);
  });

  it('from players refers to screens and published projects', () => {
    const published = new Set(
      rowsOf('projects').flatMap(({ id, state }) => (state === 'published' ? [id] : [])),
    );
    for (const { assetId, projects } of rowsOf('players')) {
      expect(rowsOf('assets').find(({ id }) => id === assetId)?.model).toBe('ssads');
      for (const { id } of projects as readonly Row[]) expect(published).toContain(id);
    }
  });
});
