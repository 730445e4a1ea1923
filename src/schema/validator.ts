/** A schema violation of a value, as Ajv reports it. */
export interface SchemaError {
  /** JSON pointer to the value, e.g. `/username`; empty for the whole value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Validates a value; after `false`, `errors` contains the reasons (of the last call only). */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** The validators of one document. Compiled at generation, so that nothing is evaluated at run time. */
export interface ServiceValidators {
  /** By name of the schema in the document. */
  readonly schemas: Readonly<Record<string, Validator>>;
  /** By operationId. A form body is validated as the object of its fields, a file in it as `{ name, type, bytes }`. */
  readonly bodies: Readonly<Record<string, Validator>>;
  /** By operationId, then status; a response that is not JSON has none. */
  readonly responses: Readonly<Record<string, Readonly<Record<number, Validator>>>>;
  /** By operationId, then parameter name. A JSON parameter is validated as its parsed value. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, Validator>>>>;
  /** By name of the webhook: its JSON payload. */
  readonly webhooks: Readonly<Record<string, Validator>>;
}
