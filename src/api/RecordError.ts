/** A record of the platform that cannot be used: one of its fields has no value that it can have. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /** What was asked, e.g. `GET /users/{id}`. */
  readonly call: string;
  /** The name of the field; empty where the whole answer is no record. */
  readonly field: string;

  constructor(call: string, field: string, value: unknown) {
    const kind =
      value === undefined ? 'is absent' : `is ${Array.isArray(value) ? 'a list' : typeof value}`;
    super(`The answer to ${call} cannot be used: ${field || 'it'} ${kind}`);
    this.call = call;
    this.field = field;
  }
}
