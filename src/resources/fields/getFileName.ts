import { formatScalar } from '../representRecord.ts';

/** The name of a file that was chosen here, or that the platform has. */
export const getFileName = (value: unknown) =>
  value instanceof File ? value.name : formatScalar(value);
