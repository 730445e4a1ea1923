import type { Condition, FieldDescriptor, Scalar } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Text } from '../../schema/text.ts';
import type { FormValues } from '../form/FormRules.ts';
import type { FilterValues } from '../list/asked.ts';
import { without } from '../without.ts';

const isSeveral = (wanted: Condition[string]): wanted is readonly Scalar[] => Array.isArray(wanted);

/** A condition as a list is asked it. */
const filterOf = (where: Condition): FilterValues =>
  Object.fromEntries(
    Object.entries(where).map(([source, wanted]) => [
      source,
      isSeveral(wanted) ? { inq: wanted } : wanted === null ? { empty: true } : { eq: wanted },
    ]),
  );

/** What a person asks of a list, and what always holds at its place. */
export function withWhere(
  // An address that asks nothing has no filter at all.
  asked: FilterValues | undefined = {},
  where: Condition | undefined,
): FilterValues {
  if (!where) return asked;
  const always = filterOf(where);
  const isBoth = Object.keys(always).some(source => Object.hasOwn(asked, source));
  return isBoth ? { and: [asked, always] } : { ...asked, ...always };
}

/** The values that every record of a place has: those that a condition leaves no choice about. */
export const fixedBy = (where: Condition | undefined): FormValues =>
  Object.fromEntries(
    Object.entries(where ?? {}).filter(([, wanted]) => !isSeveral(wanted) && wanted !== null),
  );

/** A field of which a place leaves only some choices; a form and an import offer no others. */
export function narrowedField(field: FieldDescriptor, where: Condition): FieldDescriptor {
  const wanted = Object.hasOwn(where, field.source) ? where[field.source] : undefined;
  if (wanted === undefined || (field.kind !== 'enum' && field.kind !== 'enumList')) return field;
  const left = isSeveral(wanted) ? wanted : [wanted];
  const choices = field.choices.filter(({ value }) => left.includes(value));
  return { ...(without(field, 'example') as typeof field), choices };
}

/**
 * A resource as it is listed at a place: a column that says the same in every row can still be chosen, but is not
 * shown, and nobody filters by it; what can be done with no record of the place is not offered there.
 *
 * @throws Error when the list cannot be asked for the condition: it would show records of other places
 */
export function narrowed(
  descriptor: ResourceDescriptor,
  where: Condition | undefined,
  title: Text | undefined,
): ResourceDescriptor {
  const named = title ? { ...descriptor, plural: title } : descriptor;
  if (!where) return named;
  for (const source of Object.keys(where)) {
    const field = descriptor.fields.find(each => each.source === source);
    if (!field || field.filter.length === 0)
      throw new Error(`The list of "${descriptor.name}" cannot be asked for "${source}"`);
  }
  return {
    ...named,
    fields: descriptor.fields.map(field => listedField(field, where)),
    actions: descriptor.actions.filter(({ when }) => canHold(when, where)),
  };
}

function listedField(field: FieldDescriptor, where: Condition): FieldDescriptor {
  if (!Object.hasOwn(where, field.source)) return field;
  if (isSeveral(where[field.source] ?? null)) return narrowedField(field, where);
  return { ...(without(field, 'column') as FieldDescriptor), filter: [], sortable: false };
}

/** Whether a record of a place can ever be in the state that something needs. */
const canHold = (when: Condition | undefined, where: Condition): boolean =>
  Object.entries(when ?? {}).every(([source, needed]) => {
    const wanted = where[source];
    if (wanted === undefined) return true;
    const allowed = isSeveral(wanted) ? wanted : [wanted];
    const good = isSeveral(needed) ? needed : [needed];
    return allowed.some(value => good.includes(value));
  });
