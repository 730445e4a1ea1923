import { getTotalCount, type MapCluster, type MapTarget } from '../mapMarker.ts';
import type { CanvasFrame } from './CanvasFrame.ts';
import type { ClusterDisc } from './ClusterDisc.ts';
import { type ClusterTexts, drawCluster } from './drawCluster.ts';
import { drawName, measureName } from './drawName.ts';
import type { MapPalette } from './mapPalette.ts';
import type { MarkerScene } from './MarkerScene.ts';
import { type PixelBox, layOutLabels } from './layOutLabels.ts';

interface ClusterNameState {
  readonly palette: MapPalette;
  readonly selectedId: string | undefined;
  readonly hovered: MapTarget | undefined;
}

interface ClusterDrawState extends ClusterNameState {
  readonly texts: ClusterTexts;
}

/** The largest radius of a cluster marker and its name, in pixels. */
const MARGIN_PX = 80;

/** Draws the clusters of a frame, then their names. */
export function drawClusters(
  frame: CanvasFrame,
  scene: MarkerScene,
  state: ClusterDrawState,
): void {
  const visible = listVisible(frame, scene);
  for (const { cluster, disc, x, y } of visible) {
    const isHighlighted = isHovered(state, cluster.id);
    frame.context.save();
    frame.context.translate(x, y);
    drawCluster(frame.context, cluster, disc, { ...state, isHighlighted });
    frame.context.restore();
  }
  drawNames(frame, state, visible);
}

interface VisibleCluster {
  readonly cluster: MapCluster;
  readonly disc: ClusterDisc;
  /** The center in the frame. */
  readonly x: number;
  readonly y: number;
}

function listVisible(
  { left, top, width, height, scale }: CanvasFrame,
  scene: MarkerScene,
): readonly VisibleCluster[] {
  return scene.getClusterLayout(scale).flatMap((disc, index) => {
    const cluster = scene.clusters[index];
    const [x, y] = [disc.x - left, disc.y - top];
    const isInside =
      x > -MARGIN_PX && y > -MARGIN_PX && x < width + MARGIN_PX && y < height + MARGIN_PX;
    return cluster && isInside ? [{ cluster, disc, x, y }] : [];
  });
}

const isHovered = ({ hovered }: ClusterNameState, id: string) =>
  hovered?.kind === 'cluster' && hovered.id === id;

/** Above every number of devices. */
const HIGHLIGHT_PRIORITY = 1e9;

/** Returns the rectangles of the clusters of a frame, and of the names that have room. */
export function listClusterBoxes(
  frame: CanvasFrame,
  scene: MarkerScene,
  state: ClusterNameState,
): readonly PixelBox[] {
  const visible = listVisible(frame, scene);
  return [
    ...visible.map(({ disc, x, y }) => getDiscBox(x, y, disc.radius)),
    ...layOutNames(frame, state, visible).map(({ box }) => box),
  ];
}

function drawNames(
  frame: CanvasFrame,
  state: ClusterDrawState,
  visible: readonly VisibleCluster[],
): void {
  const { palette } = state;
  for (const { name, box, isSelected } of layOutNames(frame, state, visible))
    drawName(frame.context, name, box, { palette, isSelected });
}

/**
 * Returns the names that have room: those of the large ones first. The names of the hovered and the selected one have
 * room in any case, above all others.
 */
function layOutNames(
  { context }: CanvasFrame,
  state: ClusterNameState,
  visible: readonly VisibleCluster[],
) {
  const { palette, selectedId } = state;
  const labels = visible.flatMap(({ cluster, disc, x, y }) => {
    if (!cluster.name) return [];
    const isSelected = cluster.id === selectedId;
    const isHighlighted = isSelected || isHovered(state, cluster.id);
    const priority = getTotalCount(cluster) + (isHighlighted ? HIGHLIGHT_PRIORITY : 0);
    const box = measureName(context, cluster.name, palette, [x, y + disc.radius, priority]);
    return [{ box, name: cluster.name, isSelected }];
  });
  const discs = visible.map(({ disc, x, y }) => getDiscBox(x, y, disc.radius));
  const boxes = labels.map(({ box }) => box);
  const highlighted = boxes.flatMap(({ priority }, index) =>
    priority >= HIGHLIGHT_PRIORITY ? [index] : [],
  );
  return [...layOutLabels(boxes, discs), ...highlighted].flatMap(index => labels[index] ?? []);
}

const getDiscBox = (x: number, y: number, radius: number): PixelBox => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});
