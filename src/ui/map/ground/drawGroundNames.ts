import type { LabelRoom } from '../canvas/LabelRoom.ts';
import { listAreaLabels } from './areaLabels.ts';
import type { GroundDrawing } from './drawGround.ts';
import { getStreetWidth, WIDTHS_IN_DRAW_ORDER } from './groundStyle.ts';
import { type LineLabel, listLineLabels } from './lineLabels.ts';
import type { ProjectedFeature } from './projectGround.ts';

/** In pixels. */
const NAME_FONT_PX = 12;
const WATER_FONT_PX = 14;
const NAME_GAP_PX = 8;

/** The free room above and below a name together, in pixels. */
const LINE_GAP_PX = 4;

/** A street narrower than this has no name yet: names would be wider apart than the streets. */
const MIN_NAMED_STREET_PX = 3;

/** The halo around a name, in pixels. */
const HALO_PX = 3;

/** Chinese has no italics. */
const HAN = /\p{Script=Han}/u;

interface GroundName {
  readonly name: string;
  readonly font: string;
  readonly color: string;
  /** With its gaps, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Where it may be, the best position first. */
  readonly candidates: readonly LineLabel[];
  /** Of two names with one position, the one with the higher value has it. */
  readonly priority: number;
}

/**
 * Draws the names of water, parks and streets, none over another one or under a marker: water first, then wide streets. A
 * name without any free position is not drawn.
 */
export function drawGroundNames(
  drawing: GroundDrawing,
  features: readonly ProjectedFeature[],
  room: LabelRoom,
): void {
  const { context } = drawing.frame;
  const names = features.flatMap(feature => listNames(drawing, feature));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PX;
  context.strokeStyle = drawing.palette['map-halo'];
  for (const label of names.toSorted((one, other) => other.priority - one.priority)) {
    const { width, height } = label;
    const candidate = label.candidates.find(at => room.takeIfFree({ ...at, width, height }));
    if (candidate) drawName(context, label, candidate);
  }
}

function drawName(
  context: CanvasRenderingContext2D,
  { name, font, color }: GroundName,
  { x, y, angle }: LineLabel,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.font = font;
  context.strokeText(name, 0, 0);
  context.fillStyle = color;
  context.fillText(name, 0, 0);
  context.restore();
}

function listNames(drawing: GroundDrawing, feature: ProjectedFeature): readonly GroundName[] {
  const { frame, palette, metresPerPixel } = drawing;
  const { kind, name, isArea, width: streetWidth } = feature;
  const isWater = kind === 'river' || kind === 'lake';
  if (!name || kind === 'district') return [];
  if (kind === 'street' && getStreetWidth(streetWidth, metresPerPixel) < MIN_NAMED_STREET_PX)
    return [];
  const size = isWater ? WATER_FONT_PX : NAME_FONT_PX;
  const style = isWater ? (HAN.test(name) ? '400' : 'italic 400') : '500';
  const font = `${style} ${size}px ${palette.font}`;
  const color = palette[isWater ? 'map-water-text' : 'map-text'];
  frame.context.font = font;
  const width = Math.ceil(frame.context.measureText(name).width) + NAME_GAP_PX;
  const height = size + LINE_GAP_PX;
  const names = isArea
    ? listInArea(drawing, feature, [width, height])
    : toPixels(drawing, feature).flatMap(path => listLineLabels(path, width));
  const priority = kind === 'street' ? WIDTHS_IN_DRAW_ORDER.indexOf(streetWidth) : 3;
  return names
    .map(candidates => candidates.filter(candidate => isInside(frame, candidate)))
    .filter(candidates => candidates.length > 0)
    .map(candidates => ({ name, font, color, width, height, candidates, priority }));
}

const isInside = ({ width, height }: GroundDrawing['frame'], { x, y }: LineLabel) =>
  x > 0 && y > 0 && x < width && y < height;

/** Returns the lines of a feature in the pixels of the frame. */
const toPixels = ({ frame: { scale, left, top } }: GroundDrawing, { paths }: ProjectedFeature) =>
  paths.map(path => path.map((value, index) => value * scale - (index % 2 === 0 ? left : top)));

/** An area has its name once, in the part that is in the frame. */
function listInArea(
  drawing: GroundDrawing,
  feature: ProjectedFeature,
  [width, height]: readonly [number, number],
): readonly (readonly LineLabel[])[] {
  const { scale, left, width: frameWidth } = drawing.frame;
  const [west, , east] = feature.bounds;
  const from = Math.max(0, west * scale - left);
  const to = Math.min(frameWidth, east * scale - left);
  const isAlong = feature.kind === 'river';
  return [listAreaLabels(toPixels(drawing, feature), [from, to], { width, height, isAlong })];
}
