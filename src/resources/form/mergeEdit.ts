import type { FieldDescriptor } from '../../schema/field.ts';
import type { Text } from '../../schema/text.ts';
import { isObject } from '../isObject.ts';
import type { FormValues } from './FormRules.ts';
import { plainValue } from './plainValues.ts';
import { sameValue } from './sameValue.ts';

/** A value that two people have changed since one of them began, each to something else. */
export interface Clash {
  /** Where it is, e.g. `pole.height`. */
  readonly name: string;
  readonly field: FieldDescriptor;
  /** The names of the objects around it, outermost first. */
  readonly around: readonly Text[];
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** What both of them added and took out, where the value is a set. */
  readonly both?: readonly unknown[];
}

interface Versions {
  /** The record as the form began with it. */
  readonly before: unknown;
  /** What is in the form. */
  readonly mine: unknown;
  /** The record as it is now. */
  readonly theirs: unknown;
}

/** Says which value stands. */
type Settle = (clash: Clash) => unknown;

/**
 * What an edit changes in a record that may have changed meanwhile: the fields that I changed, and
 * of an object only the values in it that I changed; what somebody else changed stays as it is.
 * A value that was taken out is null, because an absent one means "as it was".
 *
 * @param settle asked for each value that both changed
 */
export function mergeEdit(
  fields: readonly FieldDescriptor[],
  { before, mine, theirs }: { readonly [Version in keyof Versions]: FormValues },
  settle: Settle,
): FormValues {
  const changes = fields
    .filter(({ readOnly }) => !readOnly)
    .flatMap(field => {
      const at = { name: field.source, field, around: [] };
      const versions = of(field, { before, mine, theirs });
      if (sameValue(versions.before, versions.mine)) return [];
      const value = merged(at, versions, theirs[field.source], settle);
      return sameValue(value, versions.theirs) ? [] : [[field.source, value ?? null] as const];
    });
  return Object.fromEntries(changes);
}

/** The values that both changed, each to something else. */
export function clashesOf(...[fields, versions]: Parameters<typeof mergeEdit>): readonly Clash[] {
  const clashes: Clash[] = [];
  mergeEdit(fields, versions, clash => {
    clashes.push(clash);
    return clash.mine;
  });
  return clashes;
}

/** The values of one field, as the platform would get them. */
const of = (
  field: FieldDescriptor,
  { before, mine, theirs }: { readonly [Version in keyof Versions]: FormValues },
): Versions => ({
  before: plainValue(field, before[field.source]),
  mine: plainValue(field, mine[field.source]),
  theirs: plainValue(field, theirs[field.source]),
});

type Place = Pick<Clash, 'name' | 'field' | 'around'>;

function merged(at: Place, versions: Versions, now: unknown, settle: Settle): unknown {
  const { before, mine, theirs } = versions;
  if (sameValue(before, mine)) return theirs;
  const inside = fieldsIn(at.field, versions);
  if (inside && isObject(mine) && isObject(theirs))
    return mergedObject(at, inside, versions, isObject(now) ? now : {}, settle);
  if (sameValue(before, theirs) || sameValue(mine, theirs)) return mine;
  return settle({ ...at, ...versions, ...(isSet(at.field) && { both: bothOf(versions) }) });
}

/** What its document does not name goes back as it came: an object is sent whole. */
function mergedObject(
  { name, field, around }: Place,
  fields: readonly FieldDescriptor[],
  versions: Versions,
  now: FormValues,
  settle: Settle,
): FormValues {
  const [before, mine, theirs] = [versions.before, versions.mine, versions.theirs].map(each =>
    isObject(each) ? each : {},
  ) as [FormValues, FormValues, FormValues];
  const dropped = new Set(fields.map(({ source }) => source));
  const kept = Object.entries(now).filter(([source]) => !dropped.has(source));
  const values = fields
    .filter(({ readOnly }) => !readOnly)
    .map(each => {
      const { source } = each;
      const at = { name: `${name}.${source}`, field: each, around: [...around, field.label] };
      const inner = { before: before[source], mine: mine[source], theirs: theirs[source] };
      return [source, merged(at, inner, now[source], settle)] as const;
    })
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries([...kept, ...values]);
}

/** The fields that all three have in common: those of an object, or of the one shape that all three have. */
function fieldsIn(
  field: FieldDescriptor,
  { before, mine, theirs }: Versions,
): readonly FieldDescriptor[] | undefined {
  if (field.kind === 'object') return field.fields;
  if (field.kind !== 'oneOf') return undefined;
  const { discriminator } = field;
  const [shape, ...others] = [mine, theirs, before].map(each =>
    isObject(each) ? each[discriminator] : undefined,
  );
  const option = field.options.find(({ value }) => value === shape);
  if (!option || others.some(other => other !== shape)) return undefined;
  const told: FieldDescriptor = { ...discriminatorField(field.label), source: discriminator };
  return [told, ...option.fields.filter(({ source }) => source !== discriminator)];
}

const discriminatorField = (label: Text): FieldDescriptor => ({
  kind: 'text',
  source: '',
  label,
  required: true,
  readOnly: false,
  writeOnly: false,
  nullable: false,
  sortable: false,
  filter: [],
});

const isSet = ({ kind }: FieldDescriptor) => kind === 'enumList' || kind === 'referenceList';

function bothOf({ before, mine, theirs }: Versions): readonly unknown[] {
  const [old, my, their] = [listOf(before), listOf(mine), listOf(theirs)] as const;
  const added = my.filter(each => !old.includes(each) && !their.includes(each));
  const removed = old.filter(each => !my.includes(each));
  return [...their.filter(each => !removed.includes(each)), ...added];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
