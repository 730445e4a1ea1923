import type { OperationDescriptor } from '../schema/operation.ts';
import type { ResponseShape } from '../schema/responseShape.ts';
import { checkResponse } from './checkResponse.ts';

/** The shape that the readers of a response rely on, else the one implied by its verb or its value. */
function shapeOf({ shape, kind: is, responses }: OperationDescriptor): ResponseShape | undefined {
  if (shape) return shape;
  if (is === 'list') return { type: 'list', fields: {} };
  if (is === 'count') return { type: 'record', fields: { count: 'number' } };
  return responses[0]?.value?.kind === 'object' ? { type: 'record' } : undefined;
}

/** Validates the response of a read that a screen displays generically, as {@link checkResponse} does. */
export function checkRead(operation: OperationDescriptor, body: unknown): Promise<unknown> {
  const { method, path } = operation;
  const shape = shapeOf(operation);
  return checkResponse({ method, path, ...(shape && { shape }) }, body);
}
