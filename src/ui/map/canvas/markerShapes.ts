import { getIconPaths, type IconName } from '../../icons/Icon.tsx';
import type { EquipmentState } from '../../icons/StateGlyph.tsx';
import type { MapPalette } from './mapPalette.ts';

/** The shape of a marker; without a state, a plain disc in ink. */
export type MarkerShape = EquipmentState | 'none';

/** What a marker looks like. Markers of one look share one sprite. */
export interface MarkerLook {
  readonly shape: MarkerShape;
  readonly color: string;
  readonly icon?: IconName | undefined;
  /** The light output in percent. */
  readonly level?: number | undefined;
  /** Whether its state and its light are old. */
  readonly isOld?: boolean | undefined;
}

/** The tip of an icon marker is this far below the center of its body, in pixels. */
export const ICON_ANCHOR_PX = 21;

/** Half the width of the body of an icon marker, and of a circle marker, in pixels. */
export const ICON_RADIUS_PX = 16;
export const CIRCLE_RADIUS_PX = 5;

/** The icons are on a grid of 24, and 18 px wide on a marker. */
const ICON_SCALE = 0.75;
const ICON_STROKE = 1.8;
const ICON_BOLD_STROKE = 2;

/** Solid shapes are to be acted on, hollow ones to be looked at. */
const isHollow = (shape: MarkerShape) => shape === 'offline' || shape === 'unknown';

/** Draws the outline of a shape around the origin. */
function traceShape(context: CanvasRenderingContext2D, shape: MarkerShape, radius: number): void {
  context.beginPath();
  if (shape === 'fault') {
    const reach = radius * 1.25;
    const corner = radius * 0.3;
    context.moveTo(0, -reach);
    context.arcTo(reach, 0, 0, reach, corner);
    context.arcTo(0, reach, -reach, 0, corner);
    context.arcTo(-reach, 0, 0, -reach, corner);
    context.arcTo(0, -reach, reach, 0, corner);
    context.closePath();
  } else if (shape === 'unknown')
    context.roundRect(-radius * 0.95, -radius * 0.95, radius * 1.9, radius * 1.9, radius * 0.45);
  else context.arc(0, 0, radius, 0, 2 * Math.PI);
}

/** Draws an icon marker around the center of its body. */
export function drawIconMarker(
  context: CanvasRenderingContext2D,
  { shape, color, icon, level, isOld }: MarkerLook,
  palette: MapPalette,
): void {
  const foreground = isHollow(shape) ? color : palette['on-status'];
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(-5, 13.5);
  context.lineTo(0, ICON_ANCHOR_PX);
  context.lineTo(5, 13.5);
  context.fill();
  traceShape(context, shape, ICON_RADIUS_PX - 1);
  context.fillStyle = isHollow(shape) ? palette.raised : color;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = isHollow(shape) ? color : palette.raised;
  if (shape === 'unknown') context.setLineDash([4.5, 3]);
  context.stroke();
  context.setLineDash([]);
  if (icon) drawIcon(context, icon, foreground);
  drawLevel(context, level, [ICON_RADIUS_PX + 1.5, 4], palette);
  if (shape === 'offline') strike(context, 10, [palette.raised, 5], [color, 2]);
  if (isOld) drawClock(context, OLD_BADGE, palette);
}

/** Draws a circle marker around its position. */
export function drawCircleMarker(
  context: CanvasRenderingContext2D,
  { shape, color, level, isOld }: MarkerLook,
  palette: MapPalette,
): void {
  const radius = shape === 'none' ? CIRCLE_RADIUS_PX - 1 : CIRCLE_RADIUS_PX;
  traceShape(context, shape, radius + 1);
  context.fillStyle = palette['map-halo'];
  context.fill();
  traceShape(context, shape, isHollow(shape) ? radius - 1 : radius);
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = 1.8;
  if (!isHollow(shape)) context.fill();
  if (shape === 'unknown') context.setLineDash([2.4, 1.6]);
  if (isHollow(shape)) context.stroke();
  context.setLineDash([]);
  if (shape === 'offline') strike(context, 2.6, [color, 1.6]);
  drawLevel(context, level, [CIRCLE_RADIUS_PX + 1.5, 2.5], palette);
  if (isOld) drawHands(context, [0, 0, CIRCLE_RADIUS_PX], palette.raised);
}

/** The position of a badge on an icon marker, and its radius, in pixels. */
const OLD_BADGE = [13, -13, 7] as const;

type Disc = readonly [x: number, y: number, radius: number];

/** Draws a clock: what the marker shows is old. */
function drawClock(context: CanvasRenderingContext2D, [x, y, radius]: Disc, palette: MapPalette) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = palette.raised;
  context.fill();
  context.lineWidth = 1.6;
  context.strokeStyle = palette.text;
  context.stroke();
  drawHands(context, [x, y, radius], palette.text);
}

/** Draws the hands of a clock, at three. */
function drawHands(context: CanvasRenderingContext2D, [x, y, radius]: Disc, color: string) {
  context.beginPath();
  context.moveTo(x, y - radius * 0.7);
  context.lineTo(x, y);
  context.lineTo(x + radius * 0.55, y);
  context.lineWidth = 1.6;
  context.strokeStyle = color;
  context.stroke();
}

/** Draws the light of a lamp as an arc around its marker, clockwise from the top: the whole circle is 100 %. */
function drawLevel(
  context: CanvasRenderingContext2D,
  level: number | undefined,
  [radius, width]: readonly [radius: number, width: number],
  palette: MapPalette,
): void {
  if (!level) return;
  const top = -Math.PI / 2;
  context.beginPath();
  context.arc(0, 0, radius, top, top + (2 * Math.PI * Math.min(level, 100)) / 100);
  context.lineWidth = width;
  context.strokeStyle = palette['lamp-line'];
  context.stroke();
}

function drawIcon(context: CanvasRenderingContext2D, name: IconName, color: string): void {
  const { line, solid, bold } = getIconPaths(name);
  context.save();
  context.scale(ICON_SCALE, ICON_SCALE);
  context.translate(-12, -12);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = ICON_STROKE;
  if (line) context.stroke(new Path2D(line));
  context.lineWidth = ICON_BOLD_STROKE;
  if (bold) context.stroke(new Path2D(bold));
  if (solid) context.fill(new Path2D(solid));
  context.restore();
}

type Stroke = readonly [color: string, width: number];

/** Draws a line from the bottom left to the top right, once for each stroke. */
function strike(context: CanvasRenderingContext2D, reach: number, ...strokes: readonly Stroke[]) {
  for (const [color, width] of strokes) {
    context.beginPath();
    context.moveTo(-reach, reach);
    context.lineTo(reach, -reach);
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  }
}
