/**
 * A query that the document has no syntax for, so that no request was sent. Screens show it by its message key, which
 * `toErrorMessage` reads.
 */
export class UnsupportedQueryError extends Error {
  override readonly name = 'UnsupportedQueryError';
  readonly messageKey: string;
  readonly messageOptions: Readonly<Record<string, string>>;

  constructor(messageKey: string, messageOptions: Readonly<Record<string, string>> = {}) {
    super(`${messageKey} ${JSON.stringify(messageOptions)}`);
    this.messageKey = messageKey;
    this.messageOptions = messageOptions;
  }
}
