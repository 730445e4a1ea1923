import type { MapPalette } from './mapPalette.ts';
import type { LabelBox } from './layOutLabels.ts';

/** The size of the name of a domain, in pixels. */
const NAME_FONT_PX = 13;
const NAME_HEIGHT_PX = 24;
const NAME_PADDING_PX = 11;

/** The gap between a cluster marker and its name, in pixels. */
const NAME_GAP_PX = 5;

const getFont = (palette: MapPalette) => `600 ${NAME_FONT_PX}px ${palette.font}`;

/** Returns the rectangle of a name, centered below a point. */
export function measureName(
  context: CanvasRenderingContext2D,
  name: string,
  palette: MapPalette,
  [x, y, priority]: readonly [x: number, y: number, priority: number],
): LabelBox {
  context.font = getFont(palette);
  const width = Math.ceil(context.measureText(name).width) + 2 * NAME_PADDING_PX;
  const top = Math.round(y + NAME_GAP_PX);
  return { left: Math.round(x - width / 2), top, width, height: NAME_HEIGHT_PX, priority };
}

/** Draws a name in its rectangle, with rounded ends. */
export function drawName(
  context: CanvasRenderingContext2D,
  name: string,
  { left, top, width, height }: LabelBox,
  { palette, isSelected }: { readonly palette: MapPalette; readonly isSelected: boolean },
): void {
  context.beginPath();
  context.roundRect(left + 0.5, top + 0.5, width - 1, height - 1, height / 2);
  context.fillStyle = palette.raised;
  context.fill();
  context.lineWidth = isSelected ? 2 : 1;
  context.strokeStyle = isSelected ? palette.focus : palette.line;
  context.stroke();
  context.fillStyle = palette.text;
  context.font = getFont(palette);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, left + width / 2, top + height / 2 + 0.5);
}
