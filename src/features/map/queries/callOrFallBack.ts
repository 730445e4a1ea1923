import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';

import { getErrorStatus } from '../../../domain/errorStatus.ts';

/** An operation of this console's documents that other platforms may not have. */
export type OptionalOperation = 'getAssetMarkers' | 'getDomainMarkers';

const MISSING_STATUSES: readonly (number | undefined)[] = [404, 405, 501];

/** The operations that the platform does not have: in the query cache, which ends with the session. */
const MISSING_KEY = ['platform', 'missingOperations'];

const getMissing = (client: QueryClient) =>
  client.getQueryData<readonly OptionalOperation[]>(MISSING_KEY) ?? [];

/** Returns the operations that the platform does not have, as far as the session knows. */
export function useMissingOperations(): readonly OptionalOperation[] {
  const { data } = useQuery<readonly OptionalOperation[]>({
    ...{ queryKey: MISSING_KEY, queryFn: skipToken },
    ...{ gcTime: Infinity, staleTime: Infinity },
  });
  return data ?? NONE_MISSING;
}

const NONE_MISSING: readonly OptionalOperation[] = [];

function addMissing(client: QueryClient, operation: OptionalOperation): void {
  client.setQueryDefaults(MISSING_KEY, { gcTime: Infinity, staleTime: Infinity });
  client.setQueryData(MISSING_KEY, [...getMissing(client), operation]);
}

/**
 * Calls an operation, or its fallback on a platform that does not have it. A missing operation is called once in a
 * session, not at every view.
 *
 * @throws ResponseError
 */
export async function callOrFallBack<Result>(
  client: QueryClient,
  operation: OptionalOperation,
  call: () => Promise<Result>,
  fallBack: () => Promise<Result>,
): Promise<Result> {
  if (getMissing(client).includes(operation)) return fallBack();
  try {
    return await call();
  } catch (error) {
    if (!MISSING_STATUSES.includes(getErrorStatus(error))) throw error;
    addMissing(client, operation);
    return fallBack();
  }
}
