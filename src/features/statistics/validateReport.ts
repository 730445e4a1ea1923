import { parseInstant } from '../../domain/timeZone.ts';
import { ApiError } from '../../api/ApiError.ts';

type ValueType = 'string' | 'number' | 'time';

/** The type of each response property that the charts read. */
type ReportShape<Report> = { readonly [Name in keyof Required<Report>]: ValueType };

const isOfType: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  string: value => typeof value === 'string',
  number: value => Number.isFinite(value),
  time: value => Number.isFinite(parseInstant(value, 'UTC')),
};

/**
 * Returns the metrics of a response if each has the documented type: text, objects and unreadable times cannot be
 * plotted.
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
    Object.entries<ValueType>(shape).every(([name, type]) =>
      isOfType[type](report[name as keyof Report]),
    );
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
