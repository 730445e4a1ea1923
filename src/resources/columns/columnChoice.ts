import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** The column arrangement of a user: the order of all fields, and the shown ones. */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly shown: readonly string[];
}

/** The number of default columns, unless the document specifies them. */
const DEFAULT_COLUMN_COUNT = 6;

/** The number of columns next to the name in a narrow list. */
const MAX_NARROW_COLUMNS = 6;

/** The kinds that a narrow list has room for last: what and when comes before how much. */
const MEASURED_KINDS: readonly FieldKind[] = ['integer', 'number'];

/** Returns all fields that a list can show: all except write-only ones, such as a password. */
export const getChoosableFields = ({ fields }: ResourceDescriptor): readonly FieldDescriptor[] =>
  fields.filter(({ writeOnly }) => !writeOnly);

/** Returns the columns that the document specifies; otherwise the first six fields. */
const getDefaultFields = (descriptor: ResourceDescriptor) => {
  const fields = sortByColumn(getChoosableFields(descriptor));
  const numbered = fields.filter(({ column }) => column !== undefined);
  return numbered.length > 0 ? numbered : fields.slice(0, DEFAULT_COLUMN_COUNT);
};

/** Returns the column that names a record. It cannot be hidden: a row without a name is not identifiable. */
export function getNameColumnField(descriptor: ResourceDescriptor): FieldDescriptor | undefined {
  const defaultFields = getDefaultFields(descriptor);
  return (
    defaultFields.find(({ source }) => descriptor.recordRepresentation.includes(`{${source}}`)) ??
    defaultFields.find(({ source }) => source === descriptor.key) ??
    defaultFields[0]
  );
}

/** The default columns: those of the document by their numbers, then the other fields. */
const getDefaultChoice = (descriptor: ResourceDescriptor, isNarrow: boolean): ColumnChoice => ({
  order: [
    ...new Set([...getDefaultFields(descriptor), ...sortByColumn(getChoosableFields(descriptor))]),
  ].map(({ source }) => source),
  shown: (isNarrow ? getNarrowFields(descriptor) : getDefaultFields(descriptor)).map(
    ({ source }) => source,
  ),
});

/** Returns the default columns that fit a tablet, in their order. */
function getNarrowFields(descriptor: ResourceDescriptor): readonly FieldDescriptor[] {
  const defaultFields = getDefaultFields(descriptor);
  const nameField = getNameColumnField(descriptor);
  const isMeasured = ({ kind }: FieldDescriptor) => MEASURED_KINDS.includes(kind);
  const first = defaultFields
    .filter(field => field !== nameField)
    .toSorted((one, other) => Number(isMeasured(one)) - Number(isMeasured(other)))
    .slice(0, MAX_NARROW_COLUMNS);
  return defaultFields.filter(field => field === nameField || first.includes(field));
}

/** Sorts fields by their column number; fields without one come last, in the order of the document. */
export const sortByColumn = (fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] =>
  fields.toSorted((a, b) => (a.column ?? Infinity) - (b.column ?? Infinity) || 0);

/**
 * Sanitizes a saved column choice: fields that the document no longer has are dropped, new ones come last and are shown
 * if it says so. An invalid value yields the default choice.
 *
 * @param isNarrow whether there is no room for all default columns
 */
export function sanitizeColumnChoice(
  descriptor: ResourceDescriptor,
  stored: unknown,
  isNarrow = false,
): ColumnChoice {
  const defaultChoice = getDefaultChoice(descriptor, isNarrow);
  if (!isColumnChoice(stored)) return defaultChoice;
  const order = [...new Set(stored.order.filter(one => defaultChoice.order.includes(one)))];
  const added = defaultChoice.order.filter(source => !order.includes(source));
  const nameSource = getNameColumnField(descriptor)?.source;
  return {
    order: [...order, ...added],
    shown: [...order, ...added].filter(
      source =>
        source === nameSource ||
        stored.shown.includes(source) ||
        (added.includes(source) && defaultChoice.shown.includes(source)),
    ),
  };
}

/** Shows or hides a column; its position is unchanged. */
export function setColumnShown(choice: ColumnChoice, source: string, shown: boolean): ColumnChoice {
  const others = choice.shown.filter(one => one !== source);
  return { ...choice, shown: shown ? [...others, source] : others };
}

/** Moves a column to the index of another; those between shift. An index out of range is clamped. */
export function moveColumn({ order, shown }: ColumnChoice, source: string, to: number) {
  const others = order.filter(one => one !== source);
  const index = Math.min(Math.max(to, 0), others.length);
  return { order: others.toSpliced(index, 0, source), shown };
}

const isColumnChoice = (stored: unknown): stored is ColumnChoice => {
  const { order, shown } = (stored ?? {}) as Partial<Record<keyof ColumnChoice, unknown>>;
  return [order, shown].every(
    list => Array.isArray(list) && list.every(one => typeof one === 'string'),
  );
};
