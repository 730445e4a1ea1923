import type { MapTarget } from '../mapMarker.ts';
import type { ClusterDisc } from './ClusterDisc.ts';
import type { MarkerScene } from './MarkerScene.ts';
import { CIRCLE_RADIUS_PX, ICON_RADIUS_PX, ICON_ANCHOR_PX } from './markerShapes.ts';

/** Where a pointer is, and how the scene is drawn. */
export interface PointerState {
  /** The pixel of the world at the zoom of the map. */
  readonly x: number;
  readonly y: number;
  /** The factor from zoom 0 to the zoom of the map. */
  readonly scale: number;
  /** How far from a marker the pointer may be, in pixels: a finger is not as exact as a mouse. */
  readonly tolerance: number;
  readonly hasIcon: (index: number) => boolean;
}

/** Returns the topmost item under a pointer: clusters are above markers, later ones above earlier ones. */
export const findTarget = (scene: MarkerScene, pointer: PointerState): MapTarget | undefined =>
  findCluster(scene, pointer) ?? findMarker(scene, pointer);

function findCluster(
  scene: MarkerScene,
  { x, y, scale, tolerance }: PointerState,
): MapTarget | undefined {
  const layout = scene.getClusterLayout(scale);
  const isWithin = (distance: number) => (disc: ClusterDisc) =>
    Math.hypot(disc.x - x, disc.y - y) <= disc.radius + distance;
  const exact = layout.findLastIndex(isWithin(0));
  const cluster = scene.clusters[exact < 0 ? layout.findLastIndex(isWithin(tolerance)) : exact];
  return cluster && { kind: 'cluster', id: cluster.id };
}

function findMarker(scene: MarkerScene, pointer: PointerState): MapTarget | undefined {
  const { x, y, scale, tolerance } = pointer;
  const { markerPoints, markerIndex, markers } = scene;
  const reach = (ICON_ANCHOR_PX + ICON_RADIUS_PX + tolerance) / scale;
  let top = -1;
  for (const index of markerIndex.within(x / scale, y / scale, reach)) {
    if (index <= top) continue;
    const hasIcon = pointer.hasIcon(index);
    const right = (markerPoints[2 * index] ?? 0) * scale - x;
    const down = (markerPoints[2 * index + 1] ?? 0) * scale - y - (hasIcon ? ICON_ANCHOR_PX : 0);
    const radius = (hasIcon ? ICON_RADIUS_PX : CIRCLE_RADIUS_PX) + tolerance;
    if (Math.hypot(right, down) <= radius) top = index;
  }
  const marker = markers[top];
  return marker && { kind: 'marker', id: marker.id };
}
