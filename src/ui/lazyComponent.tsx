import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

import { chunkLoader, loadChunk, loadChunkOrReload } from './chunkLoader.ts';

/** What comes of `import()`: the component, or the module whose default it is. */
type LoadedModule<Props> = ComponentType<Props> | { readonly default: ComponentType<Props> };

/** A component that comes in a file of its own, and a way to fetch it before it is drawn. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  readonly prefetch: () => Promise<unknown>;
};

/**
 * Makes a component that is fetched when it is first drawn, or before; one that is there already is drawn at once. React's
 * own `lazy` would draw what stands in for it, keep that for 300 ms, wait for ever, and never ask again for one that failed.
 *
 * The nearest Region shows a {@link ChunkLoadError}, and asks again when a person does.
 *
 * @param load `import()`, or what comes of it
 * @param options `isOptional` for what a page can do without: when it fails, nothing is drawn
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
    // For as long as it is drawn it is the same: another component would begin anew.
    const [Loadable] = useState(() => loadedComponent ?? (pendingComponent ??= lazy(loadModule)));
    return <Loadable {...props} />;
  };
  return Object.assign(LazyWrapper, {
    prefetch: () => (loadedComponent ? Promise.resolve() : loadChunk(loadAndKeep)),
  });
}

const EmptyComponent = () => null;
