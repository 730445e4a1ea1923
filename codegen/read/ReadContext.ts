import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { usesXConsole } from './usesXConsole.ts';

/** What the reader of a field needs to know of where it stands. */
export interface ReadContext {
  readonly document: OpenApiDocument;
  /** The resources of the document, by the name of their schema. */
  readonly resources: ReadonlyMap<string, string>;
  /** The resources that list records, by what one of them is called; absent where a document says itself what refers. */
  readonly listedResources?: ReadonlyMap<string, string>;
  /** A form has no fields that a request cannot carry; a record has them all. */
  readonly use: 'record' | 'form';
  /** The schemas that the field is inside of, so that a schema inside itself comes to an end. */
  readonly ancestors: readonly string[];
  /** How many more fields there may be inside of fields; everything read below counts it down. */
  readonly budget?: { left: number };
}

/** Fields inside of fields, in one record or form: more would be no form, and a document may grow without end. */
const MAX_NESTED_FIELDS = 1500;

/** A document from elsewhere may lead from every record to every other. */
const MAX_NESTED_FIELDS_FOREIGN = 120;

/** A reading that comes to an end however deep its document is. */
export const withFieldBudget = (context: ReadContext): ReadContext => ({
  ...context,
  budget: { left: usesXConsole(context.document) ? MAX_NESTED_FIELDS : MAX_NESTED_FIELDS_FOREIGN },
});

/** Reads what is inside of a field. */
export interface NestedReader {
  /** @param name of the component that the properties stand in */
  fields(schema: SchemaObject, name: string | undefined): readonly FieldDescriptor[];
  /** The field that stands for every item of a list; it has no name of its own. */
  item(items: SchemaObject): FieldDescriptor;
}
