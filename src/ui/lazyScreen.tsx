import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

import { chunks, loadChunk, needChunk } from './chunks.ts';

/** What comes of `import()`: the component, or the module whose default it is. */
type Loaded<Props> = ComponentType<Props> | { readonly default: ComponentType<Props> };

/** A component that comes in a file of its own, and a way to fetch it before it is drawn. */
export type LazyScreen<Props> = FunctionComponent<Props> & {
  readonly prefetch: () => Promise<unknown>;
};

/**
 * Makes a component that is fetched when it is first drawn, or before; one that is there already is drawn at once. React's
 * own `lazy` would draw what stands in for it, keep that for 300 ms, wait for ever, and never ask again for one that failed.
 *
 * The nearest Region shows a {@link ChunkLoadError}, and asks again when a person does.
 *
 * @param load `import()`, or what comes of it
 * @param options `isExtra` for what a page can do without: when it fails, nothing is drawn
 * @see SHELL-24
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { isExtra = false }: { readonly isExtra?: boolean } = {},
): LazyScreen<Props> {
  let there: ComponentType<Props> | undefined;
  let coming: ComponentType<Props> | undefined;

  const keep = async () => {
    const loaded = await load();
    return (there = 'default' in loaded ? loaded.default : loaded);
  };
  const need = () =>
    (isExtra ? loadChunk(keep) : needChunk(keep)).catch((error: unknown) => {
      if (isExtra) return Nothing;
      chunks.remember(() => (coming = undefined));
      throw error;
    });
  const Screen = (props: Props) => {
    // For as long as it is drawn it is the same: another component would begin anew.
    const [Part] = useState(
      () => there ?? (coming ??= lazy(async () => ({ default: await need() }))),
    );
    return <Part {...props} />;
  };
  return Object.assign(Screen, { prefetch: () => (there ? Promise.resolve() : loadChunk(keep)) });
}

const Nothing = () => null;
