import { DomUtil, Layer, type LeafletEventHandlerFn, type Point } from 'leaflet';

import { subscribeToTheme } from '../../themeState.ts';
import type { LabelRoom } from './LabelRoom.ts';

/** One drawing of a layer. */
export interface CanvasFrame {
  /** In CSS pixels: the pixel ratio is already applied. */
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly zoom: number;
  /** The factor from pixels of zoom 0 to pixels of this zoom. */
  readonly scale: number;
  /** The pixel of the world, at this zoom, in the top left corner. */
  readonly left: number;
  readonly top: number;
}

/** The margin on each side, as a share of the map: a drag shows it before the next drawing. */
const MARGIN_SHARE = 0.2;

/**
 * A canvas on a map. A drag moves it with its pane; it is drawn again after a move, a zoom, a change of size or theme,
 * and when a drag reaches its edge. A map without a size has nothing to draw.
 */
export abstract class CanvasLayer extends Layer {
  readonly canvas = DomUtil.create('canvas', 'map-layer');
  readonly #paneName: string;
  #isAdded = false;
  #pendingFrame = 0;
  #drawnFrame: CanvasFrame | undefined;
  #unsubscribe: (() => void) | undefined;

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

  protected abstract draw(frame: CanvasFrame): void;

  /** Takes the room that this layer needs in a frame: texts of other layers are beside it. */
  takeRoom(_frame: CanvasFrame, _room: LabelRoom): void {
    // A layer without markers covers no text.
  }

  override onAdd(): this {
    this.#isAdded = true;
    this._map.getPane(this.#paneName)?.append(this.canvas);
    this.#unsubscribe = subscribeToTheme(this.requestDraw);
    this.requestDraw();
    return this;
  }

  override onRemove(): this {
    this.#isAdded = false;
    cancelAnimationFrame(this.#pendingFrame);
    this.#pendingFrame = 0;
    this.#drawnFrame = undefined;
    this.#unsubscribe?.();
    this.canvas.remove();
    return this;
  }

  override getEvents(): Record<string, LeafletEventHandlerFn> {
    const { requestDraw } = this;
    const events = { moveend: requestDraw, zoom: requestDraw, viewreset: requestDraw };
    return { ...events, resize: requestDraw, move: this.#drawAtEdge };
  }

  /** Draws before the next paint, once however often it is called. */
  readonly requestDraw = (): void => {
    if (this.#pendingFrame !== 0 || !this.#isAdded || isEmpty(this._map.getSize())) return;
    this.#pendingFrame = requestAnimationFrame(this.#redraw);
  };

  readonly #drawAtEdge = (): void => {
    const frame = this.#drawnFrame;
    if (!frame) return;
    const { min, max } = this._map.getPixelBounds();
    if (!min || !max) return;
    const isCovered =
      min.x >= frame.left &&
      min.y >= frame.top &&
      max.x <= frame.left + frame.width &&
      max.y <= frame.top + frame.height;
    if (!isCovered) this.requestDraw();
  };

  readonly #redraw = (): void => {
    this.#pendingFrame = 0;
    const size = this._map.getSize();
    const context = isEmpty(size) ? null : this.canvas.getContext('2d');
    if (!context) return;
    const frame = this.#placeCanvas(context, size);
    this.#drawnFrame = frame;
    context.setTransform(frame.pixelRatio, 0, 0, frame.pixelRatio, 0, 0);
    context.clearRect(0, 0, frame.width, frame.height);
    this.draw(frame);
  };

  #placeCanvas(context: CanvasRenderingContext2D, size: Point): CanvasFrame {
    const map = this._map;
    const margin = size.multiplyBy(MARGIN_SHARE).ceil();
    const { x: width, y: height } = size.add(margin.multiplyBy(2));
    const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
    const pixelRatio = window.devicePixelRatio;
    const world = map.getPixelOrigin().add(corner);
    resizeCanvas(this.canvas, width, height, pixelRatio);
    DomUtil.setPosition(this.canvas, corner);
    const zoom = map.getZoom();
    const scale = map.getZoomScale(zoom, 0);
    return { context, width, height, pixelRatio, zoom, scale, left: world.x, top: world.y };
  }
}

const isEmpty = ({ x, y }: Point) => x === 0 || y === 0;

/** A canvas that gets a size loses its content and its memory, so it keeps an unchanged one. */
function resizeCanvas(canvas: HTMLCanvasElement, width: number, height: number, ratio: number) {
  const pixelWidth = Math.round(width * ratio);
  const pixelHeight = Math.round(height * ratio);
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth;
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}
