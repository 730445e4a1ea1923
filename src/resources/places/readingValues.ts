import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { readValue } from '../../schema/readValue.ts';
import type { FormValues } from '../form/FormRules.ts';
import { isBlank, judgeField } from '../form/judgeField.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** The parameter of an address that says which page of the rows is shown. */
const PAGE = 'page';
/** Rows of a page of figures: a screen or two. There may be thousands. */
export const PAGE_SIZE = 50;
/** A period that nobody has chosen is the last week. */
const USUAL_PERIOD = 7 * DAY;

/** What a reading asks a person, in the order of its document. */
export const readingFields = ({ parameters }: OperationDescriptor): readonly FieldDescriptor[] =>
  parameters.flatMap(({ field }) => (field ? [field] : []));

/** What a reading begins with: the defaults of its document, the last week where it asks for a period, else what comes first. */
export function usualValues(fields: readonly FieldDescriptor[], now: number): FormValues {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  const moments = fields.filter(({ kind, required }) => required && kind === 'dateTime');
  const usual = (field: FieldDescriptor): unknown => {
    if (field.default !== undefined) return field.default;
    if (!field.required) return undefined;
    if (field.kind === 'enum') return field.choices[0]?.value;
    if (field.kind !== 'dateTime') return undefined;
    const isEnd = moments.length > 1 && field === moments.at(-1);
    return new Date(isEnd ? minute : minute - USUAL_PERIOD).toISOString();
  };
  return valuesOf(fields, usual);
}

/** What an address asks; what it cannot be asked, and what it does not say, is as usual. */
export function askedValues(
  fields: readonly FieldDescriptor[],
  address: URLSearchParams,
  usual: FormValues,
): FormValues {
  return valuesOf(fields, field => {
    const said = address.get(field.source);
    if (said === null) return usual[field.source];
    // Nothing at all: somebody took the usual value away.
    if (said === '') return undefined;
    const value = readValue(field, said);
    return value === undefined || judgeField(field, value) ? usual[field.source] : value;
  });
}

/** An address that asks this, from its first page on; parameters that are no question stay. */
export function addressOf(
  fields: readonly FieldDescriptor[],
  values: FormValues,
  before: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete(PAGE);
  for (const { source, default: usual } of fields) {
    const value = values[source];
    if (!isBlank(value)) next.set(source, String(value));
    else if (usual === undefined) next.delete(source);
    else next.set(source, '');
  }
  return next;
}

/** The page of rows that an address shows; the first where it says none, or what is no page. */
export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** An address that shows this page of the same rows. */
export function withPage(before: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set(PAGE, String(page));
  return next;
}

/** Whether the platform gives the rows page by page; else it gives all of them, and the screen turns the pages. */
export const isPaged = ({ parameters }: OperationDescriptor): boolean =>
  parameters.some(({ name, in: place, json }) => name === 'filter' && place === 'query' && json);

/** Asks for the rows of a page, and for one more: it tells whether there is a next page. */
export const pageFilter = (page: number) => ({
  limit: PAGE_SIZE + 1,
  offset: (page - 1) * PAGE_SIZE,
});

/** What must be filled in before anything can be asked. */
export const missingIn = (fields: readonly FieldDescriptor[], values: FormValues) =>
  fields.filter(({ source, required }) => required && isBlank(values[source]));

const valuesOf = (
  fields: readonly FieldDescriptor[],
  valueOf: (field: FieldDescriptor) => unknown,
): FormValues =>
  Object.fromEntries(
    fields
      .map(field => [field.source, valueOf(field)] as const)
      .filter(([, value]) => value !== undefined),
  );
