import { ApiError } from '../api/ApiError.ts';

/**
 * A response of a type other than documented: the page of a proxy, null, a list instead of a record, a record without
 * a list that its readers need. Its message states what was received.
 */
export class ResponseError extends ApiError {
  readonly messageKey: string;
  readonly messageOptions: Readonly<Record<string, string>>;

  /**
   * @param call for example `GET /users`
   * @param body as received: the parsed JSON, or text that is not JSON
   * @param field the property that has no valid value, where only that is wrong
   */
  constructor(call: string, body: unknown, field?: string) {
    super(call, 200, body);
    this.messageKey = `error.response.${field === undefined ? getReceivedType(body) : 'field'}`;
    this.messageOptions = { call, ...(field !== undefined && { field }) };
  }
}

function getReceivedType(body: unknown): string {
  if (body === undefined) return 'empty';
  if (body === null) return 'null';
  if (Array.isArray(body)) return 'list';
  if (typeof body === 'string') return /^\s*</u.test(body) ? 'page' : 'text';
  return typeof body === 'object' ? 'record' : 'value';
}
