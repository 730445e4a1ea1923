/** The error of an unusable state; the message has the reason and the fix. */
export class DataFileError extends Error {}
