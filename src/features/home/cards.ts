import { isShown, mayEnter, type Product, type Visitor } from '../../domain/modules.ts';
import type { components } from '../../generated/config/types.ts';
import { moduleLinks } from '../../paths.ts';
import type { Text } from '../../schema/text.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';

export type ModuleCard = components['schemas']['ModuleCard'];
export type ModuleDefaults = components['schemas']['ModuleDefaults'];
export type Plugin = components['schemas']['Plugin'];

/** A card as it is drawn. */
export interface HomeCard {
  readonly key: string;
  readonly title: Text;
  readonly icon: IconName;
  /** '' when it goes nowhere. */
  readonly link: string;
  /** Sections that have the screens of a module without a link. */
  readonly sections: readonly string[];
  readonly newTab: boolean;
  /** A module that has nothing to enter yet. */
  readonly isWaiting: boolean;
}

const icons: ReadonlyMap<string, IconName> = new Map(
  Object.entries({
    asset: 'collection',
    permission: 'shield',
    maintenance: 'wrench',
    smartLight: 'lightControl',
    light: 'light',
    report: 'chart',
    publish: 'glasses',
    project: 'stack',
    visual: 'map',
    domain: 'tree',
    issues: 'tasks',
    strategy: 'calendar',
    traffic: 'traffic',
    test: 'flask',
    star: 'star',
  } as const),
);

/**
 * Where the console has the screens of modules whose card has an empty link.
 *
 * @see spec A2 (SHELL-11): the link stays empty
 */
const sectionsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['strategy', ['/smartLight', '/systemOperation']],
]);

/** What the platform says of cards, for the person who asks. */
export interface Offer {
  readonly offered: readonly ModuleCard[];
  /** The modules that each role has by default; null when there are none, undefined while they are on their way. */
  readonly defaults: ModuleDefaults | null | undefined;
  readonly plugins: readonly Plugin[];
}

/**
 * The cards that a person sees, in the platform's order, then those of other products. An administrator sees all that
 * the product mode has; anybody else those of them that the role has by default and the user has too. While the
 * defaults are on their way, the platform's own choice stands.
 *
 * @see spec A2, A6 (SHELL-11, SHELL-13, SHELL-16)
 */
export function cardsFor(
  visitor: Visitor,
  product: Product,
  { offered, defaults, plugins }: Offer,
): readonly HomeCard[] {
  const own = defaults && Object.hasOwn(defaults, visitor.role) ? defaults[visitor.role] : [];
  const ofRole = defaults === undefined ? offered.map(({ key }) => key) : (own ?? []);
  const shown = offered.filter(({ key }) => isShown(key, visitor, ofRole, product.mode));
  const card = (one: ModuleCard) => moduleCard(one, mayEnter(one.key, visitor, product) !== false);
  return [...shown.map(card), ...plugins.map(pluginCard)];
}

const moduleCard = ({ key, title }: ModuleCard, hasScreens: boolean): HomeCard => ({
  key,
  title,
  icon: icons.get(key) ?? 'group',
  // It would only be sent back.
  link: hasScreens ? (moduleLinks.get(key) ?? '') : '',
  sections: sectionsOf.get(key) ?? [],
  newTab: false,
  isWaiting: !hasScreens,
});

const pluginCard = ({ key, title, link }: Plugin): HomeCard => ({
  key: `plugin:${key}`,
  title,
  icon: 'external',
  link: isWebAddress(link) ? link : '',
  sections: [],
  newTab: true,
  isWaiting: false,
});

/** A link that a configuration gives is followed only to a page, never run as a script. */
const isWebAddress = (link: string) => /^(https?:\/\/|\/(?!\/))/i.test(link);
