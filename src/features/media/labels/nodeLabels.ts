import { useTranslate } from 'react-admin';

import type { PlanType } from '../../../domain/media/planTimes.ts';
import { formatScalar } from '../../../resources/descriptor/representRecord.ts';
import { toArray } from '../../../resources/fields/toArray.ts';
import { isObject, type PlainObject } from '../../../schema/isObject.ts';
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

const UNKNOWN_ICON: IconName = 'help';

/** Whether the console knows a kind of items: a platform may be newer. */
export const isItemKind = (kind: unknown): kind is ItemKind =>
  Object.hasOwn(ITEM_ICONS, String(kind));

const isPlanType = (type: unknown): type is PlanType => Object.hasOwn(PLAN_ICONS, String(type));

export const getPlanIcon = (type: PlanType): IconName =>
  isPlanType(type) ? PLAN_ICONS[type] : UNKNOWN_ICON;

export function getNodeIcon(node: MediaNode): IconName {
  if (node.level === 'plan') return getPlanIcon(node.fields.type);
  if (node.level !== 'item') return LEVEL_ICONS[node.level];
  return isItemKind(node.fields.kind) ? ITEM_ICONS[node.fields.kind] : UNKNOWN_ICON;
}

/** Returns functions that name the type of a plan and the kind of an item; one that the console does not know by its value. */
export function useTypeLabels() {
  const translate = useTranslate();
  return {
    getTypeLabel: (type: PlanType) =>
      isPlanType(type)
        ? translate(`media.type.${type}`)
        : translate('media.unknown', { value: formatScalar(type) || '–' }),
    getTypeHint: (type: PlanType) =>
      translate(isPlanType(type) ? `media.type.${type}.hint` : 'media.unknown.hint'),
    getKindLabel: (kind: ItemKind) =>
      isItemKind(kind)
        ? translate(`media.kind.${kind}`)
        : translate('media.unknown', { value: formatScalar(kind) || '–' }),
  };
}

const toObject = (value: unknown): PlainObject => (isObject(value) ? value : {});

/** Returns the text that an item shows, or the name of its file; undefined for a clock. */
function getItemText({ content, paragraphs, baseInfo }: ItemFields): string | undefined {
  if (baseInfo.file) return formatScalar(baseInfo.file);
  // A record that holds something else is shown too.
  const spans = toArray(paragraphs).flatMap(paragraph => toArray(toObject(paragraph)['spans']));
  const text = content ?? (paragraphs && spans.map(span => toObject(span)['text']).join(''));
  return typeof text === 'string' ? text.replaceAll(/\s+/gu, ' ') : undefined;
}

/** Returns a function that names a node: an item by its text, file or kind. */
export function useNodeName(): (node: MediaNode) => string {
  const { getKindLabel } = useTypeLabels();
  return node =>
    node.level === 'item'
      ? (getItemText(node.fields) ?? getKindLabel(node.fields.kind))
      : node.fields.name;
}
