import type { CanvasFrame } from './CanvasFrame.ts';
import type { LabelRoom } from './LabelRoom.ts';
import { hasRoomForIcons, listVisible } from './MarkerDrawing.ts';
import type { MarkerScene } from './MarkerScene.ts';
import { CIRCLE_RADIUS_PX, ICON_ANCHOR_PX, ICON_RADIUS_PX } from './markerShapes.ts';

/** Half the diagonal of a fault, as a share of the radius of a circle. */
const FAULT_REACH = 1.25;

/** Takes the room of the markers of a frame, in the size of their drawing: the bodies, and the tips of icon markers. */
export function takeMarkerRoom(frame: CanvasFrame, scene: MarkerScene, room: LabelRoom): void {
  const usesIcons = hasRoomForIcons(frame, scene);
  for (const index of listVisible(frame, scene)) {
    const x = (scene.markerPoints[2 * index] ?? 0) * frame.scale - frame.left;
    const y = (scene.markerPoints[2 * index + 1] ?? 0) * frame.scale - frame.top;
    const marker = scene.markers[index];
    const hasIcon = usesIcons && marker?.icon !== undefined;
    const reach = marker?.state === 'fault' ? FAULT_REACH : 1;
    const radius = (hasIcon ? ICON_RADIUS_PX : CIRCLE_RADIUS_PX) * reach;
    const top = y - radius - (hasIcon ? ICON_ANCHOR_PX : 0);
    const bottom = hasIcon ? y : y + radius;
    room.take({ left: x - radius, top, width: 2 * radius, height: bottom - top });
  }
}
