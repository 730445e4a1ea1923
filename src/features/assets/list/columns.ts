import type { Condition, FieldDescriptor } from '../../../schema/field.ts';
import { without } from '../../../resources/without.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** What a column of the last report is called, so that it is none of the device itself: `status.power`. */
const REPORTED = 'status.';

/** What devices report of themselves, of what a list can show. */
const REPORTS = [
  ...['brightness', 'power', 'voltage', 'current', 'temperature'],
  ...['work_status', 'firmware', 'update_time'],
];

const [LEVEL, POWER, WORK, FIRMWARE, TIME] = [
  ...['brightness', 'power', 'work_status', 'firmware', 'update_time'],
].map(name => `${REPORTED}${name}`) as [string, string, string, string, string];

const FIRST = ['name', 'id', 'status'];

/** What the list of a model shows until somebody arranges it otherwise. @see spec A2 (ASSET-01), look 04 */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  ssslc: [...FIRST, LEVEL, POWER, 'mode', 'ssgwId', TIME],
  ssgw: [...FIRST, 'ip', 'domainId', FIRMWARE, TIME],
  sspole: [...FIRST, 'specification', 'domainId', 'installDate'],
  sscam: [...FIRST, 'ip', 'poleId', FIRMWARE, TIME],
  ssads: [...FIRST, POWER, 'ssgwId', 'poleId', FIRMWARE, TIME],
  sssap: [...FIRST, 'ssgwId', 'poleId', FIRMWARE, TIME],
  ssipat: [...FIRST, WORK, 'ip', 'poleId', FIRMWARE, TIME],
  led: [...FIRST, LEVEL, 'controllerId', 'ratedPower', 'domainId', TIME],
  plc: [...FIRST, POWER, 'mode', 'domainId', FIRMWARE, TIME],
  charge: [...FIRST, POWER, 'poleId', FIRMWARE, TIME],
  unknow: [...FIRST, 'domainId', 'ip', TIME],
};

/** The columns of every other model. */
const OTHERS = [...FIRST, 'specification', 'domainId', POWER, TIME];

/** A list of several models says which, and shows what all of them have. */
const MIXED = ['name', 'id', 'model', 'status', 'domainId', 'ssgwId', 'mode', 'installDate'];

const usual = (model: string | undefined): readonly string[] =>
  model === undefined ? MIXED : (COLUMNS[model] ?? OTHERS);

/** The model that a place lists the devices of; absent where it lists several. */
export const modelOf = (where: Condition | undefined): string | undefined =>
  typeof where?.['model'] === 'string' ? where['model'] : undefined;

const placed = (field: FieldDescriptor, columns: readonly string[]): FieldDescriptor => {
  const place = columns.indexOf(field.source);
  return place < 0
    ? (without(field, 'column') as FieldDescriptor)
    : { ...field, column: place + 1 };
};

/**
 * The fields of a device in the columns of its model.
 *
 * @param model absent in a list of several
 */
export const inColumnsOf = (
  descriptor: ResourceDescriptor,
  model: string | undefined,
): ResourceDescriptor => ({
  ...descriptor,
  fields: descriptor.fields.map(field => placed(field, usual(model))),
});

/** The columns of what devices last reported; the platform filters and orders its list by none of them. */
export const reportColumns = (
  statuses: ResourceDescriptor | undefined,
  model: string | undefined,
): readonly FieldDescriptor[] =>
  REPORTS.flatMap(name => {
    const field = statuses?.fields.find(({ source }) => source === name);
    const own = { source: `${REPORTED}${name}`, sortable: false, filter: [] };
    return field ? [placed({ ...field, ...own }, usual(model))] : [];
  });

/** Whether a column is one of the last report. */
export const isReported = (source: string): boolean => source.startsWith(REPORTED);

/** What a row has of the last report of its device, by the sources of the columns. */
export const reportIn = (status: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(REPORTS.map(name => [`${REPORTED}${name}`, status[name]]));
