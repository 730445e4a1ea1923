import { useTranslate } from 'react-admin';

import type { PlanType } from '../../../domain/media/planTimes.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import type { ItemFields, ItemKind, Level, MediaNode } from '../model/mediaTree.ts';

export const PLAN_ICONS: Readonly<Record<PlanType, IconName>> = {
  playerPlan: 'calendar',
  cyclePlan: 'refresh',
  timingPlan: 'clock',
};

export const ITEM_ICONS: Readonly<Record<ItemKind, IconName>> = {
  playerText: 'text',
  formatText: 'density',
  textFile: 'file',
  picture: 'image',
  video: 'video',
  virtualClock: 'clock',
  digitalClock: 'calendar',
  timeAsset: 'alarm',
};

const LEVEL_ICONS: Readonly<Record<Exclude<Level, 'plan' | 'item'>, IconName>> = {
  project: 'stack',
  scene: 'screen',
  area: 'group',
};

export function getNodeIcon(node: MediaNode): IconName {
  if (node.level === 'plan') return PLAN_ICONS[node.fields.type];
  return node.level === 'item' ? ITEM_ICONS[node.fields.kind] : LEVEL_ICONS[node.level];
}

/** Returns the text that an item shows, or the name of its file; undefined for a clock. */
function getItemText({ content, paragraphs, baseInfo }: ItemFields): string | undefined {
  if (baseInfo.file) return baseInfo.file;
  const text = content ?? paragraphs?.flatMap(({ spans }) => spans.map(span => span.text)).join('');
  return text?.replaceAll(/\s+/gu, ' ');
}

/** Returns a function that names a node: an item by its text, file or kind. */
export function useNodeName(): (node: MediaNode) => string {
  const translate = useTranslate();
  return node =>
    node.level === 'item'
      ? (getItemText(node.fields) ?? translate(`media.kind.${node.fields.kind}`))
      : node.fields.name;
}
