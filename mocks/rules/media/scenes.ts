import { newId } from '../../platform/newId.ts';
import type { Row } from '../../platform/Store.ts';
import { createLevel } from './levels.ts';
import type { Scene, Zone } from './model.ts';
import { withDigest } from './tree.ts';
import { zoneAt } from './zones.ts';

/** Columns and rows of the zones of each layout. @see spec B9, MEDIA-04 */
const LAYOUTS = {
  'scene-1': [2, 2],
  'scene-2': [1, 3],
  'scene-3': [1, 2],
  'scene-4': [2, 1],
  'scene-5': [1, 1],
} as const;

export type Layout = keyof typeof LAYOUTS;

/** The zones of a layout; together they cover the stage, whatever does not divide goes to the last ones. */
export function zonesOf(
  layout: Layout,
  stage: { readonly width: number; readonly height: number },
  nextId: () => string,
): readonly Zone[] {
  const [columns, rows] = LAYOUTS[layout];
  const edge = (length: number, parts: number, i: number) => Math.floor((length * i) / parts);
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    const [x, y] = [edge(stage.width, columns, column), edge(stage.height, rows, row)];
    const width = Math.max(1, edge(stage.width, columns, column + 1) - x);
    const height = Math.max(1, edge(stage.height, rows, row + 1) - y);
    const named = { id: nextId(), name: `区域 ${n + 1}`, items: [] };
    return zoneAt(named, { w: width, h: height, x, y });
  });
}

interface NewScene {
  readonly name: string;
  readonly layout?: Layout;
}

/** The scenes of a program; each knows the digest of what it shows. @see spec B3 */
export const scenes = createLevel('scenes', {
  make(id, { body, platform }, project) {
    const { name, layout } = body as NewScene;
    const stage = { width: Number(project.width), height: Number(project.height) };
    const zones = layout ? zonesOf(layout, stage, () => newId(platform.random)) : [];
    return withDigest({ id, name, ...(layout && { layout }), zones });
  },
  change: (before, { body }) => withDigest({ ...(before as Scene), ...(body as Row) }),
});
