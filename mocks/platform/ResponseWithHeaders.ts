/** The body of a rule's response with headers of its own, such as the total number of rows. */
export class ResponseWithHeaders {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: unknown, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}
