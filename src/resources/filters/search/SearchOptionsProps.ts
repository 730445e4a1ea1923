import type { FieldDescriptor } from '../../../schema/field.ts';

/** The props of the options of a search row field. */
export interface SearchOptionsProps<Field extends FieldDescriptor = FieldDescriptor> {
  readonly field: Field;
  readonly value: unknown;
  /** Called with the selected value; undefined means any. */
  readonly onChoose: (value: unknown) => void;
}
