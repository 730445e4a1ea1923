import { errorCodes, HttpError, type HttpErrorDetail } from '../platform/HttpError.ts';

/** The strength and the length of a storm. */
export interface StormParameters {
  /** Alerts per second in the whole city. */
  readonly rate?: number;
  /** The scenario before it continues after that many seconds; without them it has no end. */
  readonly seconds?: number;
}

const MAXIMA = { rate: 20_000, seconds: 3_600 } as const satisfies Record<
  keyof StormParameters,
  number
>;

/**
 * Reads the parameters of a storm from the body of a switch.
 *
 * @throws HttpError 422 (22) for numbers out of range, and for any parameter of another scenario
 */
export function readStormParameters(
  name: string,
  body: Readonly<Record<string, unknown>>,
): StormParameters {
  const details = Object.entries(MAXIMA).flatMap(([key, maximum]): HttpErrorDetail[] => {
    const value = body[key];
    if (value === undefined) return [];
    const path = `/${key}`;
    if (name !== 'storm') return [{ path, code: 'storm', message: 'is a parameter of storm' }];
    const isInRange = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maximum;
    if (isInRange) return [];
    return [{ path, code: 'maximum', message: `is an integer from 1 to ${maximum}` }];
  });
  if (details.length === 0) return body;
  const message = details.map(({ path, message }) => `${path} ${message}`).join(', ');
  throw new HttpError(422, errorCodes.invalidBody, message, { name: 'ValidationError', details });
}
