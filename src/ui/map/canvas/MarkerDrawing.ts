import type { MapMarker, MapTarget } from '../mapMarker.ts';
import type { CanvasFrame } from './CanvasFrame.ts';
import type { PixelBox } from './layOutLabels.ts';
import type { MapPalette } from './mapPalette.ts';
import type { MarkerScene } from './MarkerScene.ts';
import type { SpriteCache } from './SpriteCache.ts';

/** What a drawing of markers depends on, apart from the markers. */
export interface MarkerDrawState {
  readonly palette: MapPalette;
  readonly sprites: SpriteCache;
  /** Whether markers with an icon have it drawn. */
  readonly usesIcons: boolean;
  readonly selectedId: string | undefined;
  readonly selectedIds: ReadonlySet<string>;
  readonly hovered: MapTarget | undefined;
}

/** A drawing of the markers of a frame. */
export interface MarkerDrawing {
  readonly frame: CanvasFrame;
  readonly scene: MarkerScene;
  readonly state: MarkerDrawState;
}

export const hasIcon = ({ state }: MarkerDrawing, marker: MapMarker) =>
  state.usesIcons && marker.icon !== undefined;

/** How far a marker reaches from its position, with its halo and hovered, in pixels: the point of an icon marker is at it. */
const REACH_PX = { side: 32, above: 53, below: 32 } as const;

/** Returns the rectangle of a marker, in pixels of the world. */
export function getMarkerBox(scene: MarkerScene, index: number, scale: number): PixelBox {
  const x = Math.round((scene.markerPoints[2 * index] ?? 0) * scale);
  const y = Math.round((scene.markerPoints[2 * index + 1] ?? 0) * scale);
  const { side, above, below } = REACH_PX;
  return { left: x - side, top: y - above, width: 2 * side, height: above + below };
}

/** Returns the indexes of the markers in the region of a frame, or partly in it. */
export function listVisible(
  { left, top, scale, region }: CanvasFrame,
  { markerPoints }: MarkerScene,
): readonly number[] {
  const [west, north] = [region.left - REACH_PX.side, region.top - REACH_PX.below];
  const east = region.left + region.width + REACH_PX.side;
  const south = region.top + region.height + REACH_PX.above;
  const visible: number[] = [];
  for (let at = 0; at < markerPoints.length; at += 2) {
    const x = (markerPoints[at] ?? 0) * scale - left;
    const y = (markerPoints[at + 1] ?? 0) * scale - top;
    if (x > west && y > north && x < east && y < south) visible.push(at / 2);
  }
  return visible;
}

/** Whether the markers of a whole frame are few enough for icons. */
export const hasRoomForIcons = (frame: CanvasFrame, scene: MarkerScene): boolean => {
  const { width, height } = frame;
  const whole = { ...frame, region: { left: 0, top: 0, width, height } };
  return listVisible(whole, scene).length <= scene.maxIcons;
};

/** Returns the pixel of a marker in its frame. */
export const getPoint = ({ frame, scene }: MarkerDrawing, index: number) =>
  [
    (scene.markerPoints[2 * index] ?? 0) * frame.scale - frame.left,
    (scene.markerPoints[2 * index + 1] ?? 0) * frame.scale - frame.top,
  ] as const;
