import type { FieldDescriptor } from '../../schema/field.ts';
import { isObject } from '../../schema/isObject.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { FormValues } from './FormRules.ts';
import { toRequestValue } from './toRequestValues.ts';
import { isSameValue } from './isSameValue.ts';

/** A value that both versions changed, each to something else. */
export interface Conflict {
  /** The path, e.g. `pole.height`. */
  readonly name: string;
  readonly field: FieldDescriptor;
  /** The labels of the parent objects, outermost first. */
  readonly parentLabels: readonly LocalizedText[];
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The merged additions and removals of both, where the value is a set. */
  readonly both?: readonly unknown[];
}

interface Versions {
  /** The record at the start of the edit. */
  readonly before: unknown;
  /** The current form values. */
  readonly mine: unknown;
  /** The current record. */
  readonly theirs: unknown;
}

/** Returns the value to save. */
type ConflictResolver = (conflict: Conflict) => unknown;

/**
 * Returns the changes of an edit to a record that may have changed meanwhile: the fields that this edit changed, and of
 * an object only its changed values; changes by another user stay. A removed value is null, because an absent one means
 * "unchanged".
 *
 * @param resolveConflict called for each value that both changed
 */
export function mergeChanges(
  fields: readonly FieldDescriptor[],
  { before, mine, theirs }: { readonly [Version in keyof Versions]: FormValues },
  resolveConflict: ConflictResolver,
): FormValues {
  const changes = fields
    .filter(({ readOnly }) => !readOnly)
    .flatMap(field => {
      const location = { name: field.source, field, parentLabels: [] };
      const versions = getVersions(field, { before, mine, theirs });
      if (isSameValue(versions.before, versions.mine)) return [];
      const value = mergeValue(location, versions, theirs[field.source], resolveConflict);
      return isSameValue(value, versions.theirs) ? [] : [[field.source, value ?? null] as const];
    });
  return Object.fromEntries(changes);
}

/** Finds the values that both versions changed, each to something else. */
export function findConflicts(
  ...[fields, versions]: Parameters<typeof mergeChanges>
): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  mergeChanges(fields, versions, conflict => {
    conflicts.push(conflict);
    return conflict.mine;
  });
  return conflicts;
}

/** Returns the versions of one field as request values. */
const getVersions = (
  field: FieldDescriptor,
  { before, mine, theirs }: { readonly [Version in keyof Versions]: FormValues },
): Versions => ({
  before: toRequestValue(field, before[field.source]),
  mine: toRequestValue(field, mine[field.source]),
  theirs: toRequestValue(field, theirs[field.source]),
});

type ConflictLocation = Pick<Conflict, 'name' | 'field' | 'parentLabels'>;

function mergeValue(
  location: ConflictLocation,
  versions: Versions,
  current: unknown,
  resolveConflict: ConflictResolver,
): unknown {
  const { before, mine, theirs } = versions;
  if (isSameValue(before, mine)) return theirs;
  const nestedFields = getCommonFields(location.field, versions);
  if (nestedFields && isObject(mine) && isObject(theirs))
    return mergeObject(
      location,
      nestedFields,
      versions,
      isObject(current) ? current : {},
      resolveConflict,
    );
  if (isSameValue(before, theirs) || isSameValue(mine, theirs)) return mine;
  return resolveConflict({
    ...location,
    ...versions,
    ...(isSetField(location.field) && { both: mergeSets(versions) }),
  });
}

/** Properties without a field are sent back unchanged: an object is sent as a whole. */
function mergeObject(
  { name, field, parentLabels }: ConflictLocation,
  fields: readonly FieldDescriptor[],
  versions: Versions,
  current: FormValues,
  resolveConflict: ConflictResolver,
): FormValues {
  const [before, mine, theirs] = [versions.before, versions.mine, versions.theirs].map(each =>
    isObject(each) ? each : {},
  ) as [FormValues, FormValues, FormValues];
  const describedSources = new Set(fields.map(({ source }) => source));
  const undescribedEntries = Object.entries(current).filter(
    ([source]) => !describedSources.has(source),
  );
  const values = fields
    .filter(({ readOnly }) => !readOnly)
    .map(each => {
      const { source } = each;
      const location = {
        name: `${name}.${source}`,
        field: each,
        parentLabels: [...parentLabels, field.label],
      };
      const nestedVersions = { before: before[source], mine: mine[source], theirs: theirs[source] };
      return [
        source,
        mergeValue(location, nestedVersions, current[source], resolveConflict),
      ] as const;
    })
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries([...undescribedEntries, ...values]);
}

/** Returns the fields that all three versions share: those of an object, or of their common variant. */
function getCommonFields(
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
  const discriminatorDescriptor: FieldDescriptor = {
    ...createDiscriminatorField(field.label),
    source: discriminator,
  };
  return [
    discriminatorDescriptor,
    ...option.fields.filter(({ source }) => source !== discriminator),
  ];
}

const createDiscriminatorField = (label: LocalizedText): FieldDescriptor => ({
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

const isSetField = ({ kind }: FieldDescriptor) => kind === 'enumList' || kind === 'referenceList';

function mergeSets({ before, mine, theirs }: Versions): readonly unknown[] {
  const [old, my, their] = [toList(before), toList(mine), toList(theirs)] as const;
  const added = my.filter(each => !old.includes(each) && !their.includes(each));
  const removed = old.filter(each => !my.includes(each));
  return [...their.filter(each => !removed.includes(each)), ...added];
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
