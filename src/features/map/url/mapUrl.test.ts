import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAP_STATES } from '../mapStates.ts';
import { GROUND_LAYERS } from './layersUrl.ts';
import { formatMapUrl, type MapUrl, parseMapUrl } from './mapUrl.ts';

const MODELS = ['ssslc', 'ssgw', 'sscam'];
const limits = { minZoom: 3, maxZoom: 20, isModel: (model: string) => MODELS.includes(model) };
const parse = (text: string) => parseMapUrl(new URLSearchParams(text), limits);

describe('the URL of the map', () => {
  it('has a view, filters, a selection and a search', () => {
    const { url, rejected } = parse(
      'lat=30.2&lng=120.21&zoom=16.5&layer=tiles&states=fault,offline&models=ssslc&lit=false&sort=name&id=lc330106a0240024&q=wang&page=3',
    );
    expect(rejected).toEqual([]);
    expect(url).toEqual({
      view: { lat: 30.2, lng: 120.21, zoom: 16.5 },
      layer: 'tiles',
      states: ['fault', 'offline'],
      models: ['ssslc'],
      lit: false,
      sort: 'name',
      selectedId: 'LC330106A0240024',
      search: 'wang',
      page: 3,
    });
  });

  it.each([
    ['lat', 'x'],
    ['lat', '90.1'],
    ['lat', ''],
    ['lng', '181'],
    ['lng', '1e2'],
    ['zoom', '2.9'],
    ['zoom', '21'],
    ['zoom', 'NaN'],
    ['layer', 'toString'],
    ['states', 'fault,broken'],
    ['states', ''],
    ['models', 'a,,b'],
    ['models', 'nope'],
    ['models', 'ssslc,nope'],
    ['model', 'nope'],
    ['lit', 'yes'],
    ['sort', 'color'],
    ['id', 'short'],
    ['pin', '91,120'],
    ['pin', '30.2'],
    ['pin', '30.2,120.2,5'],
    ['q', 'x'.repeat(101)],
    ['page', '0'],
    ['page', '1.5'],
  ])('rejects %s=%s by name and keeps the other parts [MAP-08/view]', (name, value) => {
    const params = new URLSearchParams('lat=30&lng=120&zoom=16&states=fault&q=lamp');
    params.set(name, value);
    const { url, rejected } = parseMapUrl(params, limits);
    expect(rejected).toEqual([{ name, value }]);
    expect(url.states).toEqual(name === 'states' ? undefined : ['fault']);
    expect(url.view).toEqual(
      ['lat', 'lng', 'zoom'].includes(name) ? undefined : { lat: 30, lng: 120, zoom: 16 },
    );
  });

  it('applies a view only as a whole, and names the parts of another one [MAP-08/view]', () => {
    const lat = { name: 'lat', value: '30' };
    expect(parse('lat=30&zoom=16&q=x')).toEqual({
      ...{ url: { search: 'x' }, rejected: [lat, { name: 'zoom', value: '16' }] },
    });
    expect(parse('lat=30&lng=120')).toEqual({
      ...{ url: {}, rejected: [lat, { name: 'lng', value: '120' }] },
    });
    expect(parse('lat=x&lng=120').rejected).toEqual([{ name: 'lat', value: 'x' }]);
  });

  it('is parsed as it was formatted', () => {
    const degrees = (max: number) =>
      fc.integer({ min: -max * 1e6, max: max * 1e6 }).map(value => value / 1e6);
    const urls = fc.record<MapUrl>(
      {
        view: fc.record({
          lat: degrees(90),
          lng: degrees(180),
          zoom: fc.integer({ min: 300, max: 2000 }).map(value => value / 100),
        }),
        layer: fc.constantFrom(...GROUND_LAYERS),
        states: fc.subarray([...MAP_STATES], { minLength: 1 }),
        models: fc.uniqueArray(fc.constantFrom(...MODELS), { minLength: 1 }),
        lit: fc.boolean(),
        sort: fc.constantFrom('name', 'model'),
        selectedId: fc.constant('LC330106A0240024'),
        pin: fc.record({ lat: degrees(90), lng: degrees(180) }),
        search: fc.string({ minLength: 1, maxLength: 100 }),
        page: fc.integer({ min: 2, max: 999_999 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(urls, url => {
        const { url: parsed, rejected } = parseMapUrl(formatMapUrl(url), limits);
        expect(rejected).toEqual([]);
        expect(parsed).toEqual(url);
      }),
    );
  });
});
