import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A component that comes in a file of its own, and a way to fetch it before it is drawn. */
export interface Fetched<Props> {
  readonly Screen: LazyExoticComponent<ComponentType<Props>>;
  readonly prefetch: () => Promise<unknown>;
}

/**
 * Makes a component that is fetched when it is first drawn, or before. One that is there already is drawn at once: React
 * would draw what stands in for it, and keep that for 300 ms.
 */
export function fetched<Props>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let there: ComponentType<Props> | undefined;
  const prefetch = async () => {
    there ??= await load();
    return { default: there };
  };
  // React asks no more of a promise than `then`; one that answers at once never suspends.
  const atOnce = (module: { readonly default: ComponentType<Props> }) =>
    ({ then: (tell: (value: typeof module) => void) => tell(module) }) as unknown as Promise<
      typeof module
    >;
  return { Screen: lazy(() => (there ? atOnce({ default: there }) : prefetch())), prefetch };
}
