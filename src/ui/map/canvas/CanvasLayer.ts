import { DomUtil, Layer, type LeafletEventHandlerFn } from 'leaflet';

import { subscribeToTheme } from '../../themeState.ts';
import { type CanvasFrame, coversView, alignCanvas } from './CanvasFrame.ts';
import { getFrameShift, listEmptyParts, shiftPicture } from './frameShift.ts';
import type { LabelRoom } from './LabelRoom.ts';
import type { PixelBox } from './layOutLabels.ts';
import { watchPixelRatio } from './watchPixelRatio.ts';

/**
 * A canvas on a map. A drag moves it with its pane; it is drawn again after a move, a zoom, a change of size, theme or
 * screen, and when a drag reaches its edge. A map without a size has nothing to draw.
 */
export abstract class CanvasLayer extends Layer {
  readonly canvas = DomUtil.create('canvas', 'map-layer');
  readonly #paneName: string;
  #isAdded = false;
  #pendingFrame = 0;
  /** The changed parts, in pixels of the world; undefined: all. */
  #pendingParts: readonly PixelBox[] | undefined;
  #drawnFrame: CanvasFrame | undefined;
  #unsubscribe: readonly (() => void)[] = [];

  constructor(paneName: string) {
    super();
    this.#paneName = paneName;
  }

  /** Names the picture for assistive technology; without a name it is decoration. */
  setLabel(label: string | undefined): void {
    const { canvas } = this;
    canvas.setAttribute('role', label ? 'img' : 'presentation');
    if (label) canvas.setAttribute('aria-label', label);
    else canvas.removeAttribute('aria-label');
  }

  /** Draws the region of a frame. */
  protected abstract draw(frame: CanvasFrame): void;

  /** Whether a region of a frame looks the same when it is drawn alone; else each drawing is of the whole frame. */
  protected canDrawParts(_frame: CanvasFrame): boolean {
    return false;
  }

  /** Takes the room that this layer needs in a frame: texts of other layers avoid it. */
  takeRoom(_frame: CanvasFrame, _room: LabelRoom): void {
    // A layer without markers covers no text.
  }

  override onAdd(): this {
    this.#isAdded = true;
    this._map.getPane(this.#paneName)?.append(this.canvas);
    this.#unsubscribe = [subscribeToTheme(this.requestDraw), watchPixelRatio(this.requestDraw)];
    this.requestDraw();
    return this;
  }

  override onRemove(): this {
    this.#isAdded = false;
    cancelAnimationFrame(this.#pendingFrame);
    this.#pendingFrame = 0;
    this.#drawnFrame = undefined;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.canvas.remove();
    return this;
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    const { requestDraw } = this;
    const events = { zoom: requestDraw, viewreset: requestDraw, resize: requestDraw };
    return { ...events, moveend: () => this.requestParts([]), move: this.#drawAtEdge };
  }

  /** Draws before the next paint, once however often it is called. */
  readonly requestDraw = (): void => {
    this.#pendingParts = undefined;
    this.#requestFrame();
  };

  /** Draws some parts before the next paint, given in pixels of the world, and what a move has brought into the canvas. */
  protected requestParts(parts: readonly PixelBox[]): void {
    this.#pendingParts = this.#pendingParts && [...this.#pendingParts, ...parts];
    this.#requestFrame();
  }

  #requestFrame(): void {
    if (this.#pendingFrame !== 0 || !this.#isAdded || !this.#hasSize()) return;
    this.#pendingFrame = requestAnimationFrame(this.#redraw);
  }

  #hasSize(): boolean {
    const { x, y } = this._map.getSize();
    return x > 0 && y > 0;
  }

  readonly #drawAtEdge = (): void => {
    const frame = this.#drawnFrame;
    if (frame && !coversView(frame, this._map.getPixelBounds())) this.requestParts([]);
  };

  readonly #redraw = (): void => {
    this.#pendingFrame = 0;
    const context = this.#hasSize() ? this.canvas.getContext('2d') : null;
    if (!context) return;
    const [drawn, parts] = [this.#drawnFrame, this.#pendingParts];
    const frame = alignCanvas(this._map, context);
    this.#drawnFrame = frame;
    this.#pendingParts = [];
    const shift = drawn && parts && this.canDrawParts(frame) && getFrameShift(drawn, frame);
    if (shift) {
      shiftPicture(frame, shift);
      const changed = parts.map(({ left, top, ...size }) => ({
        ...{ left: left - frame.left, top: top - frame.top, ...size },
      }));
      for (const region of [...listEmptyParts(frame, shift), ...changed])
        this.#drawRegion({ ...frame, region });
    } else this.#drawRegion(frame);
  };

  #drawRegion(frame: CanvasFrame): void {
    const { context, pixelRatio, region } = frame;
    const { left, top, width, height } = region;
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.save();
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.clearRect(left, top, width, height);
    this.draw(frame);
    context.restore();
  }
}
