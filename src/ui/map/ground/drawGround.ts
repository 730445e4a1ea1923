import type { CanvasFrame } from '../canvas/CanvasFrame.ts';
import type { MapPalette } from '../canvas/mapPalette.ts';
import {
  getRiverWidth,
  getStreetColors,
  getStreetWidth,
  isMainRoad,
  MIN_PX_WITH_CENTER_LINE,
  MIN_PX_WITH_EDGE,
  STREET_EDGE_PX,
  WIDTHS_IN_DRAW_ORDER,
} from './groundStyle.ts';
import type { ProjectedFeature } from './projectGround.ts';

/** What a drawing of the ground depends on. */
export interface GroundDrawing {
  readonly frame: CanvasFrame;
  readonly palette: MapPalette;
  readonly metresPerPixel: number;
}

/** The widest line beyond its points, in pixels. */
const MARGIN_PX = 40;

/** Returns the features in a frame, or partly in it. */
export function listVisibleFeatures(
  { scale, left, top, width, height }: CanvasFrame,
  features: readonly ProjectedFeature[],
): readonly ProjectedFeature[] {
  const isInside = ({ bounds: [west, north, east, south] }: ProjectedFeature) =>
    east * scale - left > -MARGIN_PX &&
    south * scale - top > -MARGIN_PX &&
    west * scale - left < width + MARGIN_PX &&
    north * scale - top < height + MARGIN_PX;
  return features.filter(isInside);
}

/** Draws the ground: districts, parks, buildings, water, streets from narrow to wide, then the outlines of districts. */
export function drawGround(drawing: GroundDrawing, features: readonly ProjectedFeature[]): void {
  const { context, width, height } = drawing.frame;
  const { palette } = drawing;
  const ofKind = (...kinds: readonly ProjectedFeature['kind'][]) =>
    features.filter(({ kind }) => kinds.includes(kind));
  context.fillStyle = palette['map-land'];
  context.fillRect(0, 0, width, height);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const district of ofKind('district')) fillArea(drawing, district, palette['map-block']);
  for (const park of ofKind('park')) fillArea(drawing, park, palette['map-park']);
  for (const building of ofKind('building')) fillArea(drawing, building, palette['map-built']);
  for (const water of ofKind('river', 'lake')) drawWater(drawing, water);
  drawStreets(drawing, ofKind('street'));
  for (const district of ofKind('district')) drawOutline(drawing, district);
}

/** Adds the lines of a feature to the current path. */
function trace({ frame }: GroundDrawing, { paths, isArea }: ProjectedFeature): void {
  const { context, scale, left, top } = frame;
  for (const path of paths) {
    for (let at = 0; at < path.length; at += 2) {
      const x = (path[at] ?? 0) * scale - left;
      const y = (path[at + 1] ?? 0) * scale - top;
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    if (isArea) context.closePath();
  }
}

function fillArea(drawing: GroundDrawing, feature: ProjectedFeature, color: string): void {
  const { context } = drawing.frame;
  context.beginPath();
  trace(drawing, feature);
  context.fillStyle = color;
  // The inner rings of an area are holes.
  context.fill('evenodd');
}

function strokeLine(
  drawing: GroundDrawing,
  features: readonly ProjectedFeature[],
  [color, width]: readonly [color: string, width: number],
): void {
  const { context } = drawing.frame;
  context.beginPath();
  for (const feature of features) trace(drawing, feature);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

function drawWater(drawing: GroundDrawing, feature: ProjectedFeature): void {
  const { palette, metresPerPixel } = drawing;
  const shore = palette['map-water-line'];
  if (feature.isArea) {
    fillArea(drawing, feature, palette['map-water']);
    if (!feature.isCut) strokeLine(drawing, [feature], [shore, 1.5]);
    return;
  }
  const width = getRiverWidth(metresPerPixel);
  strokeLine(drawing, [feature], [shore, width + 3]);
  strokeLine(drawing, [feature], [palette['map-water'], width]);
}

/** All streets of a class are one path, edges before surfaces, so that crossings are open. */
function drawStreets(drawing: GroundDrawing, streets: readonly ProjectedFeature[]): void {
  const { palette, metresPerPixel } = drawing;
  const styled = WIDTHS_IN_DRAW_ORDER.map(widthClass => {
    const members = streets.filter(({ width }) => width === widthClass);
    const [surface, edge] = getStreetColors(widthClass, palette);
    const width = getStreetWidth(widthClass, metresPerPixel);
    return { widthClass, members, width, surface, edge };
  });
  for (const { members, width, edge } of styled)
    if (width >= MIN_PX_WITH_EDGE) strokeLine(drawing, members, [edge, width + STREET_EDGE_PX]);
  for (const { members, width, surface } of styled) strokeLine(drawing, members, [surface, width]);
  for (const { widthClass, members, width, edge } of styled)
    if (isMainRoad(widthClass) && width >= MIN_PX_WITH_CENTER_LINE) {
      drawing.frame.context.setLineDash([14, 10]);
      strokeLine(drawing, members, [edge, 1.5]);
      drawing.frame.context.setLineDash([]);
    }
}

function drawOutline(drawing: GroundDrawing, district: ProjectedFeature): void {
  drawing.frame.context.setLineDash([6, 5]);
  strokeLine(drawing, [district], [drawing.palette['map-main-edge'], 1]);
  drawing.frame.context.setLineDash([]);
}
