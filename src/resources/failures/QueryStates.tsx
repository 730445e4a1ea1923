import type { ReactNode } from 'react';

import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { QueryError } from './QueryError.tsx';
import { QueryErrorLine } from './QueryErrorLine.tsx';

export interface QueryStatesProps<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** Why the user may not read it. */
  readonly denialReason?: string | undefined;
  /** The title of a failure; default: a record did not load. */
  readonly errorTitle?: string;
  /** The class of the error where there is room for one line. */
  readonly errorLineClass?: string;
  readonly skeletonRows?: number;
  /** Whether `empty` replaces the data; default: a list without items. */
  readonly isEmpty?: (data: Data) => boolean;
  /** Nothing there, or no match. */
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the state of one query: denied, failed, loading, empty, or loaded. Earlier data stays when a refetch fails.
 *
 * @example
 * const { data, error, refetch } = useGetList('scenes', params);
 * <QueryStates
 *   {...{ data, error }}
 *   onRetry={refetch}
 *   errorTitle={translate('list.failed')}
 *   empty={isFiltered ? <NoMatch onClearFilters={clear} /> : <EmptyState kind="nothing" title={title} />}
 * >
 *   {scenes => <SceneTable scenes={scenes} />}
 * </QueryStates>;
 */
export function QueryStates<Data>({
  data,
  error,
  onRetry,
  denialReason,
  errorTitle,
  errorLineClass,
  skeletonRows,
  isEmpty = isEmptyList,
  empty,
  children,
}: QueryStatesProps<Data>): ReactNode {
  if (denialReason !== undefined) return <AccessDenied reason={denialReason} />;
  const isShown = data !== undefined && !(empty !== undefined && isEmpty(data));
  if (isShown) return children(data);
  if (error)
    return errorLineClass === undefined ? (
      <QueryError error={error} title={errorTitle} onRetry={onRetry} />
    ) : (
      <QueryErrorLine error={error} className={errorLineClass} onRetry={onRetry} />
    );
  return data === undefined ? (
    <SkeletonRows {...(skeletonRows && { rows: skeletonRows })} />
  ) : (
    empty
  );
}

/** Whether a list has no items. */
export const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;
