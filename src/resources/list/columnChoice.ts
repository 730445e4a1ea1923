import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** The columns as a person has arranged them: every field in its place, and those that are shown. */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly shown: readonly string[];
}

/** Without a word in the document, a list shows so many fields. */
const DEFAULT_COLUMN_COUNT = 6;

/** A narrow list shows so many beside the name. */
const MAX_NARROW_COLUMNS = 4;

/** What a narrow list shows first: states, levels, times. */
const KIND_PRIORITIES: { readonly [Kind in FieldKind]?: number } = {
  ...{ enum: 0, boolean: 0, integer: 1, number: 1, duration: 1 },
  ...{ dateTime: 2, date: 2, time: 2 },
};
const LOWEST_PRIORITY = 3;

/** What a list may show: all but what only goes to the platform, such as a password. */
export const getChoosableFields = ({ fields }: ResourceDescriptor): readonly FieldDescriptor[] =>
  fields.filter(({ writeOnly }) => !writeOnly);

/** The columns that the document gives the list; without a word in it, the first six fields. */
const getDefaultFields = (descriptor: ResourceDescriptor) => {
  const fields = sortByColumn(descriptor);
  const numbered = fields.filter(({ column }) => column !== undefined);
  return numbered.length > 0 ? numbered : fields.slice(0, DEFAULT_COLUMN_COUNT);
};

/** The column that names a record. It always stays: a row without a name is nobody's. */
export function getNameColumnField(descriptor: ResourceDescriptor): FieldDescriptor | undefined {
  const defaultFields = getDefaultFields(descriptor);
  return (
    defaultFields.find(({ source }) => descriptor.recordRepresentation.includes(`{${source}}`)) ??
    defaultFields.find(({ source }) => source === descriptor.key) ??
    defaultFields[0]
  );
}

/** The arrangement of the document: its columns by their numbers, then what else can be chosen. */
const getDefaultChoice = (descriptor: ResourceDescriptor, isNarrow: boolean): ColumnChoice => ({
  order: [...new Set([...getDefaultFields(descriptor), ...sortByColumn(descriptor)])].map(
    ({ source }) => source,
  ),
  shown: (isNarrow ? getNarrowFields(descriptor) : getDefaultFields(descriptor)).map(
    ({ source }) => source,
  ),
});

/** Of the usual columns those for which a tablet has room; they keep their places. */
function getNarrowFields(descriptor: ResourceDescriptor): readonly FieldDescriptor[] {
  const defaultFields = getDefaultFields(descriptor);
  const nameField = getNameColumnField(descriptor);
  const getPriority = ({ kind }: FieldDescriptor) => KIND_PRIORITIES[kind] ?? LOWEST_PRIORITY;
  const first = defaultFields
    .filter(field => field !== nameField)
    .toSorted((one, other) => getPriority(one) - getPriority(other))
    .slice(0, MAX_NARROW_COLUMNS);
  return defaultFields.filter(field => field === nameField || first.includes(field));
}

/** Fields in the order of their columns, those without one after them in the order of the document. */
const sortByColumn = (descriptor: ResourceDescriptor) =>
  getChoosableFields(descriptor).toSorted(
    (a, b) => (a.column ?? Infinity) - (b.column ?? Infinity) || 0,
  );

/**
 * An arrangement as it can be used today. It was kept for a while: fields may be gone from the
 * document, which are dropped, or new to it, which come last and are shown if it says so. Anything
 * that is no arrangement is none.
 *
 * @param isNarrow there is no room for all that the document shows
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

/** Shows a column, or hides it; it stays at its place. */
export function setColumnShown(choice: ColumnChoice, source: string, shown: boolean): ColumnChoice {
  const others = choice.shown.filter(one => one !== source);
  return { ...choice, shown: shown ? [...others, source] : others };
}

/** Moves a column to another's place; those between make room. Behind an end is at the end. */
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
