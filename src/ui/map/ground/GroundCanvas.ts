import type { LeafletEventHandlerFn } from 'leaflet';

import type { CanvasFrame } from '../canvas/CanvasFrame.ts';
import { CanvasLayer } from '../canvas/CanvasLayer.ts';
import { LabelRoom, MARKERS_MOVED } from '../canvas/LabelRoom.ts';
import { readMapPalette } from '../canvas/mapPalette.ts';
import { drawGround, listVisibleFeatures } from './drawGround.ts';
import { drawGroundNames } from './drawGroundNames.ts';
import type { GroundFeature } from './groundFeature.ts';
import { type ProjectedFeature, projectGround } from './projectGround.ts';

/** The ground of a map on a canvas below all markers, in the colours of the theme; its names avoid the markers. */
export class GroundCanvas extends CanvasLayer {
  #features: readonly GroundFeature[] = [];
  #projected: readonly ProjectedFeature[] | undefined;
  /** The last drawing, and the room that the markers took in it. */
  #drawn: { readonly frame: CanvasFrame; readonly room: LabelRoom } | undefined;

  constructor() {
    super('tilePane');
  }

  setFeatures(features: readonly GroundFeature[]): void {
    this.#features = features;
    this.#projected = undefined;
    this.requestDraw();
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    return { ...super.getEvents(), [MARKERS_MOVED]: this.#drawBesideMarkers };
  }

  protected override draw(frame: CanvasFrame): void {
    this.#drawn = undefined;
    // Without ground, the lines of the background stay visible.
    if (this.#features.length === 0) return;
    const map = this._map;
    this.#projected ??= projectGround(map, this.#features);
    const { x, y } = map.getSize().divideBy(2);
    const middle = map.containerPointToLatLng([x, y]);
    const metresPerPixel = map.distance(middle, map.containerPointToLatLng([x + 1, y]));
    const drawing = { frame, palette: readMapPalette(), metresPerPixel };
    const visible = listVisibleFeatures(frame, this.#projected);
    const room = this.#getRoom(frame);
    this.#drawn = { frame, room };
    drawGround(drawing, visible);
    drawGroundNames(drawing, visible, room.copy());
  }

  /** Live frames replace markers without moving them: the ground is drawn again only for others. */
  readonly #drawBesideMarkers = (): void => {
    const frame = this.#drawn;
    if (frame && !this.#getRoom(frame.frame).equals(frame.room)) this.requestDraw();
  };

  /** Returns what the markers of the map take of a frame. */
  #getRoom(frame: CanvasFrame): LabelRoom {
    const room = new LabelRoom(frame.width, frame.height);
    this._map.eachLayer(layer => {
      if (layer instanceof CanvasLayer) layer.takeRoom(frame, room);
    });
    return room;
  }
}
