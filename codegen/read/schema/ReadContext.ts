import type { FieldDescriptor } from '../../../src/schema/field.ts';
import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { usesXConsole } from './usesXConsole.ts';

/** The context of the reader of a field. */
export interface ReadContext {
  readonly document: OpenApiDocument;
  /** The resources of the document, by the name of their schema. */
  readonly resources: ReadonlyMap<string, string>;
  /** The resources that have a list, by the name of one record; absent where a document declares its references. */
  readonly listedResources?: ReadonlyMap<string, string>;
  /** A form only has the fields that a request can contain; a record has all. */
  readonly use: 'record' | 'form';
  /** The enclosing schemas of the field, to stop at a recursive schema. */
  readonly ancestors: readonly string[];
  /** The remaining number of nested fields; each one read decrements it. */
  readonly budget?: { left: number };
}

/**
 * The maximum number of nested fields in one record or form: a larger form is unusable, and a document may nest
 * without limit.
 */
const MAX_NESTED_FIELDS = 1500;

/** The same for a foreign document, where every record may lead to every other. */
const MAX_NESTED_FIELDS_FOREIGN = 120;

/**
 * Limits the nested fields, so that reading terminates for a document of any depth.
 *
 * @example readValueField(schema, { ...withFieldBudget(context), use: 'form', ancestors: [] })
 */
export const withFieldBudget = (context: ReadContext): ReadContext => ({
  ...context,
  budget: { left: usesXConsole(context.document) ? MAX_NESTED_FIELDS : MAX_NESTED_FIELDS_FOREIGN },
});

/**
 * Reads the nested fields of a field.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export interface NestedReader {
  /** @param name of the component that has the properties */
  fields(schema: SchemaObject, name: string | undefined): readonly FieldDescriptor[];
  /** The field of each item of a list; it has no name of its own. */
  item(items: SchemaObject): FieldDescriptor;
}
