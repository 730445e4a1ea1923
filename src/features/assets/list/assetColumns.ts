import type { RecordCondition, FieldDescriptor } from '../../../schema/field.ts';
import { omitKey } from '../../../resources/conditions/omitKey.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** The prefix of status columns, to distinguish them from device fields: `status.power`. */
const STATUS_PREFIX = 'status.';

/** The status fields that a list can show. */
const STATUS_FIELDS = [
  ...['brightness', 'power', 'voltage', 'current', 'temperature'],
  ...['work-status', 'firmware', 'update_time'],
];

const [BRIGHTNESS_COLUMN, POWER_COLUMN, WORK_STATUS_COLUMN, FIRMWARE_COLUMN, UPDATE_TIME_COLUMN] = [
  ...['brightness', 'power', 'work-status', 'firmware', 'update_time'],
].map(name => `${STATUS_PREFIX}${name}`) as [string, string, string, string, string];

const LEADING_COLUMNS = ['name', 'id', 'status'];

/** The default columns of the list of a model. @see ASSET-01 */
const COLUMNS_BY_MODEL: Readonly<Record<string, readonly string[]>> = {
  ssslc: [
    ...LEADING_COLUMNS,
    BRIGHTNESS_COLUMN,
    POWER_COLUMN,
    'mode',
    'ssgwId',
    UPDATE_TIME_COLUMN,
  ],
  ssgw: [...LEADING_COLUMNS, 'ip', 'domainId', FIRMWARE_COLUMN, UPDATE_TIME_COLUMN],
  sspole: [...LEADING_COLUMNS, 'specification', 'domainId', 'installDate'],
  sscam: [...LEADING_COLUMNS, 'ip', 'poleId', FIRMWARE_COLUMN, UPDATE_TIME_COLUMN],
  ssads: [
    ...LEADING_COLUMNS,
    POWER_COLUMN,
    'ssgwId',
    'poleId',
    FIRMWARE_COLUMN,
    UPDATE_TIME_COLUMN,
  ],
  sssap: [...LEADING_COLUMNS, 'ssgwId', 'poleId', FIRMWARE_COLUMN, UPDATE_TIME_COLUMN],
  ssipat: [
    ...LEADING_COLUMNS,
    WORK_STATUS_COLUMN,
    'ip',
    'poleId',
    FIRMWARE_COLUMN,
    UPDATE_TIME_COLUMN,
  ],
  led: [
    ...LEADING_COLUMNS,
    BRIGHTNESS_COLUMN,
    'controllerId',
    'ratedPower',
    'domainId',
    UPDATE_TIME_COLUMN,
  ],
  plc: [...LEADING_COLUMNS, POWER_COLUMN, 'mode', 'domainId', FIRMWARE_COLUMN, UPDATE_TIME_COLUMN],
  charge: [...LEADING_COLUMNS, POWER_COLUMN, 'poleId', FIRMWARE_COLUMN, UPDATE_TIME_COLUMN],
  unknow: [...LEADING_COLUMNS, 'domainId', 'ip', UPDATE_TIME_COLUMN],
};

/** The columns of all other models. */
const DEFAULT_COLUMNS = [
  ...LEADING_COLUMNS,
  'specification',
  'domainId',
  POWER_COLUMN,
  UPDATE_TIME_COLUMN,
];

/** The columns of a list of several models: the model, and the fields that all of them have. */
const MIXED_MODEL_COLUMNS = [
  'name',
  'id',
  'model',
  'status',
  'domainId',
  'ssgwId',
  'mode',
  'installDate',
];

const getDefaultColumns = (model: string | undefined): readonly string[] =>
  model === undefined ? MIXED_MODEL_COLUMNS : (COLUMNS_BY_MODEL[model] ?? DEFAULT_COLUMNS);

/** Returns the model that a route lists; absent if it lists several. */
export const getListedModel = (where: RecordCondition | undefined): string | undefined =>
  typeof where?.['model'] === 'string' ? where['model'] : undefined;

const setColumnIndex = (field: FieldDescriptor, columns: readonly string[]): FieldDescriptor => {
  const columnIndex = columns.indexOf(field.source);
  return columnIndex < 0
    ? (omitKey(field, 'column') as FieldDescriptor)
    : { ...field, column: columnIndex + 1 };
};

/**
 * Orders the device fields by the columns of a model.
 *
 * @param model absent in a list of several
 */
export const orderColumnsForModel = (
  descriptor: ResourceDescriptor,
  model: string | undefined,
): ResourceDescriptor => ({
  ...descriptor,
  fields: descriptor.fields.map(field => setColumnIndex(field, getDefaultColumns(model))),
});

/** Builds the status columns; the platform can neither filter nor sort its list by them. */
export const buildStatusColumns = (
  statuses: ResourceDescriptor | undefined,
  model: string | undefined,
): readonly FieldDescriptor[] =>
  STATUS_FIELDS.flatMap(name => {
    const field = statuses?.fields.find(({ source }) => source === name);
    const statusOverrides = { source: `${STATUS_PREFIX}${name}`, sortable: false, filter: [] };
    return field
      ? [setColumnIndex({ ...field, ...statusOverrides }, getDefaultColumns(model))]
      : [];
  });

export const isStatusColumn = (source: string): boolean => source.startsWith(STATUS_PREFIX);

/** Returns the status values of a row, by column source. */
export const getStatusValues = (status: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(STATUS_FIELDS.map(name => [`${STATUS_PREFIX}${name}`, status[name]]));
