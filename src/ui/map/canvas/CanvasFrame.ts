import { DomUtil, type Map, type Point } from 'leaflet';

import type { PixelBox } from './layOutLabels.ts';

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
  /** The part that is drawn; the rest is clipped. */
  readonly region: PixelBox;
}

/** The margin on each side, as a share of the map: a drag shows it before the next drawing. */
const MARGIN_SHARE = 0.2;

/** Aligns a canvas with the view of a map, and returns its frame. */
export function alignCanvas(map: Map, context: CanvasRenderingContext2D): CanvasFrame {
  const { canvas } = context;
  const size = map.getSize();
  const margin = size.multiplyBy(MARGIN_SHARE).ceil();
  const { x: width, y: height } = size.add(margin.multiplyBy(2));
  const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
  const pixelRatio = window.devicePixelRatio;
  const world = map.getPixelOrigin().add(corner);
  resizeCanvas(canvas, width, height, pixelRatio);
  DomUtil.setPosition(canvas, corner);
  const zoom = map.getZoom();
  return {
    ...{ context, width, height, pixelRatio, zoom },
    scale: map.getZoomScale(zoom, 0),
    ...{ left: world.x, top: world.y },
    region: { left: 0, top: 0, width, height },
  };
}

/** A canvas that gets a size loses its content and its memory, so it keeps an unchanged one. */
function resizeCanvas(canvas: HTMLCanvasElement, width: number, height: number, ratio: number) {
  const pixelWidth = Math.round(width * ratio);
  const pixelHeight = Math.round(height * ratio);
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth;
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}

/** Whether a frame has all of a view, given by two pixels of the world. */
export const coversView = (
  { left, top, width, height }: CanvasFrame,
  { min, max }: { readonly min?: Point | undefined; readonly max?: Point | undefined },
): boolean =>
  !min || !max || (min.x >= left && min.y >= top && max.x <= left + width && max.y <= top + height);
