import { createDefaultPlanTimes, PLAN_TYPES } from '../../src/domain/media/planTimes.ts';
import { createItemFields, ITEM_KINDS } from '../../src/features/media/model/itemDefaults.ts';
import { toTree } from '../../src/features/media/model/branches.ts';
import {
  type Branch,
  CHILD_LEVELS,
  type Level,
  type MediaTree,
} from '../../src/features/media/model/mediaTree.ts';

/** Generated projects and edits for tests of the model. */
export const TODAY = { year: 2026, month: 11, day: 25 };

export const fieldsOf: Readonly<Record<Level, (number: number) => Branch['fields']>> = {
  project: () => ({ name: 'Riverfront', width: 640, height: 320 }),
  plan: number => ({
    name: `Plan ${number}`,
    type: PLAN_TYPES[number % 3] ?? 'playerPlan',
    ...createDefaultPlanTimes(TODAY),
  }),
  scene: number => ({ name: `Scene ${number}` }),
  area: number => ({ name: `Area ${number}`, x: number % 320, y: 0, width: 100, height: 50 }),
  item: number => {
    const context = { text: `Text ${number}`, target: '2027-01-01T00:00:00.000Z' };
    return createItemFields(ITEM_KINDS[number % ITEM_KINDS.length] ?? 'playerText', context);
  },
};

/** Builds a project with the given number of children at each level, its ids as the platform gives them. */
export function buildProject(plans = 2, scenes = 2, areas = 2, items = 2): MediaTree {
  let number = 0;
  const counts: Readonly<Record<Level, number>> = {
    ...{ project: plans, plan: scenes, scene: areas, area: items, item: 0 },
  };
  const build = (level: Level): Branch => {
    number += 1;
    const id = `5f1e00${number.toString(16).padStart(18, '0')}`;
    const child = CHILD_LEVELS[level];
    return {
      ...{ id, level, fields: fieldsOf[level](number) },
      children: child ? Array.from({ length: counts[level] }, () => build(child)) : [],
    };
  };
  return toTree(build('project'));
}
