import type { Maybe } from '../../domain/modules.ts';
import { isBelow } from './isBelow.ts';
import type { Facts, Node, Rule, SectionRules } from './Section.ts';
import { rulesFor } from './table.ts';

/** What is at an address, for one person. */
export type Found =
  /** A screen: whose, and where its own addresses begin. */
  | { readonly kind: 'screen'; readonly section: string; readonly node: Node }
  /** A group of screens, which opens with one of them. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** A section that is not his. */
  | { readonly kind: 'home' }
  /** What decides is on its way. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'nowhere' };

const HOME: Found = { kind: 'home' };
const WAIT: Found = { kind: 'wait' };
const NOWHERE: Found = { kind: 'nowhere' };

/**
 * What is at an address: the one place that decides of guards, defaults and addresses that there are none of.
 *
 * The guard comes first, so that who lacks a module learns nothing of its addresses; while what it asks is on its way,
 * nothing is decided.
 *
 * @param pathname as the address bar has it
 * @see spec A2, A6 (SHELL-06, SHELL-07, SHELL-17 to SHELL-23)
 */
export function placeAt(pathname: string, facts: Facts): Found {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const section = rulesFor(facts).find(rules => isBelow(path, rules.path));
  if (!section) return NOWHERE;
  const rule = nearest(path, section.nodes);
  if (rule) return guarded(rule.may, () => within(path, rule, section));
  return guarded(anyOf(section.nodes.map(({ may }) => may)), () =>
    path === section.path ? opening(section.nodes) : NOWHERE,
  );
}

/** The rule whose address is the longest beginning of this one. */
const nearest = (path: string, rules: readonly Rule[]): Rule | undefined =>
  rules
    .filter(rule => isBelow(path, rule.path))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

function guarded(may: Maybe, found: () => Found): Found {
  if (may === undefined) return WAIT;
  return may ? found() : HOME;
}

const anyOf = (all: readonly Maybe[]): Maybe =>
  all.includes(true) || (all.includes(undefined) ? undefined : false);

function within(path: string, rule: Rule, section: SectionRules): Found {
  if (rule.exists === undefined) return WAIT;
  if (!rule.exists) return NOWHERE;
  if (rule.screen) return screenAt(path, rule, section);
  if (path === rule.path) return rule.isComing ? WAIT : opening(rule.children ?? [], rule.start);
  const child = nearest(path, rule.children ?? []);
  if (child) return guarded(child.may, () => within(path, child, section));
  return unlisted(path, rule, section);
}

/** Screens of one page have nothing below them. Those of a resource have its records, hand-written ones decide themselves. */
const screenAt = (path: string, node: Rule, { path: section }: SectionRules): Found =>
  path === node.path || node.screen?.kind === 'resource' || node.screen?.kind === 'own'
    ? { kind: 'screen', section, node }
    : NOWHERE;

/** An address that no entry leads to. */
function unlisted(path: string, rule: Rule, { path: section }: SectionRules): Found {
  const [part = ''] = path.slice(rule.path.length + 1).split('/');
  const name = decoded(part);
  if (name === undefined || !rule.other) return NOWHERE;
  const found = rule.other(name);
  if (!found) return rule.isComing ? WAIT : NOWHERE;
  const base = `${rule.path}/${part}`;
  return { kind: 'screen', section, node: { id: base.slice(1), path: base, ...found } };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Where a group opens: with the child that it names, else with the first that there is. */
function opening(rules: readonly Rule[], start?: string): Found {
  const open = rules.filter(({ may, exists }) => may !== false && exists !== false);
  const named = open.find(({ path }) => start !== undefined && path.endsWith(`/${start}`));
  const first = named ?? open[0];
  if (!first) return NOWHERE;
  if (first.may === undefined || first.exists === undefined) return WAIT;
  return first.children ? openingOf(first) : { kind: 'redirect', to: first.path };
}

const openingOf = ({ children = [], start, isComing }: Rule): Found =>
  isComing ? WAIT : opening(children, start);
