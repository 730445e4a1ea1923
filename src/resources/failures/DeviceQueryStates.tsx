import type { ReactNode } from 'react';

import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DeviceErrorMessage } from './DeviceErrorMessage.tsx';
import { isEmptyList, type QueryStatesProps } from './QueryStates.tsx';

interface DeviceQueryStatesProps<Data> extends Pick<
  QueryStatesProps<Data>,
  'data' | 'error' | 'skeletonRows' | 'isEmpty' | 'empty' | 'children'
> {
  /** Whether the device is being read: an earlier error is hidden. */
  readonly isReading: boolean;
  /** Absent where the card has a button that reads again. */
  readonly onRetry?: () => unknown;
}

/** Shows the state of data that a device returns. Earlier data stays below the error of a failed read. */
export function DeviceQueryStates<Data>({
  data,
  error,
  isReading,
  onRetry,
  skeletonRows = 2,
  isEmpty = isEmptyList,
  empty,
  children,
}: DeviceQueryStatesProps<Data>): ReactNode {
  const hasError = Boolean(error) && !isReading;
  const isDataEmpty = data !== undefined && empty !== undefined && isEmpty(data);
  return (
    <>
      {hasError && (
        <DeviceErrorMessage error={error} {...(onRetry && { onRetry: () => void onRetry() })} />
      )}
      {data === undefined && isReading && <SkeletonRows rows={skeletonRows} />}
      {isDataEmpty && !hasError && empty}
      {data !== undefined && !isDataEmpty && children(data)}
    </>
  );
}
