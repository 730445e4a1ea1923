import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react';

import { chunkLoader } from './chunkLoader.ts';

interface LazyBoundaryProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}

/**
 * A `Suspense` that shows a lazy component as soon as its file has loaded. React's own keeps a fallback for 300 ms, once
 * for each boundary inside another.
 *
 * @see docs/decisions/2026-11-22-fallbacks-without-delay.md
 */
export const LazyBoundary = ({ children, fallback }: LazyBoundaryProps) => {
  // React delays its own retry of a boundary, not an update of the component around it.
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  return (
    <Suspense fallback={<Fallback onChunkSettled={rerender}>{fallback}</Fallback>}>
      {children}
    </Suspense>
  );
};

interface FallbackProps {
  readonly children: ReactNode;
  readonly onChunkSettled: () => void;
}

const Fallback = ({ children, onChunkSettled }: FallbackProps) => {
  useLayoutEffect(() => chunkLoader.subscribe(onChunkSettled), [onChunkSettled]);
  return children;
};
