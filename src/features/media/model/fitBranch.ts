import type { StageRect, StageSize } from '../../../domain/media/sceneLayouts.ts';
import { clampToStage } from './arrangeAreas.ts';
import type { Branch, LevelFields } from './mediaTree.ts';

/**
 * Returns a copied branch with all areas on the stage: the platform creates no others. The areas of a scene are reduced
 * together, so that its layout stays; an area alone is moved first, then reduced.
 */
export function fitBranch(branch: Branch, stage: StageSize): Branch {
  if (branch.level === 'area') return fitArea(branch, rect => clampToStage(rect, stage));
  if (branch.level !== 'scene') {
    return { ...branch, children: branch.children.map(child => fitBranch(child, stage)) };
  }
  const rects = branch.children.map(readRect);
  const right = Math.max(stage.width, ...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(stage.height, ...rects.map(({ y, height }) => y + height));
  const toX = (x: number) => Math.round((x * stage.width) / right);
  const toY = (y: number) => Math.round((y * stage.height) / bottom);
  // Edges are rounded, not sizes: areas that touch each other still do.
  const reduce = ({ x, y, width, height }: StageRect): StageRect => ({
    ...{ x: toX(x), y: toY(y) },
    ...{ width: toX(x + width) - toX(x), height: toY(y + height) - toY(y) },
  });
  const children = branch.children.map(area =>
    fitArea(area, rect => clampToStage(reduce(rect), stage)),
  );
  return { ...branch, children };
}

const readRect = ({ fields }: Branch): StageRect => fields as LevelFields['area'];

const fitArea = (area: Branch, toRect: (rect: StageRect) => StageRect): Branch => ({
  ...area,
  fields: { ...area.fields, ...toRect(readRect(area)) },
});
