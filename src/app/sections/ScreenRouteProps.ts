import type { NavNode, ScreenDefinition } from './NavSection.ts';

/** What is told to whatever draws one kind of screen. */
export interface ScreenRouteProps<Kind extends ScreenDefinition['kind']> {
  readonly node: NavNode;
  readonly screen: Extract<ScreenDefinition, { readonly kind: Kind }>;
}
