import type { CityGround } from '../../../city/generateGround.ts';
import type { GroundKind, GroundShape, StreetWidth } from '../../../city/groundShape.ts';
import type { GeoBox } from '../../../platform/geoBox.ts';
import {
  fromMercatorX,
  fromMercatorY,
  toMercatorX,
  toMercatorY,
} from '../../../shared/webMercator.ts';
import { Canvas, type Colour } from './Canvas.ts';
import { encodePng } from './encodePng.ts';
import { listVisibleBlocks, listVisibleShapes } from './listVisibleShapes.ts';

/** A part of the world as a picture: its north-west corner as shares of the world, and its size in px at a zoom. */
export interface PictureFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

const LAND: Colour = [0xf1, 0xf2, 0xee];
const AREA_COLOURS: Readonly<Record<Exclude<GroundKind, 'street'>, Colour>> = {
  district: [0xe8, 0xea, 0xe4],
  building: [0xdc, 0xdf, 0xd9],
  park: [0xd9, 0xe6, 0xd2],
  lake: [0xc8, 0xdd, 0xe4],
  river: [0xc8, 0xdd, 0xe4],
};
const DISTRICT_LINE: Colour = [0xc0, 0xc8, 0xc6];
const STREET_EDGE: Colour = [0xd3, 0xd8, 0xd5];
const STREET: Colour = [0xff, 0xff, 0xff];

/** The widths of streets in metres, and at least in px. */
const STREET_WIDTHS: readonly (readonly [StreetWidth, metres: number, pixels: number])[] = [
  ['narrow', 8, 1],
  ['medium', 13, 1.4],
  ['wide', 22, 1.8],
];

/** The first zoom at which streets have an edge; before, all of a street is in its colour. */
const FIRST_EDGE_ZOOM = 13;

const EARTH_METRES = 40_075_017;

/** Draws a part of the ground as PNG. */
export function renderGround(ground: CityGround, frame: PictureFrame): Uint8Array {
  const { width, height, zoom } = frame;
  const view = getBox(frame);
  const canvas = new Canvas(width, height, LAND);
  const shapes = [
    ...listVisibleBlocks(ground, view, zoom),
    ...listVisibleShapes([...ground.country, ...ground.shapes], view, zoom),
  ];
  const byKind = Map.groupBy(shapes, ({ kind }) => kind);
  const getLines = (kind: GroundKind) =>
    (byKind.get(kind) ?? []).map(shape => project(shape, frame));
  canvas.fill(getLines('district'), AREA_COLOURS.district);
  canvas.stroke(getLines('district').map(closeLine), 1.2, DISTRICT_LINE);
  for (const kind of ['park', 'building', 'lake', 'river'] as const)
    canvas.fill(getLines(kind), AREA_COLOURS[kind]);
  const latitude = (view.south + view.north) / 2;
  const pixelMetres = (EARTH_METRES * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
  drawStreets(canvas, byKind.get('street') ?? [], frame, pixelMetres);
  return encodePng(width, height, canvas.pixels);
}

/** Draws the edges of all streets before the streets, so that crossings are open. */
function drawStreets(
  canvas: Canvas,
  streets: readonly GroundShape[],
  frame: PictureFrame,
  pixelMetres: number,
) {
  const hasEdges = frame.zoom >= FIRST_EDGE_ZOOM;
  const classes = STREET_WIDTHS.map(([width, metres, pixels]) => ({
    lines: streets.filter(street => street.width === width).map(street => project(street, frame)),
    pixels: Math.max(pixels, metres / pixelMetres),
  }));
  if (hasEdges)
    for (const { lines, pixels } of classes) canvas.stroke(lines, pixels + 2, STREET_EDGE);
  for (const { lines, pixels } of classes)
    canvas.stroke(lines, pixels, hasEdges ? STREET : STREET_EDGE);
}

/** Returns the points of a shape in px from the corner of the picture. */
function project({ points }: GroundShape, { x, y, zoom }: PictureFrame): Float64Array {
  const worldPixels = 256 * 2 ** zoom;
  return points.map((degrees, at) =>
    at % 2 === 0
      ? (toMercatorX(degrees) - x) * worldPixels
      : (toMercatorY(degrees) - y) * worldPixels,
  );
}

const closeLine = (outline: Float64Array): Float64Array =>
  Float64Array.from([...outline, ...outline.subarray(0, 2)]);

function getBox({ x, y, width, height, zoom }: PictureFrame): GeoBox {
  const worldPixels = 256 * 2 ** zoom;
  return {
    west: fromMercatorX(x),
    east: fromMercatorX(x + width / worldPixels),
    north: fromMercatorY(y),
    south: fromMercatorY(y + height / worldPixels),
  };
}
