import type { CityGround } from '../../../city/generateGround.ts';
import type { BlockDetail } from '../../../city/groundBlocks.ts';
import type { GroundShape, StreetWidth } from '../../../city/groundShape.ts';
import type { GeoBox } from '../../../platform/geoBox.ts';
import { simplifyLine } from '../../../shared/simplifyLine.ts';
import { clipArea, clipLine } from './clipShapes.ts';

/** The first zoom with the streets of a width. */
const FIRST_STREET_ZOOMS: Readonly<Record<StreetWidth, number>> = {
  wide: 9,
  medium: 13,
  narrow: 14,
};

/** A smaller area is left out, in px. */
const MIN_AREA_PX = 3;

/** How far a simplified line may be from its street, in px. */
const TOLERANCE_PX = 0.6;

/** How far outside a view shapes are cut, as a share of its size: their cut edges do not show. */
const MARGIN = 0.1;

/** The degrees of longitude of a pixel. */
export const getDegreesPerPixel = (zoom: number): number => 360 / (256 * 2 ** zoom);

/** The first zoom with each detail of the blocks, the closest one first. */
const FIRST_BLOCK_ZOOMS: readonly (readonly [zoom: number, detail: BlockDetail])[] = [
  [17, 'buildings'],
  [15, 'parts'],
  [13, 'block'],
];

/** Lists what is in the blocks of a view, as its zoom requires, cut at its edges; nothing from far away. */
export function listVisibleBlocks(
  { listBlockShapes }: CityGround,
  view: GeoBox,
  zoom: number,
): readonly GroundShape[] {
  const [, detail] = FIRST_BLOCK_ZOOMS.find(([first]) => zoom >= first) ?? [];
  if (!detail) return [];
  const box = addMargin(view);
  return listBlockShapes([box.west, box.south, box.east, box.north], detail)
    .filter(shape => overlaps(shape, box))
    .flatMap(shape => clipArea(shape.points, box).map(points => ({ ...shape, points })));
}

/** Lists the shapes of a view, cut and simplified as its zoom requires, in the order in which they are drawn. */
export function listVisibleShapes(
  shapes: readonly GroundShape[],
  view: GeoBox,
  zoom: number,
): readonly GroundShape[] {
  const box = addMargin(view);
  const pixel = getDegreesPerPixel(zoom);
  const yScale = 1 / Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
  return shapes
    .filter(shape => overlaps(shape, box) && isLargeEnough(shape, zoom, pixel))
    .flatMap(shape =>
      (shape.kind === 'street' ? clipLine(shape.points, box) : clipArea(shape.points, box)).map(
        points => ({ ...shape, points: simplifyLine(points, TOLERANCE_PX * pixel, yScale) }),
      ),
    );
}

function addMargin({ west, south, east, north }: GeoBox): GeoBox {
  const [width, height] = [MARGIN * (east - west), MARGIN * (north - south)];
  return { west: west - width, south: south - height, east: east + width, north: north + height };
}

function overlaps({ bounds: [west, south, east, north] }: GroundShape, box: GeoBox): boolean {
  return west <= box.east && east >= box.west && south <= box.north && north >= box.south;
}

function isLargeEnough({ bounds, width }: GroundShape, zoom: number, pixel: number): boolean {
  if (width !== undefined) return zoom >= FIRST_STREET_ZOOMS[width];
  return bounds[2] - bounds[0] >= MIN_AREA_PX * pixel;
}
