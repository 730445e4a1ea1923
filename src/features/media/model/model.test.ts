import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { StageRect } from '../../../domain/media/sceneLayouts.ts';
import { alignAreas, clampToStage, distributeAreas } from './arrangeAreas.ts';
import { applyEdit } from './edits.ts';
import { createItemFields, ITEM_KINDS, ITEM_TYPES } from './itemDefaults.ts';
import { toTree } from './branches.ts';
import type { MediaTree } from './mediaTree.ts';
import { createPlan, createScene } from './newParts.ts';
import { getItemLength, getPlanLength } from './playLength.ts';
import { ALL_EDGES, listSnapLines, snapRect } from './snapping.ts';
import { createIdSource } from './temporaryIds.ts';
import { editedProject } from '../../../../tests/support/mediaEdits.ts';
import { buildProject, TODAY } from '../../../../tests/support/mediaProjects.ts';
import {
  countProblems,
  isOffStage,
  listPublishErrors,
  listPublishWarnings,
  validateProject,
} from './validateProject.ts';
import { findNodeOf, getProjectNode, listIds } from './mediaTree.ts';

const stage = { width: 640, height: 320 };
const context = { text: 'Text', target: '2027-01-01T00:00:00.000Z' };
const createId = () => createIdSource([], () => 0);

describe('defaults of new parts', () => {
  it.each(ITEM_KINDS)('sets every default of a new %s [MEDIA-07/items]', kind => {
    const { baseInfo, ...fields } = createItemFields(kind, context);
    expect(baseInfo.type).toBe(ITEM_TYPES[kind]);
    const isTimed = [0, 1, 2, 3].includes(ITEM_TYPES[kind]);
    expect(baseInfo.playDuration).toBe(isTimed ? 5_000 : undefined);
    if ('font' in fields) {
      expect(fields.font).toMatchObject({ name: 'simsun', size: 20 });
      expect(fields.fontColor).toEqual({ red: 255, green: 255, blue: 255, alpha: 255 });
    }
  });

  it('shows a new video for as long as its file plays [MEDIA-06/k4]', () => {
    const video = (duration?: number) =>
      createItemFields('video', { ...context, source: { id: '1', name: 'a.mp4', duration } });
    expect(getItemLength(video(42_000))).toBe(42_000);
    expect(getItemLength(video())).toBe(5_000);
  });

  it('plays a new plan once, with play mode 2, at the default times [MEDIA-07/plans] [MEDIA-03/dates]', () => {
    expect(createPlan('Plan 1', 'timingPlan', TODAY, createId()).fields).toMatchObject({
      ...{ playMode: 2, playTimes: 1, week: 0 },
      dateRange: { dateBegin: TODAY, dateEnd: TODAY },
      timeRange: { timeBegin: { second: 0 }, timeEnd: { hour: 0, minute: 0, second: 1 } },
    });
  });
});

describe('validity', () => {
  const root = (children: Parameters<typeof toTree>[0]['children']): MediaTree =>
    toTree({ id: 'project', level: 'project', fields: { name: 'P', ...stage }, children });
  const newId = createId();
  const plan = createPlan('Plan 1', 'playerPlan', TODAY, newId);
  const names = { stage, areaName: (number: number) => `Area ${number}` };
  const scene = createScene('Scene 1', 'scene-5', names, newId);

  it('marks a scene without areas, and the plan that contains it [MEDIA-08/invalid]', () => {
    const tree = root([{ ...plan, children: [{ ...scene, children: [] }] }]);
    const problems = validateProject(tree);
    expect(problems.get(scene.id)).toBe('sceneWithoutArea');
    expect(problems.get(plan.id)).toBe('planWithInvalidScene');
    expect(listPublishErrors(problems)).toEqual([[scene.id, 'sceneWithoutArea']]);
  });

  it('accepts a plan without scenes [MEDIA-08/edge]', () => {
    expect(validateProject(root([plan])).size).toBe(0);
    expect(validateProject(root([])).get('project')).toBe('projectWithoutPlan');
  });

  it('marks an area that leaves the stage, and only warns about an area without items', () => {
    const tree = root([{ ...plan, children: [scene] }]);
    const [areaId = ''] = findNodeOf(tree, 'scene', scene.id)?.childIds ?? [];
    expect(validateProject(tree).get(areaId)).toBe('areaWithoutItem');
    expect(listPublishErrors(validateProject(tree))).toEqual([]);
    expect(listPublishWarnings(validateProject(tree))).toEqual([[areaId, 'areaWithoutItem']]);
    const moved = applyEdit({ kind: 'setFields', changes: { [areaId]: { x: 1 } } }, tree);
    expect(listPublishErrors(validateProject(moved))).toEqual([[areaId, 'areaOffStage']]);
    expect([...countProblems(moved, validateProject(moved))]).toEqual([
      ...[['project', 2] as const, [plan.id, 1] as const, [scene.id, 1] as const],
    ]);
  });
});

