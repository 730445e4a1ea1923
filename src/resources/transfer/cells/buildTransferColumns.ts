import type { BaseField, FieldDescriptor, FieldOfKind } from '../../../schema/field.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';

/** One column of a file: a field that stands in one cell, and where it lives in the record. */
export interface TransferColumn {
  /** Names it within its table, e.g. `geoPoint.lat`. */
  readonly name: string;
  readonly path: readonly string[];
  /** What each step of the path is called. */
  readonly labels: readonly LocalizedText[];
  readonly field: FieldDescriptor;
}

/** Objects inside objects become columns down to here; what is deeper is JSON in one cell. */
const MAX_COLUMN_DEPTH = 3;

const LATITUDE = { en: 'Latitude', zh: '纬度' };
const LONGITUDE = { en: 'Longitude', zh: '经度' };

/** The columns of these fields, in their order. An object and a place are as many columns as they have fields. */
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

/** An example of the whole has one of each part. */
function withExample(part: FieldDescriptor, whole: unknown): FieldDescriptor {
  const isKnown = typeof whole === 'object' && whole !== null && Object.hasOwn(whole, part.source);
  return part.example === undefined && isKnown
    ? { ...part, example: (whole as Readonly<Record<string, unknown>>)[part.source] }
    : part;
}

/** The fields that a field is made of, where each fits a cell of its own. */
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

/** What a column is called in one language: `Position / Latitude`. */
export const formatColumnTitle = (
  { labels }: TransferColumn,
  text: (label: LocalizedText) => string,
): string => labels.map(text).join(' / ');

/** The same with its unit, or the zone of its times, as the head of a table has it: `Rated power (W)`, `Time (UTC+8)`. */
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
 * The heads of a table; where two fields are called the same, their names tell them apart.
 *
 * @param zone what the zone of the times is called, where they are written on the clocks of the site
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
