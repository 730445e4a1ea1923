import { getPlayLength } from '../../../domain/media/playLength.ts';
import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import { getChildrenOf, type ItemFields, type MediaTree, type NodeOf } from './mediaTree.ts';
import { DEFAULT_PLAY_DURATION_MS } from './itemDefaults.ts';

/** Returns how long an item is shown, in milliseconds; a video without a duration and a clock count as one picture. */
export function getItemLength({
  baseInfo,
  playType,
  playTimeBegin = 0,
  playTimeEnd,
}: ItemFields): number {
  if (baseInfo.playDuration !== undefined) return baseInfo.playDuration;
  const isRange = playType === 'range' && playTimeEnd !== undefined && playTimeEnd > playTimeBegin;
  return isRange ? playTimeEnd - playTimeBegin : DEFAULT_PLAY_DURATION_MS;
}

/** Returns how long an area takes for all of its items. */
export const getAreaLength = (tree: MediaTree, areaId: string): number =>
  getChildrenOf(tree, areaId, 'item').reduce((sum, { fields }) => sum + getItemLength(fields), 0);

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

/** Returns the plans of a project for its schedule. Plans that were edited here are the newest. */
export const listScheduledPlans = (
  tree: MediaTree,
  updateTimes: ReadonlyMap<string, string>,
): readonly ScheduledPlan[] =>
  getChildrenOf(tree, tree.rootId, 'plan').map(plan => ({
    ...plan.fields,
    id: plan.id,
    playLength: getPlanLength(tree, plan),
    isEmpty: plan.childIds.length === 0,
    updateTime: updateTimes.get(plan.id),
  }));
