import { formatScalar } from '../descriptor/representRecord.ts';

/** Returns the name of a selected file, or of a file of the platform. */
export const getFileName = (value: unknown) =>
  value instanceof File ? value.name : formatScalar(value);
