import { describe, expect, it } from 'vitest';

import type { GroundSettings, TileSettings } from '../SiteMapContext.ts';
import { PROVIDERS } from './providers.ts';
import { resolveBaseLayers } from './resolveBaseLayers.ts';

const ORIGIN = 'https://console.example';
const OWN_TILES = '/api/config/tiles/{z}/{x}/{y}.png';
const OTHER_TILES = 'https://tiles.example/{z}/{x}/{y}.png';
const image = {
  url: '/api/config/map/image',
  bounds: [
    { lat: 30.1, lng: 120.1 },
    { lat: 30.3, lng: 120.4 },
  ],
};

const resolve = (settings: Partial<GroundSettings>) =>
  resolveBaseLayers({ mapType: 'plain', mapOffline: 1, ...settings }, ORIGIN);
const resolveTiles = (tiles: TileSettings, settings: Partial<GroundSettings> = {}) => {
  const { layers, initialKind, problems } = resolve({ mapType: 'osm', ...settings, tiles });
  return { tiles: layers.find(({ kind }) => kind === 'tiles'), initialKind, problems };
};

describe('the base maps of a site', () => {
  it('are those of the configuration, and the built-in one; plain starts with it', () => {
    const { layers, initialKind, problems } = resolve({ tiles: { url: OWN_TILES }, image });
    expect(layers.map(({ kind }) => kind)).toEqual(['drawn', 'tiles', 'image']);
    expect(initialKind).toBe('drawn');
    expect(problems).toEqual([]);
  });

  it('start with tiles of another host when online [MAP-07/online]', () => {
    const { tiles, initialKind } = resolveTiles({ url: OTHER_TILES }, { mapOffline: 0 });
    expect(initialKind).toBe('tiles');
    expect(tiles).toMatchObject({ url: OTHER_TILES, crs: 'wgs84', isArchive: false });
  });

  it('offline, have tiles of the same origin and reject those of another one [MAP-07/offline]', () => {
    expect(resolveTiles({ url: OWN_TILES })).toMatchObject({ initialKind: 'tiles', problems: [] });
    expect(resolveTiles({ url: `${ORIGIN}/t/{z}/{x}/{y}.png` }).tiles).toBeDefined();
    expect(resolveTiles({ url: OTHER_TILES })).toEqual({
      tiles: undefined,
      initialKind: 'drawn',
      problems: [{ key: 'map.ground.otherHost', args: { host: 'https://tiles.example' } }],
    });
  });

  it('are the image of mapOffline 2 [MAP-07/static]', () => {
    const { layers, initialKind } = resolve({ mapOffline: 2, image });
    expect(initialKind).toBe('image');
    expect(layers.at(-1)).toEqual({ kind: 'image', ...image });
  });

  it.each([
    ['none', undefined],
    ['one corner', { ...image, bounds: image.bounds.slice(1) }],
    ['corners in the wrong order', { ...image, bounds: image.bounds.toReversed() }],
    [
      'a corner outside of the world',
      { ...image, bounds: [{ lat: -91, lng: 0 }, image.bounds[1]!] },
    ],
  ])('without a usable image (%s) are the built-in one, and the map shows it', (_, unusable) => {
    expect(resolve({ mapOffline: 2, image: unusable })).toMatchObject({
      initialKind: 'drawn',
      problems: [{ key: 'map.ground.noImage' }],
    });
  });

  it.each([
    // Three tenths of a degree by two, at 30° north.
    ['that fit', { width: 1_299, height: 1_000 }, []],
    ['that nearly fit', { width: 1_340, height: 1_000 }, []],
    ['of the degrees', { width: 1_500, height: 1_000 }, ['map.ground.stretched']],
    ['that are not known', { width: 0 }, []],
  ])(
    'are an image with proportions %s, and the map shows where it is stretched [MAP-07/static]',
    (_, size, problems) => {
      const result = resolve({ mapOffline: 2, image: { ...image, ...size } });
      expect(result.initialKind).toBe('image');
      expect(result.problems.map(({ key }) => key)).toEqual(problems);
    },
  );

  it('of a named provider have its coordinates and zooms [MAP-07/named]', () => {
    expect([...PROVIDERS.keys()]).toEqual(['plain', 'osm', 'amap', 'tianditu', 'baidu']);
    const expected = {
      osm: { crs: 'wgs84', minZoom: 0, maxZoom: 19 },
      amap: { crs: 'gcj02', minZoom: 3, maxZoom: 18 },
      tianditu: { crs: 'wgs84', minZoom: 1, maxZoom: 18 },
      baidu: { crs: 'baidu', minZoom: 3, maxZoom: 19 },
    };
    for (const [mapType, provider] of Object.entries(expected))
      expect(resolveTiles({ url: OWN_TILES }, { mapType }).tiles).toMatchObject(provider);
  });

  it('of a named provider have its URL only when online, else the map shows that there is none [MAP-07/named] [SEC-11]', () => {
    const { tiles } = resolveTiles({}, { mapType: 'amap', mapOffline: 0 });
    expect(tiles?.kind === 'tiles' && new URL(tiles.url).host).toBe('webrd01.is.autonavi.com');
    const none = { tiles: undefined, initialKind: 'drawn' };
    for (const settings of [
      { mapType: 'amap', mapOffline: 1 },
      { mapType: 'tianditu', mapOffline: 0 },
    ])
      expect(resolveTiles({}, settings)).toEqual({
        ...none,
        problems: [{ key: 'map.ground.noTiles', args: { type: settings.mapType } }],
      });
  });

  it.each(['Amap', 'toString', '', 'google'])(
    'of the unknown provider %j are the built-in one, and the map shows it [MAP-07/named]',
    mapType => {
      expect(resolve({ mapType, tiles: { url: OWN_TILES } })).toMatchObject({
        initialKind: 'drawn',
        problems: [{ key: 'map.ground.unknownType', args: { type: mapType } }],
      });
    },
  );

  it('may have other tiles than those of the provider: the configured ones are used', () => {
    expect(
      resolveTiles(
        {
          url: OWN_TILES,
          coordinates: 'wgs84',
          minZoom: 5,
          maxZoom: 12,
          tileSize: 512,
          attribution: 'City',
        },
        { mapType: 'amap' },
      ).tiles,
    ).toMatchObject({ crs: 'wgs84', minZoom: 5, maxZoom: 12, tileSize: 512, attribution: 'City' });
  });

  it.each([
    ['baidu', 'wgs84'],
    ['webMercator', 'bd09'],
    ['EPSG:4490', 'wgs84'],
    ['webMercator', 'cgcs'],
  ])(
    'with the projection %s and the coordinates %s are rejected with a message',
    (projection, coordinates) => {
      const { tiles, problems } = resolveTiles({ url: OWN_TILES, projection, coordinates });
      expect(tiles).toBeUndefined();
      expect(problems).toEqual([
        { key: 'map.ground.projection', args: { projection, coordinates } },
      ]);
    },
  );

  it.each([
    '/tiles/{z}/{x}.png',
    '/tiles/{z}/{x}/{y}/{key}.png',
    '/city/{z}.pmtiles',
    'javascript:alert({x}{y}{z})',
    'data:image/png,{x}{y}{z}',
    'https://[/{z}/{x}/{y}',
  ])('with the URL %s are rejected with a message', url => {
    const { tiles, problems } = resolveTiles({ url });
    expect(tiles).toBeUndefined();
    expect(problems).toEqual([{ key: 'map.ground.url', args: { url } }]);
  });

  it('can be an archive, but not in the projection of Baidu', () => {
    for (const url of ['/city.pmtiles', '/city.PMTILES?v=2'])
      expect(resolveTiles({ url }).tiles).toMatchObject({ isArchive: true });
    expect(resolveTiles({ url: '/city.pmtiles' }, { mapType: 'baidu' })).toMatchObject({
      tiles: undefined,
      problems: [{ key: 'map.ground.projection' }],
    });
  });

  it('without settings are the built-in one', () => {
    expect(resolveBaseLayers(undefined, ORIGIN)).toMatchObject({
      initialKind: 'drawn',
      problems: [],
    });
  });
});
