import type { ComponentType } from 'react';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { PlainObject } from '../../schema/isObject.ts';

export interface FieldValueProps<Field extends FieldDescriptor = FieldDescriptor> {
  readonly field: Field;
  readonly value: unknown;
  readonly record: PlainObject;
}

export interface FieldInputProps<Field extends FieldDescriptor = FieldDescriptor> {
  readonly field: Field;
  /** The form path of the value, e.g. `geoPoint.lat`. */
  readonly name: string;
}

/** Custom inputs by field source. */
export type InputOverrides = Readonly<Record<string, ComponentType<FieldInputProps>>>;

/** The renderer of a field kind, on one line, so that it fits a table. */
export interface FieldRenderer<Field extends FieldDescriptor = FieldDescriptor> {
  readonly Component: ComponentType<FieldValueProps<Field>>;
  /** Numbers are right-aligned in their column. */
  readonly align?: 'right';
}

/** Returns the renderer of a field; passed to renderers of nested fields. */
export type GetFieldRenderer = (field: FieldDescriptor) => FieldRenderer;

/** Returns the input of a field; passed to inputs of nested fields. */
export type GetFieldInput = (field: FieldDescriptor) => ComponentType<FieldInputProps>;
