import { useEffect, useState } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { chunks, needChunk } from '../../ui/chunks.ts';
import { operations, type OperationName } from './operations.ts';

interface Found {
  readonly name: OperationName;
  readonly operation?: OperationDescriptor;
  readonly error?: Error;
}

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

/**
 * What the documents say of an operation.
 *
 * @returns undefined until that has come
 * @throws ChunkLoadError while it is drawn, for the nearest Region
 */
export function useOperation(name: OperationName): OperationDescriptor | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (what: Omit<Found, 'name'>) => isCurrent && setFound({ name, ...what });
    need(name).then(
      operation => tell({ operation }),
      (error: Error) => tell({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (found?.name !== name) return undefined;
  if (found.error) throw found.error;
  return found.operation;
}
