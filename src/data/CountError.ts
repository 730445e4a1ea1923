/** A count response that is not a number of records. */
export class CountError extends Error {
  override readonly name = 'CountError';
  readonly messageKey = 'error.count';
  readonly messageOptions: Readonly<Record<string, string>>;

  /** @param call e.g. `GET /assets/count` */
  constructor(call: string) {
    super(`The response to ${call} is no count`);
    this.messageOptions = { call };
  }
}
