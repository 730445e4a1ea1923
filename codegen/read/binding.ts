import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { FoundOperation } from './operations.ts';

/** What an operation is to the console. */
export interface Binding {
  readonly is: OperationDescriptor['is'];
  readonly resource?: string;
  readonly on?: OperationDescriptor['on'];
  /** The document says so; an inferred binding gives way when there is no such resource. */
  readonly stated: boolean;
}

/** An operation and what it is. */
export interface BoundOperation {
  readonly found: FoundOperation;
  readonly binding: Binding;
}
