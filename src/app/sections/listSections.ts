import { paths } from '../../paths.ts';
import { isWithinPath } from './isWithinPath.ts';
import type { RouteContext, NavNode, RouteRule, NavSection } from './NavSection.ts';
import { getSectionRoutes } from './sectionTable.ts';

/**
 * Returns the sections that the user can access, each with its visible entries, as in sidebars, menus and the
 * palette. Entries that are still loading are omitted until they are known.
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
    .map(({ id, path, caption, icon, screen, defaultFilter, children }) => ({
      ...{ id, path, caption },
      ...(icon && { icon }),
      ...(screen && { screen }),
      ...(defaultFilter && { defaultFilter }),
      ...(children && { children: listNavNodes(children) }),
    }));

/** Returns the section of a path, if the user can access it. */
export function findSection(pathname: string, context: RouteContext): NavSection | undefined {
  const routes = getSectionRoutes(context).find(({ path }) => isWithinPath(pathname, path));
  return (
    routes && listSections(context).find(({ path }) => path === (routes.aliasOf ?? routes.path))
  );
}

export interface ScreenPath {
  readonly path: string;
  readonly section?: NavSection;
  readonly node?: NavNode;
}

/** Returns every path that navigation offers the user: the home page, and each screen that a menu lists. */
export const listScreenPaths = (context: RouteContext): readonly ScreenPath[] => [
  { path: paths.home },
  ...listSections(context).flatMap(section =>
    collectScreenNodes(section.nodes).map(node => ({ path: node.path, section, node })),
  ),
];

export const collectScreenNodes = (nodes: readonly NavNode[]): readonly NavNode[] =>
  nodes.flatMap(node => (node.screen ? [node] : collectScreenNodes(node.children ?? [])));
