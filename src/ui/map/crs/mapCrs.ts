import { CRS, latLng, type LatLng, Point, point, Projection, Transformation } from 'leaflet';

import {
  bd09,
  type CoordinateConversion,
  gcj02,
  projectBaidu,
  unprojectBaidu,
} from './chineseCoordinates.ts';
import type { MapCrsName } from './crsZooms.ts';

const { SphericalMercator } = Projection;

/** The parts of a coordinate reference system that the types of Leaflet leave out. */
interface CrsParts {
  readonly projection: Projection;
  readonly transformation?: Transformation;
}

const createCrs = (base: CRS, parts: CrsParts & Partial<CRS>): CRS => ({ ...base, ...parts });

/** Web Mercator of shifted coordinates: the map gets and gives WGS-84, only its pixels are those of the ground. */
const shiftMercator = ({ fromWgs84, toWgs84 }: CoordinateConversion) =>
  createCrs(CRS.EPSG3857, {
    projection: {
      bounds: SphericalMercator.bounds,
      project: position => SphericalMercator.project(toLatLng(fromWgs84(position))),
      unproject: metres => toLatLng(toWgs84(SphericalMercator.unproject(metres))),
    },
  });

const toLatLng = ({ lat, lng }: { readonly lat: number; readonly lng: number }): LatLng =>
  latLng(lat, lng);

/** At this zoom a pixel of Baidu is a metre. */
const BAIDU_METRE_ZOOM = 18;

/** The metres of Baidu. Tiles are counted from the equator at Greenwich, so the world has no edge and is not repeated. */
const BAIDU = createCrs(CRS.Earth, {
  code: 'BD-09 MC',
  // Absent, Leaflet does not wrap.
  wrapLng: undefined,
  infinite: true,
  projection: {
    bounds: SphericalMercator.bounds,
    project: position => new Point(...projectBaidu(bd09.fromWgs84(position))),
    unproject: metres => {
      const { x, y } = point(metres);
      return toLatLng(bd09.toWgs84(unprojectBaidu([x, y])));
    },
  },
  transformation: new Transformation(1, 0, -1, 0),
  scale: zoom => 2 ** (zoom - BAIDU_METRE_ZOOM),
  zoom: scale => Math.log2(scale) + BAIDU_METRE_ZOOM,
});

export const MAP_CRS: Readonly<Record<MapCrsName, CRS>> = {
  wgs84: CRS.EPSG3857,
  gcj02: shiftMercator(gcj02),
  baidu: BAIDU,
};
