import type { StageRect, StageSize } from '../../../domain/media/sceneLayouts.ts';

/** A line that an edge or centre snaps to, in stage pixels. */
export interface SnapLine {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** The edges of a rectangle that a gesture moves: all for a move. */
export interface MovedEdges {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}

export const ALL_EDGES: MovedEdges = { left: true, right: true, top: true, bottom: true };

/** Returns the lines of a stage and of its other areas: edges and centres. */
export function listSnapLines(stage: StageSize, others: readonly StageRect[]): readonly SnapLine[] {
  const rects = [{ x: 0, y: 0, ...stage }, ...others];
  const xs = rects.flatMap(({ x, width }) => [x, x + width / 2, x + width]);
  const ys = rects.flatMap(({ y, height }) => [y, y + height / 2, y + height]);
  return [
    ...[...new Set(xs)].map(at => ({ axis: 'x' as const, at })),
    ...[...new Set(ys)].map(at => ({ axis: 'y' as const, at })),
  ];
}

export interface SnapResult {
  readonly rect: StageRect;
  /** The lines that it touches now. */
  readonly guides: readonly SnapLine[];
}

/**
 * Returns a rectangle whose moved edges touch the nearest lines.
 *
 * @param threshold the largest distance, in stage pixels
 */
export function snapRect(
  rect: StageRect,
  edges: MovedEdges,
  lines: readonly SnapLine[],
  threshold: number,
): SnapResult {
  const horizontal = snapAxis(
    { start: rect.x, length: rect.width, movesStart: edges.left, movesEnd: edges.right },
    lines.filter(({ axis }) => axis === 'x'),
    threshold,
  );
  const vertical = snapAxis(
    { start: rect.y, length: rect.height, movesStart: edges.top, movesEnd: edges.bottom },
    lines.filter(({ axis }) => axis === 'y'),
    threshold,
  );
  return {
    rect: {
      x: horizontal.start,
      width: horizontal.length,
      y: vertical.start,
      height: vertical.length,
    },
    guides: [...horizontal.guides, ...vertical.guides],
  };
}

interface AxisSpan {
  readonly start: number;
  readonly length: number;
  readonly movesStart: boolean;
  readonly movesEnd: boolean;
}

function snapAxis(
  { start, length, movesStart, movesEnd }: AxisSpan,
  lines: readonly SnapLine[],
  threshold: number,
): { readonly start: number; readonly length: number; readonly guides: readonly SnapLine[] } {
  const points = [
    ...(movesStart ? [start] : []),
    ...(movesStart && movesEnd ? [start + length / 2] : []),
    ...(movesEnd ? [start + length] : []),
  ];
  let best: { readonly line: SnapLine; readonly offset: number } | undefined;
  for (const line of lines) {
    for (const point of points) {
      const offset = line.at - point;
      if (Math.abs(offset) > threshold) continue;
      // The centre of an odd length is between two pixels.
      if (!Number.isInteger(start + offset) || (best && Math.abs(best.offset) <= Math.abs(offset)))
        continue;
      best = { line, offset };
    }
  }
  if (!best) return { start, length, guides: [] };
  const { line, offset } = best;
  if (movesStart && movesEnd) return { start: start + offset, length, guides: [line] };
  if (movesEnd) return withGuide({ start, length: length + offset }, line);
  return withGuide({ start: start + offset, length: length - offset }, line);
}

const withGuide = (span: { readonly start: number; readonly length: number }, line: SnapLine) =>
  span.length < 1 ? { ...span, length: 1, guides: [] } : { ...span, guides: [line] };
