import type { FieldType } from './fieldTypes.ts';
import type { IndexNarrowing } from './narrowing.ts';

/** Whether a value of a row passes. It is never a list: the items of a list are tested one by one. */
export type ValueTest = (value: unknown) => boolean;

/** The field that an operator tests. */
export interface OperatorField {
  readonly path: string;
  readonly type: FieldType | undefined;
}

/** The test of an operator for one value, and the index lookup of candidates. */
export interface CompiledOperator {
  readonly test: ValueTest;
  readonly narrowing?: IndexNarrowing;
}
