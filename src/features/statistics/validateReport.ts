import { ApiError } from '../../api/ApiError.ts';

/** The JSON type of each response property that the charts read. */
type ReportShape<Report> = { readonly [Name in keyof Required<Report>]: 'string' | 'number' };

/**
 * Returns the metrics of a response if each has the documented type: text or objects cannot be plotted.
 *
 * @throws ApiError with status 200 when the response is invalid; the screen shows that it cannot be read
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

/** Validates a response that is a list of metrics. */
export function validateReportRows<Report extends object>(
  call: string,
  rows: Report[],
  shape: ReportShape<Report>,
): Report[] {
  if (!Array.isArray(rows)) throw new ApiError(call, 200, rows);
  return rows.map(row => validateReport(call, row, shape));
}
