/** The JSON type of a value that is not null: text and booleans are scalars; `scalars` is a list of text or numbers. */
export type JsonType = 'list' | 'record' | 'number' | 'scalar' | 'scalars';

/**
 * The JSON type of a response that its readers rely on, and the types of the properties of the record, or of each
 * record of the list. A `?` marks a property that may be absent or null.
 *
 * @example { type: 'record', fields: { ids: 'list', name: 'scalar?' } }
 */
export interface ResponseShape {
  readonly type: JsonType;
  readonly fields?: Readonly<Record<string, JsonType | `${JsonType}?`>>;
}
