/** The validation rules of the console that a document can declare for a value: each has its own error messages. */
export const VALIDATION_RULES = [
  'deviceId',
  'deviceName',
  'digits',
  'email',
  'ipAddress',
  'latitude',
  'letterDigitPassword',
  'longitude',
  'password',
  'personName',
  'port',
  'reportInterval',
  'serialName',
  'specification',
  'username',
] as const;

export type ValidationRule = (typeof VALIDATION_RULES)[number];
