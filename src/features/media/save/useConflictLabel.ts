import { useTranslate } from 'react-admin';

import { useNodeName } from '../labels/nodeLabels.ts';
import type { ConflictValue } from '../model/listConflictValues.ts';
import type { ValuePath } from '../model/mergeFields.ts';

/** Fields whose label depends on what contains them. */
const CONTAINED_LABELS: Readonly<Record<string, string>> = {
  'font.name': 'media.field.font',
  'dateRange.enableFlag': 'media.field.dateRange',
  'timeRange.enableFlag': 'media.field.timeRange',
  'position.x': 'media.overlay.x',
  'position.y': 'media.overlay.y',
  'position.w': 'media.overlay.w',
  'position.h': 'media.overlay.h',
};

/** Labels that are not those of fields. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  order: 'media.conflict.order',
  parent: 'media.conflict.parent',
  layout: 'media.conflict.layout',
  paragraphs: 'media.paragraphs',
  textOverlay: 'media.overlay',
  font: 'media.field.font',
  inTransition: 'media.field.transition',
  position: 'media.position',
  text: 'media.field.content',
  materialId: 'media.field.file',
};

const PLAN_LABELS: Readonly<Record<string, string>> = { playDuration: 'media.field.planDuration' };

/** Returns the key of the label of a property: of the last step of a path. */
export function getFieldLabelKey(path: ValuePath, isPlan: boolean): string {
  const [container, step] = [String(path.at(-2)), String(path.at(-1))];
  const key = isPlan ? PLAN_LABELS[step] : undefined;
  const label = CONTAINED_LABELS[`${container}.${step}`] ?? OTHER_LABELS[step];
  return key ?? label ?? `media.field.${step}`;
}

/** What contains parts that are numbered. */
const NUMBERED_LABELS: Readonly<Record<string, string>> = {
  paragraphs: 'media.paragraph',
  spans: 'media.span',
};

/** Returns a function that names a property, with the part that contains it where it has one. */
export function useConflictLabel(): (value: ConflictValue, conflictId: string) => string {
  const translate = useTranslate();
  const nameOf = useNodeName();

  const labelPath = (path: ValuePath, isPlan: boolean): readonly string[] =>
    path.flatMap((step, i) => {
      const [container, isLast] = [String(path[i - 1]), i === path.length - 1];
      if (typeof step === 'number') {
        const key = NUMBERED_LABELS[container];
        return key === undefined ? [] : [translate(key, { number: step + 1 })];
      }
      if (!isLast) return step === 'textOverlay' ? [translate('media.overlay')] : [];
      return [translate(getFieldLabelKey(path, isPlan))];
    });

  return ({ node, path }, conflictId) =>
    [
      node.id !== conflictId && nameOf(node),
      ...(path.length === 0
        ? [translate(`media.level.${node.level}`)]
        : labelPath(path, node.level === 'plan')),
    ]
      .filter(Boolean)
      .join(', ');
}
