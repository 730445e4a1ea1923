import type { MapPalette } from './mapPalette.ts';

/** Draws the ring of a selected marker around the origin. */
export function drawRing(
  context: CanvasRenderingContext2D,
  radius: number,
  palette: MapPalette,
): void {
  for (const [ring, color, width] of [
    [radius, palette.focus, 3],
    [radius + 2.5, palette.raised, 1.5],
  ] as const) {
    context.beginPath();
    context.arc(0, 0, ring, 0, 2 * Math.PI);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
}
