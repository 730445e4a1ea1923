import type { FieldDescriptor } from '../../../schema/field.ts';

/** What a field of the search row offers. */
export interface SearchOptionsProps<Field extends FieldDescriptor = FieldDescriptor> {
  readonly field: Field;
  readonly value: unknown;
  /** Told what is chosen; undefined asks for any. */
  readonly onChoose: (value: unknown) => void;
}
