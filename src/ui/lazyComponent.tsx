import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

import { chunkLoader, loadChunk, loadChunkOrReload } from './chunkLoader.ts';

/** The result of `import()`: the component, or the module with its default export. */
type LoadedModule<Props> = ComponentType<Props> | { readonly default: ComponentType<Props> };

/** A lazily loaded component with a function that prefetches it. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  readonly prefetch: () => Promise<unknown>;
};

/**
 * Creates a component that loads on its first render, or on prefetch; a loaded one renders immediately. React's own
 * `lazy` would show its fallback for at least 300 ms, wait without a time limit, and never retry a failed load.
 *
 * The nearest ErrorBoundary shows a {@link ChunkLoadError}, and retries on user action.
 *
 * @param load `import()`, or a promise of the module
 * @param options `isOptional` for a part that a page can omit: when it fails, nothing renders
 * @see SHELL-24
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<LoadedModule<Props>>,
  { isOptional = false }: { readonly isOptional?: boolean } = {},
): LazyComponent<Props> {
  let loadedComponent: ComponentType<Props> | undefined;
  let pendingComponent: ComponentType<Props> | undefined;

  const loadAndKeep = async () => {
    const loaded = await load();
    return (loadedComponent = 'default' in loaded ? loaded.default : loaded);
  };
  const loadRequired = () =>
    (isOptional ? loadChunk(loadAndKeep) : loadChunkOrReload(loadAndKeep)).catch(
      (error: unknown) => {
        if (isOptional) return EmptyComponent;
        chunkLoader.onRetry(() => (pendingComponent = undefined));
        throw error;
      },
    );
  const loadModule = () => {
    const module = loadRequired().then(component => ({ default: component }));
    void module.then(chunkLoader.notifySettled, chunkLoader.notifySettled);
    return module;
  };
  const LazyWrapper = (props: Props) => {
    // Constant while mounted: another component type would remount and lose its state.
    const [Loadable] = useState(() => loadedComponent ?? (pendingComponent ??= lazy(loadModule)));
    return <Loadable {...props} />;
  };
  return Object.assign(LazyWrapper, {
    prefetch: () => (loadedComponent ? Promise.resolve() : loadChunk(loadAndKeep)),
  });
}

const EmptyComponent = () => null;
