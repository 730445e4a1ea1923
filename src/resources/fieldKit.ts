import type { ComponentType } from 'react';

import type { FieldDescriptor } from '../schema/field.ts';

/** A record, or an object inside one: what a field is read from. */
export type Owner = Readonly<Record<string, unknown>>;

export interface ShowProps<Field extends FieldDescriptor = FieldDescriptor> {
  readonly field: Field;
  readonly value: unknown;
  readonly owner: Owner;
}

export interface EditProps<Field extends FieldDescriptor = FieldDescriptor> {
  readonly field: Field;
  /** Where the value lives in the form, e.g. `geoPoint.lat`. */
  readonly name: string;
}

/** What a person draws by hand instead of the kit of a field, by source. */
export type EditOverrides = Readonly<Record<string, ComponentType<EditProps>>>;

/** How one kind of field is shown, on one line, so that it fits a table. */
export interface Showing<Field extends FieldDescriptor = FieldDescriptor> {
  readonly Show: ComponentType<ShowProps<Field>>;
  /** Numbers stand at the right of their column. */
  readonly align?: 'right';
}

/** Finds how a field is shown; what shows fields inside a field is given it. */
export type ShowingOf = (field: FieldDescriptor) => Showing;

/** Finds what edits a field in a form; editors of fields that hold other fields are given it. */
export type EditOf = (field: FieldDescriptor) => ComponentType<EditProps>;
