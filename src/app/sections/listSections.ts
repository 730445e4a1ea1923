import { paths } from '../../paths.ts';
import { isWithinPath } from './isWithinPath.ts';
import type { RouteContext, NavNode, RouteRule, NavSection } from './NavSection.ts';
import { getSectionRoutes } from './sectionTable.ts';

/**
 * The sections that somebody may enter, each with the entries that he sees: what sidebars, menus and the palette show.
 * What is not known yet is left out, and comes when it is.
 *
 * @see SHELL-14, SHELL-06
 */
export const listSections = (context: RouteContext): readonly NavSection[] =>
  getSectionRoutes(context)
    .map(({ nodes, ...section }) => ({ ...section, nodes: listNavNodes(nodes) }))
    .filter(({ nodes }) => nodes.length > 0);

const listNavNodes = (rules: readonly RouteRule[]): readonly NavNode[] =>
  rules
    .filter(({ may, exists, isListed }) => may === true && exists === true && isListed)
    .filter(({ children, isLoading }) => children?.length !== 0 || isLoading)
    .map(({ id, path, caption, icon, screen, children }) => ({
      ...{ id, path, caption },
      ...(icon && { icon }),
      ...(screen && { screen }),
      ...(children && { children: listNavNodes(children) }),
    }));

/** The section that an address belongs to, if somebody may enter it. */
export function findSection(pathname: string, context: RouteContext): NavSection | undefined {
  const routes = getSectionRoutes(context).find(({ path }) => isWithinPath(pathname, path));
  return (
    routes && listSections(context).find(({ path }) => path === (routes.aliasOf ?? routes.path))
  );
}

/** An address that has a screen. */
export interface ScreenPath {
  readonly path: string;
  readonly section?: NavSection;
  readonly node?: NavNode;
}

/** Every address that somebody can be led to: the home page, and each screen that a menu lists. */
export const listScreenPaths = (context: RouteContext): readonly ScreenPath[] => [
  { path: paths.home },
  ...listSections(context).flatMap(section =>
    collectScreenNodes(section.nodes).map(node => ({ path: node.path, section, node })),
  ),
];

/** The nodes that have a screen. */
export const collectScreenNodes = (nodes: readonly NavNode[]): readonly NavNode[] =>
  nodes.flatMap(node => (node.screen ? [node] : collectScreenNodes(node.children ?? [])));
