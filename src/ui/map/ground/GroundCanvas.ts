import { type CanvasFrame, CanvasLayer } from '../canvas/CanvasLayer.ts';
import { readMapPalette } from '../canvas/mapPalette.ts';
import { drawGround, listVisibleFeatures } from './drawGround.ts';
import { drawGroundNames } from './drawGroundNames.ts';
import type { GroundFeature } from './groundFeature.ts';
import { type ProjectedFeature, projectGround } from './projectGround.ts';

/** The ground of a map on a canvas below all markers, in the colours of the theme. */
export class GroundCanvas extends CanvasLayer {
  #features: readonly GroundFeature[] = [];
  #projected: readonly ProjectedFeature[] | undefined;

  constructor() {
    super('tilePane');
  }

  setFeatures(features: readonly GroundFeature[]): void {
    this.#features = features;
    this.#projected = undefined;
    this.requestDraw();
  }

  protected override draw(frame: CanvasFrame): void {
    // Without ground, the lines of the background stay visible.
    if (this.#features.length === 0) return;
    const map = this._map;
    this.#projected ??= projectGround(map, this.#features);
    const { x, y } = map.getSize().divideBy(2);
    const middle = map.containerPointToLatLng([x, y]);
    const metresPerPixel = map.distance(middle, map.containerPointToLatLng([x + 1, y]));
    const drawing = { frame, palette: readMapPalette(), metresPerPixel };
    const visible = listVisibleFeatures(frame, this.#projected);
    drawGround(drawing, visible);
    drawGroundNames(drawing, visible);
  }
}
