import type { OperationDescriptor } from '../../../src/schema/operation.ts';
import type { FoundOperation } from './pathItem.ts';

/** The role of an operation in the console. */
export interface Binding {
  readonly kind: OperationDescriptor['kind'];
  readonly resource?: string;
  readonly appliesTo?: OperationDescriptor['appliesTo'];
  /** Whether the document declares it; an inferred binding is dropped when there is no such resource. */
  readonly isStated: boolean;
}

/** An operation and its binding. */
export interface BoundOperation {
  readonly found: FoundOperation;
  readonly binding: Binding;
}
