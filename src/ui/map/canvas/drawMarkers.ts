import type { MapMarker } from '../mapMarker.ts';
import type { CanvasFrame } from './CanvasFrame.ts';
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
import { drawRing } from './drawRing.ts';
import {
  getPoint,
  hasIcon,
  listVisible,
  type MarkerDrawing,
  type MarkerDrawState,
} from './MarkerDrawing.ts';
import type { MarkerScene } from './MarkerScene.ts';

/** A hovered marker grows by this factor. @see docs/look.md, Map */
const HOVER_SCALE = 1.1;

/** In percent. */
const LEVEL_STEP = 5;

/** Half the width of a sprite, in pixels: the shape, its tip and its shadow. */
const ICON_REACH_PX = 28;
const CIRCLE_REACH_PX = 9;
const RING_REACH_PX = 26;

/** Draws the markers of a frame: halos, then the markers, then the selected one. */
export function drawMarkers(frame: CanvasFrame, scene: MarkerScene, state: MarkerDrawState): void {
  const visible = listVisible(frame, scene);
  const drawing = { frame, scene, state };
  drawGlows(drawing, visible);
  for (const index of visible) drawMarker(drawing, index);
  const selected = visible.find(index => scene.markers[index]?.id === state.selectedId);
  if (selected !== undefined) drawSelected(drawing, selected);
}

function drawGlows(drawing: MarkerDrawing, visible: readonly number[]): void {
  const { frame, scene, state } = drawing;
  const color = state.palette['map-glow'];
  if (isTransparent(color)) return;
  // Circle markers have small halos.
  const density = state.usesIcons ? getGlowDensity(frame.zoom) : 1;
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
function drawMarker(drawing: MarkerDrawing, index: number): void {
  const { frame, scene, state } = drawing;
  const marker = scene.markers[index];
  if (!marker) return;
  const { palette, sprites, hovered } = state;
  const look = getLook(marker, palette);
  const usesIcon = hasIcon(drawing, marker);
  const scale = hovered?.kind === 'marker' && hovered.id === marker.id ? HOVER_SCALE : 1;
  const [x, y] = getPoint(drawing, index);
  const reach = (usesIcon ? ICON_REACH_PX : CIRCLE_REACH_PX) * scale;
  const key = `${usesIcon ? look.icon : 'circle'} ${look.shape} ${look.color} ${look.level} ${look.isOld} ${scale}`;
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

const getLook = (
  { state, color, icon, level, isOld }: MapMarker,
  palette: MapPalette,
): MarkerLook => ({
  shape: state ?? 'none',
  color: color ?? palette[state ?? 'text-2'],
  icon,
  isOld,
  // In steps, so that markers of almost the same light share a sprite; the least light is visible.
  level: level && Math.max(LEVEL_STEP, Math.round(level / LEVEL_STEP) * LEVEL_STEP),
});

/** Draws the selected marker again, above all others, in a ring. */
function drawSelected(drawing: MarkerDrawing, index: number): void {
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
