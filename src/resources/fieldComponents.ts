import type { ComponentType } from 'react';

import type { FieldDescriptor } from '../schema/field.ts';

/** A record, or an object inside one: what a field is read from. */
export type PlainObject = Readonly<Record<string, unknown>>;

export interface FieldValueProps<Field extends FieldDescriptor = FieldDescriptor> {
  readonly field: Field;
  readonly value: unknown;
  readonly record: PlainObject;
}

export interface FieldInputProps<Field extends FieldDescriptor = FieldDescriptor> {
  readonly field: Field;
  /** Where the value lives in the form, e.g. `geoPoint.lat`. */
  readonly name: string;
}

/** What a person draws by hand instead of the kit of a field, by source. */
export type InputOverrides = Readonly<Record<string, ComponentType<FieldInputProps>>>;

/** How one kind of field is shown, on one line, so that it fits a table. */
export interface FieldRenderer<Field extends FieldDescriptor = FieldDescriptor> {
  readonly Component: ComponentType<FieldValueProps<Field>>;
  /** Numbers stand at the right of their column. */
  readonly align?: 'right';
}

/** Finds how a field is shown; what shows fields inside a field is given it. */
export type GetFieldRenderer = (field: FieldDescriptor) => FieldRenderer;

/** Finds what edits a field in a form; editors of fields that hold other fields are given it. */
export type GetFieldInput = (field: FieldDescriptor) => ComponentType<FieldInputProps>;
