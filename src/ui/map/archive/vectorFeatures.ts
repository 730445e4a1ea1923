import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

import type { GroundFeature, RoadWidth } from '../ground/groundFeature.ts';

export interface TileNumber {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What a feature of a tile is on the ground; undefined for one that is not drawn. */
interface GroundProperties {
  readonly kind: GroundFeature['kind'];
  readonly width?: RoadWidth;
}

type Classify = (kind: string) => GroundProperties | undefined;

const WIDTH_BY_ROAD: ReadonlyMap<string, RoadWidth> = new Map([
  ...(['highway', 'motorway', 'trunk', 'primary', 'major_road'] as const).map(
    kind => [kind, 'wide'] as const,
  ),
  ...(['secondary', 'tertiary', 'medium_road'] as const).map(kind => [kind, 'medium'] as const),
  ...(['minor', 'minor_road', 'service', 'residential', 'street'] as const).map(
    kind => [kind, 'narrow'] as const,
  ),
]);

const PARKS: ReadonlySet<string> = new Set([
  ...['park', 'national_park', 'nature_reserve', 'forest', 'wood', 'grass', 'golf_course'],
  ...['garden', 'cemetery', 'pitch', 'meadow'],
]);

const classifyRoad: Classify = kind => {
  const width = WIDTH_BY_ROAD.get(kind);
  return width && { kind: 'street', width };
};
const classifyGreen: Classify = kind => (PARKS.has(kind) ? { kind: 'park' } : undefined);

/** The layers of the Protomaps basemap and of OpenMapTiles. Others are not drawn. */
const LAYERS: Readonly<Record<string, Classify>> = {
  roads: classifyRoad,
  transportation: classifyRoad,
  water: () => ({ kind: 'lake' }),
  waterway: () => ({ kind: 'river' }),
  landuse: classifyGreen,
  landcover: classifyGreen,
  park: () => ({ kind: 'park' }),
  buildings: () => ({ kind: 'building' }),
  building: () => ({ kind: 'building' }),
};

/** The names of the property with the kind of a feature. */
const KIND_PROPERTIES = ['kind', 'class', 'pmap:kind'];

/** Reads the streets, waters and parks of a vector tile as GeoJSON features, in the coordinates of the tile. */
export function readVectorFeatures(bytes: ArrayBuffer, { x, y, z }: TileNumber): readonly object[] {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.entries(LAYERS).flatMap(([layerName, classify]) => {
    const layer = Object.hasOwn(layers, layerName) ? layers[layerName] : undefined;
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
      const feature = layer?.feature(index);
      const kindProperty = KIND_PROPERTIES.find(name => feature?.properties[name] !== undefined);
      const ground = classify(String(feature?.properties[kindProperty ?? 'kind'] ?? ''));
      if (!feature || !ground) return [];
      const { name } = feature.properties;
      // The edge of a tile is no shore.
      const properties = { ...ground, name, isCut: true };
      return [{ ...feature.toGeoJSON(x, y, z), properties }];
    }).flat();
  });
}