it('counts the longest area of each scene for the length of a plan', () => {
  const tree = buildProject(1, 2, 1, 2);
  const [plan] = Object.values(tree.nodes).filter(({ level }) => level === 'plan');
  const node = findNodeOf(tree, 'plan', plan?.id);
  if (!node) throw new Error('no plan');
  expect(getPlanLength(tree, node)).toBe(20_000);
  expect(
    getPlanLength(tree, { ...node, fields: { ...node.fields, playMode: 1, playTimes: 3 } }),
  ).toBe(60_000);
});

it('finds the problem of every node after any edits, in the order of the tree', () => {
  fc.assert(
    fc.property(editedProject, ({ after }) => {
      const { fields: size } = getProjectNode(after);
      const isOwn = (id: string): boolean => {
        const node = after.nodes[id];
        if (!node || node.level === 'plan' || node.level === 'item') return false;
        return (
          node.childIds.length === 0 || (node.level === 'area' && isOffStage(node.fields, size))
        );
      };
      const problems = [...validateProject(after)].filter(
        ([, problem]) => problem !== 'planWithInvalidScene' && problem !== 'invalidTimes',
      );
      expect(problems.map(([id]) => id)).toEqual(listIds(after, after.rootId).filter(isOwn));
    }),
  );
});

describe('snapping and arranging', () => {
  const rect = fc.record({
    x: fc.integer({ min: -100, max: 700 }),
    y: fc.integer({ min: -100, max: 400 }),
    width: fc.integer({ min: 1, max: 640 }),
    height: fc.integer({ min: 1, max: 320 }),
  });

  it('snaps a moved area to an edge of the stage and of another area within the threshold', () => {
    const lines = listSnapLines(stage, [{ x: 100, y: 50, width: 60, height: 40 }]);
    const area: StageRect = { x: 163, y: 3, width: 50, height: 30 };
    const { rect: snapped, guides } = snapRect(area, ALL_EDGES, lines, 5);
    expect(snapped).toEqual({ ...area, x: 160, y: 0 });
    expect(guides).toEqual([
      { axis: 'x', at: 160 },
      { axis: 'y', at: 0 },
    ]);
    expect(snapRect({ ...area, x: 170 }, ALL_EDGES, lines, 5).rect.x).toBe(170);
  });

  it('keeps whole pixels, the size of a moved area, and the fixed edges of a resized one', () => {
    const edges = { left: false, right: true, top: false, bottom: true };
    fc.assert(
      fc.property(rect, rect, (area, other) => {
        const lines = listSnapLines(stage, [other]);
        const moved = snapRect(area, ALL_EDGES, lines, 8).rect;
        expect([moved.width, moved.height]).toEqual([area.width, area.height]);
        expect(Number.isInteger(moved.x) && Number.isInteger(moved.y)).toBe(true);
        const resized = snapRect(area, edges, lines, 8).rect;
        expect([resized.x, resized.y]).toEqual([area.x, area.y]);
        expect(resized.width).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('limits every rectangle to the stage', () => {
    fc.assert(
      fc.property(rect, area => {
        const { x, y, width, height } = clampToStage(area, stage);
        expect(x >= 0 && y >= 0 && x + width <= 640 && y + height <= 320).toBe(true);
      }),
    );
  });

  it('aligns one area with the stage, several with each other, and distributes three evenly', () => {
    const a = { x: 0, y: 0, width: 100, height: 20 };
    const b = { x: 150, y: 40, width: 100, height: 20 };
    const c = { x: 500, y: 90, width: 100, height: 20 };
    expect(alignAreas({ a }, 'right', stage)['a']).toMatchObject({ x: 540 });
    expect(alignAreas({ a, b }, 'bottom', stage)['a']).toMatchObject({ y: 40 });
    expect(distributeAreas({ a, b, c }, 'x')['b']).toMatchObject({ x: 250 });
  });
});
