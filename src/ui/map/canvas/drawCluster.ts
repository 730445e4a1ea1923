import { buildStateRing } from '../buildStateRing.ts';
import { getTotalCount, type MapCluster } from '../mapMarker.ts';
import type { ClusterDisc } from './ClusterDisc.ts';
import type { MapPalette } from './mapPalette.ts';

/** The texts of cluster markers, in the language of the user. */
export interface ClusterTexts {
  readonly formatNumber: (count: number) => string;
  /** In thousands, for a small disc: 1.7K. */
  readonly formatShort: (count: number) => string;
  /** Below the count of a cluster marker without faults; empty where faults are not counted. */
  readonly noFault: string;
}

interface ClusterStyle {
  readonly palette: MapPalette;
  readonly texts: ClusterTexts;
  readonly isHighlighted: boolean;
}

const COUNT_FONT_PX = 16;
const MIN_COUNT_FONT_PX = 11;

/** The ring and the gap to it on both sides of a count, in pixels. */
const COUNT_PADDING_PX = 16;
const FAULT_FONT_PX = 12;
const NO_FAULT_FONT_PX = 11;
const SHORT_COUNT_FONT_PX = 11;

/** The length of a segment that can be seen, in pixels. */
const MIN_SEGMENT_PX = 4;

/** The width between two segments of the ring, in pixels. */
const SEGMENT_GAP_PX = 1.5;

/** A narrower disc has no room for a second line: a number, or a label. */
const MIN_RADIUS_WITH_FAULTS_PX = 24;
const MIN_RADIUS_WITH_NO_FAULT_PX = 32;

/** Draws a cluster marker around the origin: a disc with the count, the faults, and a ring of the states. */
export function drawCluster(
  context: CanvasRenderingContext2D,
  cluster: MapCluster,
  size: ClusterDisc,
  style: ClusterStyle,
): void {
  const { palette, isHighlighted } = style;
  context.save();
  context.shadowColor = 'rgb(17 34 41 / 0.28)';
  context.shadowBlur = 6;
  context.shadowOffsetY = 1;
  context.fillStyle = isHighlighted ? palette['accent-soft'] : palette.raised;
  context.beginPath();
  context.arc(0, 0, size.radius, 0, 2 * Math.PI);
  context.fill();
  context.restore();
  if (cluster.counts) drawStateRing(context, cluster.counts, size, palette);
  else if (cluster.count !== undefined) drawPlainRing(context, size, palette);
  else return;
  if (size.text === 'full') drawCounts(context, cluster, size, style);
  if (size.text === 'short') drawShortCount(context, cluster, size, style);
}

/** Draws the ring of a disc whose states are unknown. */
function drawPlainRing(
  context: CanvasRenderingContext2D,
  { radius, ringWidth }: ClusterDisc,
  palette: MapPalette,
): void {
  context.lineWidth = ringWidth;
  context.strokeStyle = palette['text-3'];
  context.beginPath();
  context.arc(0, 0, radius - ringWidth / 2, 0, 2 * Math.PI);
  context.stroke();
}

function drawStateRing(
  context: CanvasRenderingContext2D,
  counts: NonNullable<MapCluster['counts']>,
  { radius, ringWidth }: ClusterDisc,
  palette: MapPalette,
): void {
  const middle = radius - ringWidth / 2;
  const segments = buildStateRing(counts, MIN_SEGMENT_PX / (2 * Math.PI * middle));
  const maxGap = segments.length > 1 ? SEGMENT_GAP_PX / middle : 0;
  context.lineWidth = ringWidth;
  for (const { state, from, width } of segments) {
    const start = from * 2 * Math.PI - Math.PI / 2;
    // A segment of a small ring is not longer than the gap.
    const gap = Math.min(maxGap, width * Math.PI);
    context.strokeStyle = palette[state];
    context.beginPath();
    context.arc(0, 0, middle, start + gap / 2, start + width * 2 * Math.PI - gap / 2);
    context.stroke();
  }
}

function drawCounts(
  context: CanvasRenderingContext2D,
  cluster: MapCluster,
  { radius }: ClusterDisc,
  { palette, texts }: ClusterStyle,
): void {
  const faults = cluster.counts?.fault ?? 0;
  const hasRoom =
    cluster.counts !== undefined &&
    (faults > 0 || texts.noFault !== '') &&
    radius >= (faults > 0 ? MIN_RADIUS_WITH_FAULTS_PX : MIN_RADIUS_WITH_NO_FAULT_PX);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.text;
  const count = texts.formatNumber(getTotalCount(cluster));
  context.font = `600 ${COUNT_FONT_PX}px ${palette.font}`;
  // A number that is too wide is smaller, not narrower.
  const fit = (2 * radius - COUNT_PADDING_PX) / context.measureText(count).width;
  if (fit < 1)
    context.font = `600 ${Math.max(MIN_COUNT_FONT_PX, COUNT_FONT_PX * fit)}px ${palette.font}`;
  context.fillText(count, 0, hasRoom ? -5 : 1, 2 * radius - COUNT_PADDING_PX);
  if (!hasRoom) return;
  if (faults > 0) drawFaults(context, texts.formatNumber(faults), palette);
  else {
    context.fillStyle = palette['text-3'];
    context.font = `400 ${NO_FAULT_FONT_PX}px ${palette.font}`;
    context.fillText(texts.noFault, 0, 12, 2 * radius - 16);
  }
}

/** Draws the count of a small disc in thousands; its ring has the faults. */
function drawShortCount(
  context: CanvasRenderingContext2D,
  cluster: MapCluster,
  { radius }: ClusterDisc,
  { palette, texts }: ClusterStyle,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.text;
  context.font = `600 ${SHORT_COUNT_FONT_PX}px ${palette.font}`;
  context.fillText(texts.formatShort(getTotalCount(cluster)), 0, 1, 2 * radius - 8);
}

/** Draws the number of faults with its diamond, so that colour is not the only sign. */
function drawFaults(context: CanvasRenderingContext2D, count: string, palette: MapPalette): void {
  context.fillStyle = palette.fault;
  context.font = `600 ${FAULT_FONT_PX}px ${palette.font}`;
  const half = (context.measureText(count).width + 13) / 2;
  context.beginPath();
  context.moveTo(5 - half, 7);
  context.lineTo(10 - half, 12);
  context.lineTo(5 - half, 17);
  context.lineTo(-half, 12);
  context.fill();
  context.textAlign = 'left';
  context.fillText(count, 13 - half, 12.5);
}
