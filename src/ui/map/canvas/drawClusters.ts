import { getTotalCount, type MapCluster, type MapTarget } from '../mapMarker.ts';
import type { CanvasFrame } from './CanvasFrame.ts';
import type { ClusterDisc } from './ClusterDisc.ts';
import { type ClusterTexts, drawCluster } from './drawCluster.ts';
import { drawName, measureName } from './drawName.ts';
import type { MapPalette } from './mapPalette.ts';
import type { MarkerScene } from './MarkerScene.ts';
import { type LabelBox, type PixelBox, layOutLabels } from './layOutLabels.ts';

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

/** A name and its rectangle. */
interface NameLabel {
  readonly box: LabelBox;
  readonly name: string;
  readonly isSelected: boolean;
  readonly isHovered: boolean;
}

/**
 * Returns the names that have room: that of the hovered cluster, then that of the selected one, both also above discs,
 * then those of the large ones.
 */
function layOutNames(
  { context }: CanvasFrame,
  state: ClusterNameState,
  visible: readonly VisibleCluster[],
): readonly NameLabel[] {
  const { palette, selectedId } = state;
  const labels = visible.flatMap(({ cluster, disc, x, y }): readonly NameLabel[] => {
    if (!cluster.name) return [];
    const at = [x, y + disc.radius, getTotalCount(cluster)] as const;
    const box = measureName(context, cluster.name, palette, at);
    const isSelected = cluster.id === selectedId;
    return [{ box, name: cluster.name, isSelected, isHovered: isHovered(state, cluster.id) }];
  });
  const hovered = labels.filter(label => label.isHovered);
  const selected = labels.filter(label => label.isSelected && !label.isHovered);
  const others = labels.filter(label => !label.isSelected && !label.isHovered);
  const discs = visible.map(({ disc, x, y }) => getDiscBox(x, y, disc.radius));
  const highlighted = [...hovered, ...chooseLabels(selected, hovered.map(getBox))];
  return [...chooseLabels(others, [...discs, ...highlighted.map(getBox)]), ...highlighted];
}

const getBox = ({ box }: NameLabel): LabelBox => box;

/** Returns the labels that have room next to obstacles. */
const chooseLabels = (
  labels: readonly NameLabel[],
  obstacles: readonly PixelBox[],
): readonly NameLabel[] =>
  layOutLabels(labels.map(getBox), obstacles).flatMap(index => labels[index] ?? []);

const getDiscBox = (x: number, y: number, radius: number): PixelBox => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});
