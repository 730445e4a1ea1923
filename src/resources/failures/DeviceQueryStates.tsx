import type { ReactNode } from 'react';

import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DeviceErrorMessage } from './DeviceErrorMessage.tsx';
import { isEmptyList } from './QueryStates.tsx';

interface DeviceQueryStatesProps<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Whether the device is being read: an earlier error is hidden. */
  readonly isReading: boolean;
  /** Absent where the card has a button that reads again. */
  readonly onRetry?: () => unknown;
  readonly skeletonRows?: number;
  /** Whether `empty` replaces the data; default: a list without items. */
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
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
