import { ApiError } from '../../api/ApiError.ts';

/** The JSON type of each property of a response that the charts read. */
type ReportShape<Report> = { readonly [Name in keyof Required<Report>]: 'string' | 'number' };

/**
 * Returns the figures of a response if each has the type that the document gives it: a chart of text or of objects has
 * no axis.
 *
 * @throws ApiError with status 200 when the response is none of these figures; the screen says that it cannot be read
 */
export function validateReport<Report extends object>(
  call: string,
  report: Report,
  shape: ReportShape<Report>,
): Report {
  const isValid =
    typeof report === 'object' &&
    (report as unknown) !== null &&
    Object.entries(shape).every(([name, type]) => {
      const value: unknown = report[name as keyof Report];
      return typeof value === type && (type === 'string' || Number.isFinite(value));
    });
  if (!isValid) throw new ApiError(call, 200, report);
  return report;
}

/** The same of a response that is a list of figures. */
export function validateReportRows<Report extends object>(
  call: string,
  rows: Report[],
  shape: ReportShape<Report>,
): Report[] {
  if (!Array.isArray(rows)) throw new ApiError(call, 200, rows);
  return rows.map(row => validateReport(call, row, shape));
}
