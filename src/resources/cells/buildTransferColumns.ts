import type { BaseField, FieldDescriptor, FieldOfKind } from '../../schema/field.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';

/** One column of a file: the field of its cells, and its path in the record. */
export interface TransferColumn {
  /** The name within its table, e.g. `geoPoint.lat`. */
  readonly name: string;
  readonly path: readonly string[];
  /** The labels of the steps of the path. */
  readonly labels: readonly LocalizedText[];
  readonly field: FieldDescriptor;
}

/** Nested objects become columns down to this depth; deeper ones are JSON in one cell. */
const MAX_COLUMN_DEPTH = 3;

const LATITUDE = { en: 'Latitude', zh: '纬度' };
const LONGITUDE = { en: 'Longitude', zh: '经度' };

/**
 * Returns the columns of the fields in order. An object and a location have one column per nested field.
 *
 * @example buildTransferColumns([geoPoint]).map(({ name }) => name) // ['geoPoint.lat', 'geoPoint.lng']
 */
export function buildTransferColumns(
  fields: readonly FieldDescriptor[],
  parent: Pick<TransferColumn, 'path' | 'labels'> = { path: [], labels: [] },
): readonly TransferColumn[] {
  return fields.flatMap(field => {
    const path = [...parent.path, field.source];
    const labels = [...parent.labels, field.label];
    const parts = getSubfields(field).map(part => withExample(part, field.example));
    return parts.length > 0 && path.length < MAX_COLUMN_DEPTH
      ? buildTransferColumns(parts, { path, labels })
      : [{ name: path.join('.'), path, labels, field }];
  });
}

/** The example of a nested field is a part of the parent's example. */
function withExample(part: FieldDescriptor, whole: unknown): FieldDescriptor {
  const isKnown = typeof whole === 'object' && whole !== null && Object.hasOwn(whole, part.source);
  return part.example === undefined && isKnown
    ? { ...part, example: (whole as Readonly<Record<string, unknown>>)[part.source] }
    : part;
}

/** Returns the nested fields of a field that have columns of their own. */
export function getSubfields(field: FieldDescriptor): readonly FieldDescriptor[] {
  if (field.kind === 'object') return field.fields;
  return field.kind === 'geoPoint' ? getLatLngFields(field) : [];
}

const getLatLngFields = (field: FieldOfKind<'geoPoint'>): readonly FieldOfKind<'number'>[] => [
  createDegreesField(field, 'lat', LATITUDE, 90),
  createDegreesField(field, 'lng', LONGITUDE, 180),
];

const createDegreesField = (
  { required, readOnly, writeOnly }: BaseField,
  source: string,
  label: LocalizedText,
  bound: number,
): FieldOfKind<'number'> => ({
  kind: 'number',
  source,
  label,
  unit: '°',
  ...{ minimum: -bound, maximum: bound },
  ...{ required, readOnly, writeOnly },
  nullable: false,
  sortable: false,
  filter: [],
});

/**
 * Formats the title of a column in one language: the labels of its path.
 *
 * @example formatColumnTitle(column, label => label.en) // 'Position / Latitude'
 */
export const formatColumnTitle = (
  { labels }: TransferColumn,
  text: (label: LocalizedText) => string,
): string => labels.map(text).join(' / ');

/** Formats the column title with its unit, or the zone of its times: `Rated power (W)`, `Time (UTC+8)`. */
export function formatColumnHead(
  column: TransferColumn,
  text: (label: LocalizedText) => string,
  zone?: string,
): string {
  const { unit, kind } = column.field;
  const suffix = kind === 'dateTime' ? zone : unit === '°' ? undefined : unit;
  return suffix
    ? `${formatColumnTitle(column, text)} (${suffix})`
    : formatColumnTitle(column, text);
}

/**
 * Formats the header row of a table; duplicate labels are distinguished by field name.
 *
 * @param zone the label of the time zone, where times are written in site time
 * @example formatColumnHeads(columns, label => label.en, 'UTC+8') // ['Name', 'Rated power (W)', 'Created (UTC+8)']
 */
export function formatColumnHeads(
  columns: readonly TransferColumn[],
  text: (label: LocalizedText) => string,
  zone?: string,
): readonly string[] {
  const heads = columns.map(column => formatColumnHead(column, text, zone));
  return heads.map((head, at) =>
    heads.indexOf(head) === heads.lastIndexOf(head) ? head : `${head} [${columns[at]?.name ?? ''}]`,
  );
}
