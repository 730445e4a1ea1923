import { PAGE_PARAM } from '../../domain/pageParam.ts';
import { MINUTE_MS } from '../../domain/duration.ts';
import { getDayStart } from '../../domain/nightSpan.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { readFilterValue } from '../../data/readFilterValue.ts';
import type { FormValues } from '../values/FormRules.ts';
import { isBlank, validateField } from '../values/validateField.ts';

/** The URL parameter of the page number. */
/** The number of rows per report page. A report may have thousands. */
export const REPORT_PAGE_SIZE = 50;
/** The default period is the last week: whole days, and today so far. */
const DEFAULT_PERIOD_DAYS = 7;

/** Returns the parameter fields of a report, in the order of its document. */
export const getReportFields = ({ parameters }: OperationDescriptor): readonly FieldDescriptor[] =>
  parameters.flatMap(({ field }) => (field ? [field] : []));

/**
 * Returns the initial values of a report: the defaults of its document, the last week for a required period, else the
 * first choice of a required enum.
 */
export function getDefaultReportValues(
  fields: readonly FieldDescriptor[],
  now: number,
  zone?: string,
): FormValues {
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const dateTimeFields = fields.filter(({ kind, required }) => required && kind === 'dateTime');
  const getDefaultValue = (field: FieldDescriptor): unknown => {
    if (field.default !== undefined) return field.default;
    if (!field.required) return undefined;
    if (field.kind === 'enum') return field.choices[0]?.value;
    if (field.kind !== 'dateTime') return undefined;
    const isEnd = dateTimeFields.length > 1 && field === dateTimeFields.at(-1);
    return new Date(isEnd ? minute : getDayStart(now, zone, 1 - DEFAULT_PERIOD_DAYS)).toISOString();
  };
  return collectValues(fields, getDefaultValue);
}

/** Parses report values from the URL; missing and invalid parameters get their default. */
export function parseReportValues(
  fields: readonly FieldDescriptor[],
  searchParams: URLSearchParams,
  defaults: FormValues,
): FormValues {
  return collectValues(fields, field => {
    const rawValue = searchParams.get(field.source);
    if (rawValue === null) return defaults[field.source];
    // An empty parameter means that the default value was cleared.
    if (rawValue === '') return undefined;
    const value = readFilterValue(field, rawValue);
    return value === undefined || validateField(field, value) ? defaults[field.source] : value;
  });
}

/** Returns the search parameters of these values, at the first page; unrelated parameters stay. */
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

/** Whether the platform paginates the rows; otherwise it returns all of them, and the screen paginates. */
export const isServerPaged = ({ parameters }: OperationDescriptor): boolean =>
  parameters.some(
    ({ name, in: location, json }) => name === 'filter' && location === 'query' && json,
  );

/** Requests one row more than a page: it shows whether there is a next page. */
export const createPageFilter = (page: number) => ({
  limit: REPORT_PAGE_SIZE + 1,
  offset: (page - 1) * REPORT_PAGE_SIZE,
});

/** Returns the required fields without a value; the request needs all of them. */
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
