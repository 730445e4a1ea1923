import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { OpenApi, Schema } from '../openapi.ts';

/** What the reader of a field needs to know of where it stands. */
export interface Reading {
  readonly document: OpenApi;
  /** The resources of the document, by the name of their schema. */
  readonly resources: ReadonlyMap<string, string>;
  /** A form has no fields that a request cannot carry; a record has them all. */
  readonly use: 'record' | 'form';
  /** The schemas that the field is inside of, so that a schema inside itself comes to an end. */
  readonly trail: readonly string[];
}

/** Reads what is inside of a field. */
export interface Inside {
  /** @param name of the component that the properties stand in */
  fields(schema: Schema, name: string | undefined): readonly FieldDescriptor[];
  /** The field that stands for every item of a list; it has no name of its own. */
  item(items: Schema): FieldDescriptor;
}
