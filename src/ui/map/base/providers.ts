import type { TileSettings } from '../SiteMapContext.ts';

/** The defaults of a provider of tiles. The configuration of the tiles overrides them. */
interface Provider extends TileSettings {
  /** Whether it is the ground of this platform, which the console draws. */
  readonly isDrawn?: boolean;
}

/**
 * The providers by `mapType`. Only that of the configuration is contacted, and only with `mapOffline` 0; one without a URL
 * needs a key, which the URL of the configuration contains.
 *
 * @see MAP-07
 */
export const PROVIDERS: ReadonlyMap<string, Provider> = new Map<string, Provider>([
  ['plain', { isDrawn: true }],
  [
    'osm',
    {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      ...{ minZoom: 0, maxZoom: 19, coordinates: 'wgs84', projection: 'webMercator' },
    },
  ],
  [
    'amap',
    {
      url: 'https://webrd01.is.autonavi.com/appmaptile?lang=zh_cn&size=1&scale=1&style=8&x={x}&y={y}&z={z}',
      attribution: '© 高德地图',
      ...{ minZoom: 3, maxZoom: 18, coordinates: 'gcj02', projection: 'webMercator' },
    },
  ],
  [
    'tianditu',
    {
      attribution: '© 天地图',
      ...{ minZoom: 1, maxZoom: 18, coordinates: 'wgs84', projection: 'webMercator' },
    },
  ],
  [
    'baidu',
    {
      url: 'https://maponline0.bdimg.com/tile/?qt=vtile&x={x}&y={y}&z={z}&styles=pl&scaler=1',
      attribution: '© 百度地图',
      ...{ minZoom: 3, maxZoom: 19, coordinates: 'bd09', projection: 'baidu' },
    },
  ],
]);

/** Returns the provider of a key; an unknown one is the plain one. */
export const getProvider = (mapType: string): Provider =>
  PROVIDERS.get(mapType) ?? { isDrawn: true };
