import { operation as createMute } from '../../../generated/core/operations/createMute.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/duration.ts';
import { getInstant, getUtcOffset } from '../../../domain/timeZone.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { getTypeLabel } from './getTypeLabel.ts';
import { getScopeLabels, MUTE_TARGETS, type MuteScope } from './muteScopes.ts';

/** The hour of the site's day at which a shift reads its alerts. */
const MORNING_HOUR = 8;

/** The offered durations in hours; 0 is a time of the user's choice. */
const DURATIONS = [1, 2, 8, 'morning', 0] as const;

const DURATION_LABELS: Readonly<Record<(typeof DURATIONS)[number], LocalizedText>> = {
  1: { en: '1 hour', zh: '1 小时' },
  2: { en: '2 hours', zh: '2 小时' },
  8: { en: '8 hours', zh: '8 小时' },
  morning: { en: 'Until morning', zh: '至早上' },
  0: { en: 'Until a time', zh: '至指定时间' },
};

const BRANCH_HELP: LocalizedText = {
  en: 'To mute a type everywhere, an account for the whole city is needed.',
  zh: '如需在全部范围内静音某一类型，需要管理全市的账号。',
};

const base = {
  ...{ required: true, readOnly: false, writeOnly: true, nullable: false },
  ...{ sortable: false, filter: [] },
} as const;

const documentFields: readonly FieldDescriptor[] = createMute.body.fields;
const findField = (name: string) => documentFields.filter(({ source }) => source === name);

/**
 * The fields of the dialog: what, how long, why. A user of some branches cannot mute a type everywhere: the platform
 * rejects what is outside of them.
 */
export function getMuteFields(
  alert: ListedAlert,
  domainName: string,
  isLimited: boolean,
): readonly FieldDescriptor[] {
  const scopes = getScopeLabels({
    device: alert.asset_name,
    domain: domainName,
    type: getTypeLabel(alert.type),
  });
  return [
    {
      ...base,
      source: 'scope',
      label: { en: 'Mute', zh: '静音范围' },
      ...(isLimited && { help: BRANCH_HELP }),
      kind: 'enum',
      choices: Object.entries(scopes)
        .filter(([scope]) => !isLimited || scope !== ('type' satisfies MuteScope))
        .map(([value, label]) => ({ value, label })),
    },
    {
      ...base,
      source: 'hours',
      label: { en: 'For', zh: '时长' },
      kind: 'enum',
      choices: DURATIONS.map(value => ({ value, label: DURATION_LABELS[value] })),
    },
    ...findField('until').map(field => ({ ...field, when: { hours: 0 } })),
    ...findField('reason'),
  ];
}

/**
 * Returns the end of the mute in the dialog; undefined where its time is not chosen yet.
 *
 * @param zone of the site, for its morning
 */
export const getMuteEnd = (
  { hours, until }: Readonly<Record<string, unknown>>,
  now: number,
  zone: string | undefined,
): string | undefined => {
  if (hours === 'morning') return new Date(findMorning(now, zone)).toISOString();
  if (hours !== 0) return new Date(now + Number(hours) * HOUR_MS).toISOString();
  return typeof until === 'string' ? until : undefined;
};

/** Returns the next morning of a zone, in milliseconds since 1970. */
function findMorning(now: number, zone: string | undefined): number {
  const zonedNow = now + getUtcOffset(now, zone) * MINUTE_MS;
  const dayCount = Math.floor((zonedNow - MORNING_HOUR * HOUR_MS) / DAY_MS) + 1;
  return getInstant(dayCount * DAY_MS + MORNING_HOUR * HOUR_MS, zone);
}

/** Returns the body of the call for the values of the dialog. */
export function buildMuteBody(
  alert: ListedAlert,
  values: Readonly<Record<string, unknown>>,
  now: number,
  zone: string | undefined,
) {
  const { scope, reason } = values;
  return {
    ...MUTE_TARGETS[scope as MuteScope](alert),
    until: getMuteEnd(values, now, zone),
    reason: String(reason),
  };
}
