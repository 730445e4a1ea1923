import type { FieldType } from './fieldTypes.ts';
import type { IndexNarrowing } from './narrowing.ts';

/** Whether a value of a row passes. It is never a list: of a list, each item is asked. */
export type ValueTest = (value: unknown) => boolean;

/** The field that an operator is asked of. */
export interface OperatorField {
  readonly path: string;
  readonly type: FieldType | undefined;
}

/** What an operator says about one value, and where an index may look for those that pass. */
export interface CompiledOperator {
  readonly test: ValueTest;
  readonly narrowing?: IndexNarrowing;
}
