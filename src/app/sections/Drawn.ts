import type { Node, Screen } from './Section.ts';

/** What is told to whatever draws one kind of screen. */
export interface Drawn<Kind extends Screen['kind']> {
  readonly node: Node;
  readonly screen: Extract<Screen, { readonly kind: Kind }>;
}
