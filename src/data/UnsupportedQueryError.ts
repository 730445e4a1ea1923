/**
 * A question that a document gives no words for, so that nothing was sent. Screens say it by the key of a message, as
 * `errorMessage` reads it.
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
