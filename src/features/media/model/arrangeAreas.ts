import type { StageRect, StageSize } from '../../../domain/media/sceneLayouts.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Rectangles by the id of their area. */
export type Rects = Readonly<Record<string, StageRect>>;

const aligners: Readonly<
  Record<Alignment, (rect: StageRect, box: StageRect) => Partial<StageRect>>
> = {
  left: (_, box) => ({ x: box.x }),
  center: (rect, box) => ({ x: Math.round(box.x + (box.width - rect.width) / 2) }),
  right: (rect, box) => ({ x: box.x + box.width - rect.width }),
  top: (_, box) => ({ y: box.y }),
  middle: (rect, box) => ({ y: Math.round(box.y + (box.height - rect.height) / 2) }),
  bottom: (rect, box) => ({ y: box.y + box.height - rect.height }),
};

/** Returns the smallest rectangle that contains all. */
export function getBounds(rects: readonly StageRect[]): StageRect {
  const x = Math.min(...rects.map(rect => rect.x));
  const y = Math.min(...rects.map(rect => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map(rect => rect.x + rect.width)) - x,
    height: Math.max(...rects.map(rect => rect.y + rect.height)) - y,
  };
}

/** Aligns several areas with each other, one with the stage. */
export function alignAreas(rects: Rects, alignment: Alignment, stage: StageSize): Rects {
  const all = Object.values(rects);
  const box = all.length === 1 ? { x: 0, y: 0, ...stage } : getBounds(all);
  return Object.fromEntries(
    Object.entries(rects).map(([id, rect]) => [id, { ...rect, ...aligners[alignment](rect, box) }]),
  );
}

/** Distributes three or more areas with equal gaps between the first and the last one. */
export function distributeAreas(rects: Rects, axis: 'x' | 'y'): Rects {
  const length = axis === 'x' ? 'width' : 'height';
  const entries = Object.entries(rects).sort(([, a], [, b]) => a[axis] - b[axis]);
  const [first, last] = [entries[0]?.[1], entries.at(-1)?.[1]];
  if (!first || !last || entries.length < 3) return rects;
  const occupied = entries.reduce((sum, [, rect]) => sum + rect[length], 0);
  const gap = (last[axis] + last[length] - first[axis] - occupied) / (entries.length - 1);
  let next = first[axis];
  return Object.fromEntries(
    entries.map(([id, rect]) => {
      const at = Math.round(next);
      next += rect[length] + gap;
      return [id, { ...rect, [axis]: at }];
    }),
  );
}

/** Limits a rectangle to the stage: moved first, then reduced. */
export function clampToStage(rect: StageRect, stage: StageSize): StageRect {
  const width = Math.min(Math.max(1, rect.width), stage.width);
  const height = Math.min(Math.max(1, rect.height), stage.height);
  return {
    width,
    height,
    x: Math.min(Math.max(0, rect.x), stage.width - width),
    y: Math.min(Math.max(0, rect.y), stage.height - height),
  };
}
