import { layOutLabels, type LabelBox } from '../canvas/layOutLabels.ts';
import type { GroundDrawing } from './drawGround.ts';
import { getStreetWidth, WIDTHS_IN_DRAW_ORDER } from './groundStyle.ts';
import { findLineLabels, getLabelBox, type LineLabel } from './lineLabels.ts';
import type { ProjectedFeature } from './projectGround.ts';

/** In pixels. */
const NAME_FONT_PX = 12;
const WATER_FONT_PX = 14;
const NAME_GAP_PX = 8;

/** A street narrower than this has no name yet: names would be wider apart than the streets. */
const MIN_NAMED_STREET_PX = 3;

/** The halo around a name, in pixels. */
const HALO_PX = 3;

/** Chinese has no italics. */
const HAN = /\p{Script=Han}/u;

interface GroundName extends LineLabel {
  readonly name: string;
  readonly font: string;
  readonly color: string;
  readonly box: LabelBox;
}

/** Draws the names of water, parks and streets, none over another one: water first, then wide streets. */
export function drawGroundNames(
  drawing: GroundDrawing,
  features: readonly ProjectedFeature[],
): void {
  const { context } = drawing.frame;
  const names = features.flatMap(feature => listNames(drawing, feature));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = HALO_PX;
  context.strokeStyle = drawing.palette['map-halo'];
  for (const index of layOutLabels(names.map(({ box }) => box))) {
    const label = names[index];
    if (label) drawName(context, label);
  }
}

function drawName(
  context: CanvasRenderingContext2D,
  { name, font, color, x, y, angle }: GroundName,
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
  const labels = isArea ? labelArea(drawing, feature, width) : labelLines(drawing, feature, width);
  const priority = kind === 'street' ? WIDTHS_IN_DRAW_ORDER.indexOf(streetWidth) : 3;
  return labels.map(label => ({
    ...{ ...label, name, font, color },
    box: { ...getLabelBox(label, width, size + NAME_GAP_PX), priority },
  }));
}

function labelLines(
  { frame }: GroundDrawing,
  { paths }: ProjectedFeature,
  width: number,
): readonly LineLabel[] {
  const { scale, left, top } = frame;
  return paths.flatMap(path => {
    const pixels = path.map((value, index) => value * scale - (index % 2 === 0 ? left : top));
    return findLineLabels(pixels, width).filter(label => isInside(frame, label));
  });
}

const isInside = ({ width, height }: GroundDrawing['frame'], { x, y }: LineLabel) =>
  x > 0 && y > 0 && x < width && y < height;

/** The name of an area is in its middle, if the area is wide enough. */
function labelArea(
  { frame }: GroundDrawing,
  { bounds: [west, north, east, south] }: ProjectedFeature,
  width: number,
): readonly LineLabel[] {
  if ((east - west) * frame.scale < width) return [];
  const x = ((west + east) / 2) * frame.scale - frame.left;
  const y = ((north + south) / 2) * frame.scale - frame.top;
  return [{ x, y, angle: 0 }];
}
