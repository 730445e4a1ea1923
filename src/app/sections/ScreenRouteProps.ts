import type { NavNode, ScreenDefinition } from './NavSection.ts';

/** The props of a component that renders one kind of screen. */
export interface ScreenRouteProps<Kind extends ScreenDefinition['kind']> {
  readonly node: NavNode;
  readonly screen: Extract<ScreenDefinition, { readonly kind: Kind }>;
}
