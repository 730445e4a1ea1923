/** The rules of the console that a document can say a value keeps: each has words of its own for what is wrong. */
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
