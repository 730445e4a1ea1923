import { ApiError } from '../../api/ApiError.ts';

/** The JSON type of each property of a response that the charts read. */
type Shape<Figures> = { readonly [Name in keyof Required<Figures>]: 'string' | 'number' };

/**
 * Returns the figures of a response if each has the type that the document gives it: a chart of text or of objects has
 * no axis.
 *
 * @throws ApiError with status 200 when the response is none of these figures; the screen says that it cannot be read
 */
export function checkFigures<Figures extends object>(
  call: string,
  figures: Figures,
  shape: Shape<Figures>,
): Figures {
  const isShaped =
    typeof figures === 'object' &&
    (figures as unknown) !== null &&
    Object.entries(shape).every(([name, type]) => {
      const value: unknown = figures[name as keyof Figures];
      return typeof value === type && (type === 'string' || Number.isFinite(value));
    });
  if (!isShaped) throw new ApiError(call, 200, figures);
  return figures;
}

/** The same of a response that is a list of figures. */
export function checkRows<Figures extends object>(
  call: string,
  rows: Figures[],
  shape: Shape<Figures>,
): Figures[] {
  if (!Array.isArray(rows)) throw new ApiError(call, 200, rows);
  return rows.map(row => checkFigures(call, row, shape));
}
