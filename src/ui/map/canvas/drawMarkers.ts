import type { MapMarker, MapTarget } from '../mapMarker.ts';
import type { CanvasFrame } from './CanvasLayer.ts';
import {
  drawGlow,
  getGlowDensity,
  getGlowOpacity,
  GLOW_RADIUS_PX,
  isTransparent,
} from './drawGlow.ts';
import type { MapPalette } from './mapPalette.ts';
import {
  CIRCLE_RADIUS_PX,
  drawCircleMarker,
  drawIconMarker,
  type MarkerLook,
  ICON_RADIUS_PX,
  ICON_ANCHOR_PX,
} from './markerShapes.ts';
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

/** A hovered marker grows by this factor. @see docs/look.md, Map */
const HOVER_SCALE = 1.1;

/** Half the width of a sprite, in pixels: the shape, its tip and its shadow. */
const ICON_REACH_PX = 28;
const CIRCLE_REACH_PX = 9;
const RING_REACH_PX = 26;

/**
 * Draws the markers of a frame: halos, then the markers, then the selected one.
 *
 * @returns whether markers with an icon have it drawn: they were few enough
 */
export function drawMarkers(
  frame: CanvasFrame,
  scene: MarkerScene,
  state: MarkerDrawState,
): boolean {
  const visible = listVisible(frame, scene);
  const usesIcons = visible.length <= state.maxIconMarkers;
  const drawing = { frame, scene, state, usesIcons };
  drawGlows(drawing, visible);
  for (const index of visible) drawMarker(drawing, index);
  const selected = visible.find(index => scene.markers[index]?.id === state.selectedId);
  if (selected !== undefined) drawSelected(drawing, selected);
  return usesIcons;
}

interface Drawing {
  readonly frame: CanvasFrame;
  readonly scene: MarkerScene;
  readonly state: MarkerDrawState;
  readonly usesIcons: boolean;
}

const hasIcon = ({ usesIcons }: Drawing, marker: MapMarker) =>
  usesIcons && marker.icon !== undefined;

/** Returns the indexes of the markers in a frame, or partly in it. */
function listVisible(frame: CanvasFrame, { markerPoints }: MarkerScene): readonly number[] {
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
const getPoint = ({ frame, scene }: Drawing, index: number) =>
  [
    (scene.markerPoints[2 * index] ?? 0) * frame.scale - frame.left,
    (scene.markerPoints[2 * index + 1] ?? 0) * frame.scale - frame.top,
  ] as const;

function drawGlows(drawing: Drawing, visible: readonly number[]): void {
  const { frame, scene, state } = drawing;
  const color = state.palette['map-glow'];
  if (isTransparent(color)) return;
  // Circle markers have small halos.
  const density = drawing.usesIcons ? getGlowDensity(frame.zoom) : 1;
  for (const index of visible) {
    const marker = scene.markers[index];
    const opacity = getGlowOpacity(marker?.level ?? 0) * density;
    if (!marker || opacity === 0) continue;
    const kind = hasIcon(drawing, marker) ? 'icon' : 'circle';
    const radius = GLOW_RADIUS_PX[kind];
    frame.context.globalAlpha = opacity;
    state.sprites.stamp(
      frame.context,
      `glow ${kind}`,
      [...getPoint(drawing, index), radius],
      context => drawGlow(context, color, radius),
    );
  }
  frame.context.globalAlpha = 1;
}

/** Draws a marker by the sprite of its look. */
function drawMarker(drawing: Drawing, index: number): void {
  const { frame, scene, state } = drawing;
  const marker = scene.markers[index];
  if (!marker) return;
  const { palette, sprites, hovered } = state;
  const look = getLook(marker, palette);
  const usesIcon = hasIcon(drawing, marker);
  const scale = hovered?.kind === 'marker' && hovered.id === marker.id ? HOVER_SCALE : 1;
  const [x, y] = getPoint(drawing, index);
  const reach = (usesIcon ? ICON_REACH_PX : CIRCLE_REACH_PX) * scale;
  const key = `${usesIcon ? look.icon : 'circle'} ${look.shape} ${look.color} ${scale}`;
  sprites.stamp(frame.context, key, [x, y - (usesIcon ? ICON_ANCHOR_PX : 0), reach], context => {
    context.scale(scale, scale);
    if (usesIcon) addShadow(context);
    (usesIcon ? drawIconMarker : drawCircleMarker)(context, look, palette);
  });
  if (state.selectedIds.has(marker.id)) {
    const at = [x, y - (usesIcon ? ICON_ANCHOR_PX : 0), RING_REACH_PX] as const;
    sprites.stamp(frame.context, `ring ${usesIcon}`, at, context =>
      drawRing(context, getRingRadius(usesIcon), palette),
    );
  }
}

function addShadow(context: CanvasRenderingContext2D): void {
  context.shadowColor = 'rgb(0 0 0 / 0.28)';
  context.shadowBlur = 2;
  context.shadowOffsetY = 1;
}

const getLook = ({ state, color, icon }: MapMarker, palette: MapPalette): MarkerLook => ({
  shape: state ?? 'none',
  color: color ?? palette[state ?? 'text-2'],
  icon,
});

/** Draws the selected marker again, above all others, in a ring. */
function drawSelected(drawing: Drawing, index: number): void {
  const { frame, scene, state } = drawing;
  const marker = scene.markers[index];
  if (!marker) return;
  const usesIcon = hasIcon(drawing, marker);
  const [x, y] = getPoint(drawing, index);
  drawMarker(drawing, index);
  frame.context.save();
  frame.context.translate(x, y - (usesIcon ? ICON_ANCHOR_PX : 0));
  drawRing(frame.context, getRingRadius(usesIcon), state.palette);
  frame.context.restore();
}

const getRingRadius = (usesIcon: boolean) => (usesIcon ? ICON_RADIUS_PX : CIRCLE_RADIUS_PX) + 5;

/** Draws the ring of a selected marker around the origin. */
function drawRing(context: CanvasRenderingContext2D, radius: number, palette: MapPalette): void {
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
