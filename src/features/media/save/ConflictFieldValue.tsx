import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../../domain/formatDateTime.ts';
import type { CalendarDay, DayTime, PlanType } from '../../../domain/media/planTimes.ts';
import { hasWeekDay, WEEK_DAYS } from '../../../domain/media/week.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { useNodeName, useTypeLabels } from '../labels/nodeLabels.ts';
import { toCssColor, toHexColor, toOpacityPercent } from '../items/colors.ts';
import type { ItemColor } from '../model/itemDefaults.ts';
import type { ValuePath } from '../model/mergeFields.ts';
import type { MediaNode } from '../model/mediaTree.ts';
import { formatDay, formatTime } from '../model/planTimeText.ts';

const UNITS: Readonly<Record<string, string>> = {
  ...{ width: 'px', height: 'px', x: 'px', y: 'px', w: 'px', h: 'px' },
  ...{ size: 'px', charSpace: 'px', rowSpace: 'px' },
  ...{ playDuration: 'ms', interval: 'ms', skipTime: 'ms' },
  ...{ playTimeBegin: 'ms', playTimeEnd: 'ms' },
};

/** Fields whose values have labels: the beginning of their keys. */
const LABELLED: Readonly<Record<string, string>> = {
  playMode: 'media.playMode',
  alignment: 'media.alignment',
  skipType: 'media.skipType',
  scale: 'media.scale',
  transition: 'media.transition',
  playType: 'media.playType',
  direction: 'media.direction',
  layout: 'media.layout',
};

interface ConflictFieldValueProps {
  readonly path: ValuePath;
  readonly value: unknown;
}

/** A value of a property as the properties show it; a dash where a version has none. */
export const ConflictFieldValue = ({ path, value }: ConflictFieldValueProps): ReactNode => {
  const translate = useTranslate();
  const nameOf = useNodeName();
  const { getTypeLabel } = useTypeLabels();
  const zone = useSiteZone();
  const field = String(path.at(-1));
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return <bdi>{value.filter(isNode).map(nameOf).join(', ')}</bdi>;
  if (isNode(value)) return <bdi>{nameOf(value)}</bdi>;
  if (typeof value === 'boolean') return translate(value ? 'form.yes' : 'form.no');
  if (typeof value === 'object') return <ObjectValue value={value} />;
  if (typeof value !== 'string' && typeof value !== 'number') return '–';
  if (field === 'type') return getTypeLabel(value as PlanType);
  if (LABELLED[field]) return translate(`${LABELLED[field]}.${value}`);
  if (field === 'week') {
    const days = WEEK_DAYS.filter(day => hasWeekDay(Number(value), day));
    return days.length === 0
      ? translate('media.conflict.everyDay')
      : days.map(day => translate(`media.weekDay.${day}.short`)).join(', ');
  }
  if (field === 'transparency') return `${100 - Number(value)} %`;
  if (field === 'target') return formatDateTime(String(value), zone);
  return <bdi>{[String(value), UNITS[field]].filter(Boolean).join(' ')}</bdi>;
};

const isNode = (value: unknown): value is MediaNode =>
  typeof value === 'object' && value !== null && 'level' in value;

/** A colour, a day or a time; of another object only that it is there. */
const ObjectValue = ({ value }: { readonly value: object }): ReactNode => {
  const translate = useTranslate();
  if ('red' in value) return <ColorValue color={value as ItemColor} />;
  if ('year' in value) return formatDay(value as CalendarDay);
  return 'hour' in value ? formatTime(value as DayTime) : translate('form.yes');
};

const ColorValue = ({ color }: { readonly color: ItemColor }) => (
  <span className="row gap-6">
    <span
      className="size-14 flex-none rounded-1 border border-(--field-line) forced-color-adjust-none"
      style={{ background: toCssColor(color) }}
      aria-hidden="true"
    />
    {`${toHexColor(color)}, ${toOpacityPercent(color.alpha)} %`}
  </span>
);
