import { calls } from '../generated/calls.ts';
import type { CallDescriptor, OperationDescriptor } from '../schema/operation.ts';
import { checkResponse } from './checkResponse.ts';

type Described = Readonly<Record<string, Readonly<Record<string, CallDescriptor>>>>;

/** Checks the response of a read that a screen knows as data, as {@link checkResponse} does. */
export const checkRead = (
  { service, id, method, path }: OperationDescriptor,
  body: unknown,
): Promise<unknown> => {
  const shape = (calls as Described)[service]?.[id]?.shape;
  return checkResponse({ method, path, ...(shape && { shape }) }, body);
};
