import type { AnyField, FieldDescriptor, FieldOf } from '../../../schema/field.ts';
import type { Text } from '../../../schema/text.ts';

/** One column of a file: a field that stands in one cell, and where it lives in the record. */
export interface TransferColumn {
  /** Names it within its table, e.g. `geoPoint.lat`. */
  readonly name: string;
  readonly path: readonly string[];
  /** What each step of the path is called. */
  readonly labels: readonly Text[];
  readonly field: FieldDescriptor;
}

/** Objects inside objects become columns down to here; what is deeper is JSON in one cell. */
const DEEPEST = 3;

const LATITUDE = { en: 'Latitude', zh: '纬度' };
const LONGITUDE = { en: 'Longitude', zh: '经度' };

/** The columns of these fields, in their order. An object and a place are as many columns as they have fields. */
export function transferColumns(
  fields: readonly FieldDescriptor[],
  above: Pick<TransferColumn, 'path' | 'labels'> = { path: [], labels: [] },
): readonly TransferColumn[] {
  return fields.flatMap(field => {
    const path = [...above.path, field.source];
    const labels = [...above.labels, field.label];
    const parts = partsOf(field).map(part => withExample(part, field.example));
    return parts.length > 0 && path.length < DEEPEST
      ? transferColumns(parts, { path, labels })
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
export function partsOf(field: FieldDescriptor): readonly FieldDescriptor[] {
  if (field.kind === 'object') return field.fields;
  return field.kind === 'geoPoint' ? placeFields(field) : [];
}

const placeFields = (place: FieldOf<'geoPoint'>): readonly FieldOf<'number'>[] => [
  degrees(place, 'lat', LATITUDE, 90),
  degrees(place, 'lng', LONGITUDE, 180),
];

const degrees = (
  { required, readOnly, writeOnly }: AnyField,
  source: string,
  label: Text,
  bound: number,
): FieldOf<'number'> => ({
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
export const titleOf = ({ labels }: TransferColumn, text: (label: Text) => string): string =>
  labels.map(text).join(' / ');

/** The same with its unit, or the zone of its times, as the head of a table has it: `Rated power (W)`, `Time (UTC+8)`. */
export function headOf(
  column: TransferColumn,
  text: (label: Text) => string,
  zone?: string,
): string {
  const { unit, kind } = column.field;
  const beside = kind === 'dateTime' ? zone : unit === '°' ? undefined : unit;
  return beside ? `${titleOf(column, text)} (${beside})` : titleOf(column, text);
}

/**
 * The heads of a table; where two fields are called the same, their names tell them apart.
 *
 * @param zone what the zone of the times is called, where they are written on the clocks of the site
 */
export function headsOf(
  columns: readonly TransferColumn[],
  text: (label: Text) => string,
  zone?: string,
): readonly string[] {
  const heads = columns.map(column => headOf(column, text, zone));
  return heads.map((head, at) =>
    heads.indexOf(head) === heads.lastIndexOf(head) ? head : `${head} [${columns[at]?.name ?? ''}]`,
  );
}
