import { DAY_MS, MINUTE_MS } from '../../domain/duration.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { readFilterValue } from '../../schema/readFilterValue.ts';
import type { FormValues } from '../form/FormRules.ts';
import { isBlank, validateField } from '../form/validateField.ts';

/** The parameter of an address that says which page of the rows is shown. */
const PAGE_PARAM = 'page';
/** Rows of a page of figures: a screen or two. There may be thousands. */
export const REPORT_PAGE_SIZE = 50;
/** A period that nobody has chosen is the last week. */
const DEFAULT_PERIOD_MS = 7 * DAY_MS;

/** What a reading asks a person, in the order of its document. */
export const getReportFields = ({ parameters }: OperationDescriptor): readonly FieldDescriptor[] =>
  parameters.flatMap(({ field }) => (field ? [field] : []));

/** What a reading begins with: the defaults of its document, the last week where it asks for a period, else what comes first. */
export function getDefaultReportValues(
  fields: readonly FieldDescriptor[],
  now: number,
): FormValues {
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const dateTimeFields = fields.filter(({ kind, required }) => required && kind === 'dateTime');
  const getDefaultValue = (field: FieldDescriptor): unknown => {
    if (field.default !== undefined) return field.default;
    if (!field.required) return undefined;
    if (field.kind === 'enum') return field.choices[0]?.value;
    if (field.kind !== 'dateTime') return undefined;
    const isEnd = dateTimeFields.length > 1 && field === dateTimeFields.at(-1);
    return new Date(isEnd ? minute : minute - DEFAULT_PERIOD_MS).toISOString();
  };
  return collectValues(fields, getDefaultValue);
}

/** What an address asks; what it cannot be asked, and what it does not say, is as usual. */
export function parseReportValues(
  fields: readonly FieldDescriptor[],
  searchParams: URLSearchParams,
  defaults: FormValues,
): FormValues {
  return collectValues(fields, field => {
    const rawValue = searchParams.get(field.source);
    if (rawValue === null) return defaults[field.source];
    // Nothing at all: somebody took the usual value away.
    if (rawValue === '') return undefined;
    const value = readFilterValue(field, rawValue);
    return value === undefined || validateField(field, value) ? defaults[field.source] : value;
  });
}

/** An address that asks this, from its first page on; parameters that are no question stay. */
export function createReportSearchParams(
  fields: readonly FieldDescriptor[],
  values: FormValues,
  current: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(current);
  next.delete(PAGE_PARAM);
  for (const { source, default: defaultValue } of fields) {
    const value = values[source];
    if (!isBlank(value)) next.set(source, String(value));
    else if (defaultValue === undefined) next.delete(source);
    else next.set(source, '');
  }
  return next;
}

/** The page of rows that an address shows; the first where it says none, or what is no page. */
export function parsePage(searchParams: URLSearchParams): number {
  const page = Number(searchParams.get(PAGE_PARAM));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** An address that shows this page of the same rows. */
export function setPage(current: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(current);
  next.set(PAGE_PARAM, String(page));
  return next;
}

/** Whether the platform gives the rows page by page; else it gives all of them, and the screen turns the pages. */
export const isServerPaged = ({ parameters }: OperationDescriptor): boolean =>
  parameters.some(
    ({ name, in: location, json }) => name === 'filter' && location === 'query' && json,
  );

/** Asks for the rows of a page, and for one more: it tells whether there is a next page. */
export const createPageFilter = (page: number) => ({
  limit: REPORT_PAGE_SIZE + 1,
  offset: (page - 1) * REPORT_PAGE_SIZE,
});

/** What must be filled in before anything can be asked. */
export const getMissingFields = (fields: readonly FieldDescriptor[], values: FormValues) =>
  fields.filter(({ source, required }) => required && isBlank(values[source]));

const collectValues = (
  fields: readonly FieldDescriptor[],
  getValue: (field: FieldDescriptor) => unknown,
): FormValues =>
  Object.fromEntries(
    fields
      .map(field => [field.source, getValue(field)] as const)
      .filter(([, value]) => value !== undefined),
  );
