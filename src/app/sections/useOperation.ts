import { use } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { chunks, needChunk } from '../../ui/chunks.ts';
import { operations, type OperationName } from './operations.ts';

const coming = new Map<OperationName, Promise<OperationDescriptor>>();

async function fetchIt(name: OperationName): Promise<OperationDescriptor> {
  try {
    const { operation } = await needChunk<{ readonly operation: OperationDescriptor }>(
      operations[name],
    );
    return operation;
  } catch (error) {
    chunks.remember(() => coming.delete(name));
    throw error;
  }
}

function need(name: OperationName): Promise<OperationDescriptor> {
  const one = coming.get(name) ?? fetchIt(name);
  coming.set(name, one);
  return one;
}

/** What the documents say of an operation. It suspends until that has come. */
export const useOperation = (name: OperationName): OperationDescriptor => use(need(name));
