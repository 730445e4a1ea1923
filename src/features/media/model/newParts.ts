import {
  createLayoutAreas,
  type AreaLayout,
  type StageRect,
  type StageSize,
} from '../../../domain/media/sceneLayouts.ts';
import {
  type CalendarDay,
  createDefaultPlanTimes,
  type PlanType,
} from '../../../domain/media/planTimes.ts';
import type { Branch, ItemFields } from './mediaTree.ts';
import type { CreateId } from './temporaryIds.ts';

/** Returns a name that no sibling has: the first free number. */
export function createPartName(
  label: (number: number) => string,
  siblingNames: readonly string[],
): string {
  for (let number = siblingNames.length + 1; ; number += 1) {
    const name = label(number);
    if (!siblingNames.includes(name)) return name;
  }
}

export const createPlan = (
  name: string,
  type: PlanType,
  today: CalendarDay,
  createId: CreateId,
): Branch => ({
  id: createId('plan'),
  level: 'plan',
  fields: { name, type, ...createDefaultPlanTimes(today) },
  children: [],
});

/** Returns a scene with the areas of a layout. @see MEDIA-04 */
export const createScene = (
  name: string,
  layout: AreaLayout,
  { stage, areaName }: { readonly stage: StageSize; readonly areaName: (number: number) => string },
  createId: CreateId,
): Branch => ({
  id: createId('scene'),
  level: 'scene',
  fields: { name, layout },
  children: createLayoutAreas(layout, stage).map((rect, i) =>
    createArea(areaName(i + 1), rect, createId),
  ),
});

export const createArea = (name: string, rect: StageRect, createId: CreateId): Branch => {
  const { x, y, width, height } = rect;
  return {
    id: createId('area'),
    level: 'area',
    fields: { name, x, y, width, height },
    children: [],
  };
};

export const createItem = (fields: ItemFields, createId: CreateId): Branch => ({
  id: createId('item'),
  level: 'item',
  fields,
  children: [],
});
