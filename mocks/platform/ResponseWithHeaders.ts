/** The body of a rule's answer with headers of its own, such as how many rows there are in all. */
export class ResponseWithHeaders {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: unknown, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}
