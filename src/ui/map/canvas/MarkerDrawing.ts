import type { MapMarker, MapTarget } from '../mapMarker.ts';
import type { CanvasFrame } from './CanvasLayer.ts';
import { GLOW_RADIUS_PX } from './drawGlow.ts';
import type { MapPalette } from './mapPalette.ts';
import type { MarkerScene } from './MarkerScene.ts';
import type { SpriteCache } from './SpriteCache.ts';

/** What a drawing of markers depends on, apart from the markers. */
export interface MarkerDrawState {
  readonly palette: MapPalette;
  readonly sprites: SpriteCache;
  readonly maxIconMarkers: number;
  readonly selectedId: string | undefined;
  readonly selectedIds: ReadonlySet<string>;
  readonly hovered: MapTarget | undefined;
}

/** A drawing of the markers of a frame. */
export interface MarkerDrawing {
  readonly frame: CanvasFrame;
  readonly scene: MarkerScene;
  readonly state: MarkerDrawState;
  readonly usesIcons: boolean;
}

export const hasIcon = ({ usesIcons }: MarkerDrawing, marker: MapMarker) =>
  usesIcons && marker.icon !== undefined;

/** Returns the indexes of the markers in a frame, or partly in it. */
export function listVisible(frame: CanvasFrame, { markerPoints }: MarkerScene): readonly number[] {
  const { left, top, width, height, scale } = frame;
  const margin = GLOW_RADIUS_PX.icon;
  const visible: number[] = [];
  for (let at = 0; at < markerPoints.length; at += 2) {
    const x = (markerPoints[at] ?? 0) * scale - left;
    const y = (markerPoints[at + 1] ?? 0) * scale - top;
    if (x > -margin && y > -margin && x < width + margin && y < height + margin)
      visible.push(at / 2);
  }
  return visible;
}

/** Returns the pixel of a marker in its frame. */
export const getPoint = ({ frame, scene }: MarkerDrawing, index: number) =>
  [
    (scene.markerPoints[2 * index] ?? 0) * frame.scale - frame.left,
    (scene.markerPoints[2 * index + 1] ?? 0) * frame.scale - frame.top,
  ] as const;
