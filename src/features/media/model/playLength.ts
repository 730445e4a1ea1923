import { getPlayLength } from '../../../domain/media/playLength.ts';
import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import { listEditedPlans } from './editedPlans.ts';
import { getChildrenOf, type ItemFields, type MediaTree, type NodeOf } from './mediaTree.ts';
import { DEFAULT_PLAY_DURATION_MS } from './itemDefaults.ts';

/** Returns how long an item is shown, in milliseconds; a video of unknown length and a clock count as one picture. */
export function getItemLength({
  baseInfo,
  playType,
  playTimeBegin = 0,
  playTimeEnd,
}: ItemFields): number {
  if (baseInfo.playDuration !== undefined) return baseInfo.playDuration;
  const isRange = playType === 'range' && playTimeEnd !== undefined && playTimeEnd > playTimeBegin;
  if (isRange) return playTimeEnd - playTimeBegin;
  return baseInfo.fileDuration || DEFAULT_PLAY_DURATION_MS;
}

/** Returns how long an area takes for all of its items: of a whole project after each edit, so that it creates no list. */
export function getAreaLength({ nodes }: MediaTree, areaId: string): number {
  let length = 0;
  for (const itemId of nodes[areaId]?.childIds ?? []) {
    const item = nodes[itemId];
    if (item?.level === 'item') length += getItemLength(item.fields);
  }
  return length;
}

/** Returns how long a scene takes: as long as its longest area. */
export const getSceneLength = (tree: MediaTree, sceneId: string): number =>
  getChildrenOf(tree, sceneId, 'area').reduce(
    (longest, { id }) => Math.max(longest, getAreaLength(tree, id)),
    0,
  );

/** Returns how long one play of a plan takes. */
export function getPlanLength(tree: MediaTree, { id, fields }: NodeOf<'plan'>): number {
  const scenes = getChildrenOf(tree, id, 'scene');
  const once = scenes.reduce((sum, scene) => sum + getSceneLength(tree, scene.id), 0);
  return getPlayLength(fields, once);
}

/** After every time of the platform: a plan with unsaved edits becomes the newest one. */
const UNSAVED_TIME = '9999-12-31T23:59:59.999Z';

/** What decides which plan of a project is the newest one. */
export interface PlanTimeline {
  readonly savedTree: MediaTree;
  /** When the platform last changed each plan, as ISO 8601. */
  readonly updateTimes: ReadonlyMap<string, string>;
}

/** Returns the plans of a project for its schedule. Plans with unsaved edits are the newest. */
export function listScheduledPlans(
  tree: MediaTree,
  { savedTree, updateTimes }: PlanTimeline,
): readonly ScheduledPlan[] {
  const editedIds = listEditedPlans(savedTree, tree);
  return getChildrenOf(tree, tree.rootId, 'plan').map(plan => ({
    ...plan.fields,
    id: plan.id,
    playLength: getPlanLength(tree, plan),
    isEmpty: plan.childIds.length === 0,
    updateTime: editedIds.has(plan.id) ? UNSAVED_TIME : updateTimes.get(plan.id),
  }));
}
