import { useEffect, useState } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { chunkLoader, loadChunkOrReload } from '../../ui/chunkLoader.ts';
import { operationLoaders, type OperationName } from './operationLoaders.ts';

interface LoadedOperation {
  readonly name: OperationName;
  readonly operation?: OperationDescriptor;
  readonly error?: Error;
}

const pendingOperations = new Map<OperationName, Promise<OperationDescriptor>>();

async function fetchOperation(name: OperationName): Promise<OperationDescriptor> {
  try {
    const { operation } = await loadChunkOrReload<{ readonly operation: OperationDescriptor }>(
      operationLoaders[name],
    );
    return operation;
  } catch (error) {
    chunkLoader.onRetry(() => pendingOperations.delete(name));
    throw error;
  }
}

function loadOperation(name: OperationName): Promise<OperationDescriptor> {
  const pendingOperation = pendingOperations.get(name) ?? fetchOperation(name);
  pendingOperations.set(name, pendingOperation);
  return pendingOperation;
}

/**
 * Loads the descriptor of an operation.
 *
 * @returns undefined while it loads
 * @throws ChunkLoadError during render, for the nearest ErrorBoundary
 */
export function useOperationDescriptor(name: OperationName): OperationDescriptor | undefined {
  const [loadedOperation, setLoadedOperation] = useState<LoadedOperation>();
  useEffect(() => {
    let isCurrent = true;
    const setIfCurrent = (outcome: Omit<LoadedOperation, 'name'>) =>
      isCurrent && setLoadedOperation({ name, ...outcome });
    loadOperation(name).then(
      operation => setIfCurrent({ operation }),
      (error: Error) => setIfCurrent({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (loadedOperation?.name !== name) return undefined;
  if (loadedOperation.error) throw loadedOperation.error;
  return loadedOperation.operation;
}
