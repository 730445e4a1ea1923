import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { FoundOperation } from './findOperations.ts';

/** What an operation is to the console. */
export interface Binding {
  readonly kind: OperationDescriptor['kind'];
  readonly resource?: string;
  readonly appliesTo?: OperationDescriptor['appliesTo'];
  /** The document says so; an inferred binding gives way when there is no such resource. */
  readonly isStated: boolean;
}

/** An operation and what it is. */
export interface BoundOperation {
  readonly found: FoundOperation;
  readonly binding: Binding;
}
