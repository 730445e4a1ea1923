import { combineAny, type Maybe } from '../../domain/modules.ts';
import { isWithinPath } from './isWithinPath.ts';
import type { RouteContext, NavNode, RouteRule, SectionRoutes } from './NavSection.ts';
import { getSectionRoutes } from './sectionTable.ts';

/** The route that a URL resolves to for a user. */
export type ResolvedRoute =
  /** A screen: its section, and the base path of its own routes. */
  | { readonly kind: 'screen'; readonly section: string; readonly node: NavNode }
  /** A group of screens, which redirects to one of them. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** A section that the user cannot access. */
  | { readonly kind: 'home' }
  /** The input of the decision is loading. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'notFound' };

const HOME_ROUTE: ResolvedRoute = { kind: 'home' };
const PENDING_ROUTE: ResolvedRoute = { kind: 'wait' };
const NOT_FOUND_ROUTE: ResolvedRoute = { kind: 'notFound' };

/**
 * Resolves a URL; the only function that decides guards, defaults and unknown URLs.
 *
 * The guard runs first, so that a user without the module learns nothing of its routes; while its input is loading,
 * the route is pending.
 *
 * @param pathname as in `location`
 * @see SHELL-06, SHELL-07, SHELL-17 to SHELL-23
 */
export function resolveRoute(pathname: string, context: RouteContext): ResolvedRoute {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const section = getSectionRoutes(context).find(rules => isWithinPath(path, rules.path));
  if (!section) return NOT_FOUND_ROUTE;
  const rule = findLongestMatch(path, section.nodes);
  if (rule) return guard(rule.may, () => resolveWithin(path, rule, section));
  return guard(combineAny(section.nodes.map(({ may }) => may)), () =>
    path === section.path ? resolveDefault(section.nodes) : NOT_FOUND_ROUTE,
  );
}

/** Returns the rule whose path is the longest prefix of this one. */
const findLongestMatch = (path: string, rules: readonly RouteRule[]): RouteRule | undefined =>
  rules
    .filter(rule => isWithinPath(path, rule.path))
    .toSorted((first, second) => second.path.length - first.path.length)[0];

function guard(may: Maybe, getRoute: () => ResolvedRoute): ResolvedRoute {
  if (may === undefined) return PENDING_ROUTE;
  return may ? getRoute() : HOME_ROUTE;
}

function resolveWithin(path: string, rule: RouteRule, section: SectionRoutes): ResolvedRoute {
  if (rule.exists === undefined) return PENDING_ROUTE;
  if (!rule.exists) return NOT_FOUND_ROUTE;
  if (rule.screen) return resolveScreen(path, rule, section);
  if (path === rule.path)
    return rule.isLoading ? PENDING_ROUTE : resolveDefault(rule.children ?? [], rule.defaultChild);
  const child = findLongestMatch(path, rule.children ?? []);
  if (child) return guard(child.may, () => resolveWithin(path, child, section));
  return resolveUnlisted(path, rule, section);
}

/** A single-page screen has no subroutes. A resource screen has its records; custom screens resolve their own. */
const resolveScreen = (
  path: string,
  node: RouteRule,
  { path: section }: SectionRoutes,
): ResolvedRoute =>
  path === node.path || node.screen?.kind === 'resource' || node.screen?.kind === 'own'
    ? { kind: 'screen', section, node }
    : NOT_FOUND_ROUTE;

/** Resolves a URL that no navigation entry links to. */
function resolveUnlisted(
  path: string,
  rule: RouteRule,
  { path: section }: SectionRoutes,
): ResolvedRoute {
  const [segment = ''] = path.slice(rule.path.length + 1).split('/');
  const name = decodeSegment(segment);
  if (name === undefined || !rule.resolveOther) return NOT_FOUND_ROUTE;
  const getRoute = rule.resolveOther(name);
  if (!getRoute) return rule.isLoading ? PENDING_ROUTE : NOT_FOUND_ROUTE;
  const base = `${rule.path}/${segment}`;
  return { kind: 'screen', section, node: { id: base.slice(1), path: base, ...getRoute } };
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Returns the default route of a group: the named child, else the first available one. */
function resolveDefault(rules: readonly RouteRule[], defaultChild?: string): ResolvedRoute {
  const enterableRules = rules.filter(({ may, exists }) => may !== false && exists !== false);
  const defaultRule = enterableRules.find(
    ({ path }) => defaultChild !== undefined && path.endsWith(`/${defaultChild}`),
  );
  const targetRule = defaultRule ?? enterableRules[0];
  if (!targetRule) return NOT_FOUND_ROUTE;
  if (targetRule.may === undefined || targetRule.exists === undefined) return PENDING_ROUTE;
  return targetRule.children
    ? resolveGroupDefault(targetRule)
    : { kind: 'redirect', to: targetRule.path };
}

const resolveGroupDefault = ({
  children = [],
  defaultChild,
  isLoading,
}: RouteRule): ResolvedRoute =>
  isLoading ? PENDING_ROUTE : resolveDefault(children, defaultChild);
