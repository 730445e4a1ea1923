import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** The columns as a person has arranged them: every field in its place, and those that are shown. */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly shown: readonly string[];
}

/** Without a word in the document, a list shows so many fields. */
const UNSAID = 6;

/** A narrow list shows so many beside the name. */
const BESIDE_NAME = 4;

/** What a narrow list shows first: states, levels, times. */
const RANKS: { readonly [Kind in FieldKind]?: number } = {
  ...{ enum: 0, boolean: 0, integer: 1, number: 1, duration: 1 },
  ...{ dateTime: 2, date: 2, time: 2 },
};
const OTHERS = 3;

/** What a list may show: all but what only goes to the platform, such as a password. */
export const choosable = ({ fields }: ResourceDescriptor): readonly FieldDescriptor[] =>
  fields.filter(({ writeOnly }) => !writeOnly);

/** The columns that the document gives the list; without a word in it, the first six fields. */
const usualFields = (descriptor: ResourceDescriptor) => {
  const fields = inOrder(descriptor);
  const placed = fields.filter(({ column }) => column !== undefined);
  return placed.length > 0 ? placed : fields.slice(0, UNSAID);
};

/** The column that names a record. It always stays: a row without a name is nobody's. */
export function namingField(descriptor: ResourceDescriptor): FieldDescriptor | undefined {
  const usual = usualFields(descriptor);
  return (
    usual.find(({ source }) => descriptor.represent.includes(`{${source}}`)) ??
    usual.find(({ source }) => source === descriptor.key) ??
    usual[0]
  );
}

/** The arrangement of the document: its columns by their numbers, then what else can be chosen. */
const documentChoice = (descriptor: ResourceDescriptor, isNarrow: boolean): ColumnChoice => ({
  order: [...new Set([...usualFields(descriptor), ...inOrder(descriptor)])].map(
    ({ source }) => source,
  ),
  shown: (isNarrow ? narrowFields(descriptor) : usualFields(descriptor)).map(
    ({ source }) => source,
  ),
});

/** Of the usual columns those for which a tablet has room; they keep their places. */
function narrowFields(descriptor: ResourceDescriptor): readonly FieldDescriptor[] {
  const usual = usualFields(descriptor);
  const naming = namingField(descriptor);
  const rank = ({ kind }: FieldDescriptor) => RANKS[kind] ?? OTHERS;
  const first = usual
    .filter(field => field !== naming)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, BESIDE_NAME);
  return usual.filter(field => field === naming || first.includes(field));
}

/** Fields in the order of their columns, those without one after them in the order of the document. */
const inOrder = (descriptor: ResourceDescriptor) =>
  choosable(descriptor).toSorted((a, b) => (a.column ?? Infinity) - (b.column ?? Infinity) || 0);

/**
 * An arrangement as it can be used today. It was kept for a while: fields may be gone from the
 * document, which are dropped, or new to it, which come last and are shown if it says so. Anything
 * that is no arrangement is none.
 *
 * @param isNarrow there is no room for all that the document shows
 */
export function mendChoice(
  descriptor: ResourceDescriptor,
  kept: unknown,
  isNarrow = false,
): ColumnChoice {
  const usual = documentChoice(descriptor, isNarrow);
  if (!isChoice(kept)) return usual;
  const order = [...new Set(kept.order.filter(one => usual.order.includes(one)))];
  const added = usual.order.filter(source => !order.includes(source));
  const naming = namingField(descriptor)?.source;
  return {
    order: [...order, ...added],
    shown: [...order, ...added].filter(
      source =>
        source === naming ||
        kept.shown.includes(source) ||
        (added.includes(source) && usual.shown.includes(source)),
    ),
  };
}

/** Shows a column, or hides it; it stays at its place. */
export function withShown(choice: ColumnChoice, source: string, shown: boolean): ColumnChoice {
  const others = choice.shown.filter(one => one !== source);
  return { ...choice, shown: shown ? [...others, source] : others };
}

/** Moves a column to another's place; those between make room. Behind an end is at the end. */
export function withMoved({ order, shown }: ColumnChoice, source: string, to: number) {
  const others = order.filter(one => one !== source);
  const place = Math.min(Math.max(to, 0), others.length);
  return { order: others.toSpliced(place, 0, source), shown };
}

const isChoice = (kept: unknown): kept is ColumnChoice => {
  const { order, shown } = (kept ?? {}) as Partial<Record<keyof ColumnChoice, unknown>>;
  return [order, shown].every(
    list => Array.isArray(list) && list.every(one => typeof one === 'string'),
  );
};
