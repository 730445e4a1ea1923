/** A difference between a response and its document. */
export interface Deviation {
  /** `GET /alerts` */
  readonly operation: string;
  /** The path of the value; any index of a list is `[]`: `[].level`. Empty for the whole body. */
  readonly path: string;
  /** The keyword of the schema: `enum`, `required`. */
  readonly rule: string;
  /** What the rule requires. */
  readonly message: string;
  /** The value as JSON, cut, without secrets. */
  readonly excerpt: string;
  /** How often it was found. */
  readonly count: number;
}

export interface CheckedResponse {
  readonly service: string;
  /** The operationId. */
  readonly id: string;
  readonly method: string;
  /** The path template. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}
