import { paths } from '../../paths.ts';
import { isBelow } from './isBelow.ts';
import type { Facts, Node, Rule, Section } from './Section.ts';
import { rulesFor } from './table.ts';

/**
 * The sections that somebody may enter, each with the entries that he sees: what sidebars, menus and the palette show.
 * What is not known yet is left out, and comes when it is.
 *
 * @see spec A2, A6
 */
export const sectionsFor = (facts: Facts): readonly Section[] =>
  rulesFor(facts)
    .map(({ nodes, ...section }) => ({ ...section, nodes: listed(nodes) }))
    .filter(({ nodes }) => nodes.length > 0);

const listed = (rules: readonly Rule[]): readonly Node[] =>
  rules
    .filter(({ may, exists, isListed }) => may === true && exists === true && isListed)
    .filter(({ children, isComing }) => children?.length !== 0 || isComing)
    .map(({ id, path, caption, icon, screen, children }) => ({
      ...{ id, path, caption },
      ...(icon && { icon }),
      ...(screen && { screen }),
      ...(children && { children: listed(children) }),
    }));

/** The section that an address belongs to, if somebody may enter it. */
export function sectionAt(pathname: string, facts: Facts): Section | undefined {
  const at = rulesFor(facts).find(({ path }) => isBelow(pathname, path));
  return at && sectionsFor(facts).find(({ path }) => path === (at.sameAs ?? at.path));
}

/** An address that has a screen. */
export interface Address {
  readonly path: string;
  readonly section?: Section;
  readonly node?: Node;
}

/** Every address that somebody can be led to: the home page, and each screen that a menu lists. */
export const allPlaces = (facts: Facts): readonly Address[] => [
  { path: paths.home },
  ...sectionsFor(facts).flatMap(section =>
    leaves(section.nodes).map(node => ({ path: node.path, section, node })),
  ),
];

/** The nodes that have a screen. */
export const leaves = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap(node => (node.screen ? [node] : leaves(node.children ?? [])));
