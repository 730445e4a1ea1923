import { isObject } from '../../../schema/isObject.ts';

/** What a feature of the ground is. */
const GROUND_KINDS = ['street', 'river', 'lake', 'park', 'district', 'building'] as const;
type GroundKind = (typeof GROUND_KINDS)[number];

const STREET_WIDTHS = ['wide', 'medium', 'narrow'] as const;

/** The width class of a street. */
export type RoadWidth = (typeof STREET_WIDTHS)[number];

/** A longitude and a latitude, in degrees. */
export type GroundPosition = readonly [lng: number, lat: number];

/** A part of the ground, read from GeoJSON. */
export interface GroundFeature {
  readonly kind: GroundKind;
  readonly name: string;
  readonly width: RoadWidth;
  /** Whether its lines are the rings of an area. */
  readonly isArea: boolean;
  /** Whether its edge is that of a tile, and so no shore. */
  readonly isCut: boolean;
  readonly lines: readonly (readonly GroundPosition[])[];
}

/** Reads a GeoJSON feature collection. What is no ground is left out: a map without a park is better than none. */
export function parseGround(geoJson: unknown): readonly GroundFeature[] {
  const features = isObject(geoJson) ? geoJson.features : undefined;
  return Array.isArray(features) ? features.flatMap(parseFeature) : [];
}

function parseFeature(feature: unknown): readonly GroundFeature[] {
  if (!isObject(feature) || !isObject(feature.properties) || !isObject(feature.geometry)) return [];
  const { kind, name, width, isCut } = feature.properties;
  const lines = listLines(feature.geometry).filter(line => line.length >= 2);
  const groundKind = GROUND_KINDS.find(each => each === kind);
  if (!groundKind || lines.length === 0) return [];
  return [
    {
      kind: groundKind,
      name: typeof name === 'string' ? name : '',
      width: STREET_WIDTHS.find(each => each === width) ?? 'narrow',
      isArea: String(feature.geometry.type).endsWith('Polygon'),
      isCut: isCut === true,
      lines,
    },
  ];
}

/** Returns the lines or rings of a geometry; other geometries have none. */
function listLines({ type, coordinates }: Readonly<Record<string, unknown>>) {
  const depth = DEPTH_BY_TYPE[String(type)];
  if (depth === undefined || !Array.isArray(coordinates)) return [];
  const lines: unknown[] = coordinates.flat(depth);
  const all = depth < 0 ? [coordinates] : lines;
  return all.map(line => (Array.isArray(line) ? line.filter(isPosition) : []));
}

/** How deep the lines of a geometry are in its coordinates: -1 is the line itself. */
const DEPTH_BY_TYPE: Readonly<Record<string, number>> = {
  ...{ LineString: -1, MultiLineString: 0, Polygon: 0, MultiPolygon: 1 },
};

const isPosition = (value: unknown): value is GroundPosition =>
  Array.isArray(value) &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90;
