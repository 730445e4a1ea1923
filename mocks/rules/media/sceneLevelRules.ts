import { createId } from '../../platform/createId.ts';
import type { Row } from '../../platform/Store.ts';
import { createLevelRules } from './createLevelRules.ts';
import type { ProgramScene, SceneZone } from './mediaModel.ts';
import { withDigest } from './contentTree.ts';
import { createZone } from './zoneRules.ts';

/** Columns and rows of the zones of each layout. @see MEDIA-04 */
const LAYOUT_GRIDS = {
  'scene-1': [2, 2],
  'scene-2': [1, 3],
  'scene-3': [1, 2],
  'scene-4': [2, 1],
  'scene-5': [1, 1],
} as const;

export type SceneLayout = keyof typeof LAYOUT_GRIDS;

/** Creates the zones of a layout; together they cover the stage, the last ones get the remainder. */
export function createLayoutZones(
  layout: SceneLayout,
  stage: { readonly width: number; readonly height: number },
  nextId: () => string,
): readonly SceneZone[] {
  const [columns, rows] = LAYOUT_GRIDS[layout];
  const getEdge = (length: number, parts: number, i: number) => Math.floor((length * i) / parts);
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    const [x, y] = [getEdge(stage.width, columns, column), getEdge(stage.height, rows, row)];
    const width = Math.max(1, getEdge(stage.width, columns, column + 1) - x);
    const height = Math.max(1, getEdge(stage.height, rows, row + 1) - y);
    const base = { id: nextId(), name: `区域 ${n + 1}`, items: [] };
    return createZone(base, { w: width, h: height, x, y });
  });
}

interface NewScene {
  readonly name: string;
  readonly layout?: SceneLayout;
}

/** The scenes of a program; each has the digest of its content. @see MEDIA-10 */
export const scenes = createLevelRules('scenes', {
  create(id, { body, platform }, project) {
    const { name, layout } = body as NewScene;
    const stage = { width: Number(project.width), height: Number(project.height) };
    const zones = layout ? createLayoutZones(layout, stage, () => createId(platform.random)) : [];
    return withDigest({ id, name, ...(layout && { layout }), zones });
  },
  change: (before, { body }) => withDigest({ ...(before as ProgramScene), ...(body as Row) }),
});
