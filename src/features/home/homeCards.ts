import {
  isCardShown,
  canEnterModule,
  type Product,
  type ModuleUser,
} from '../../domain/modules.ts';
import type { components } from '../../generated/config/types.ts';
import { moduleLinks } from '../../paths.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';

export type ModuleCardConfig = components['schemas']['ModuleCard'];
export type ModuleDefaults = components['schemas']['ModuleDefaults'];
export type Plugin = components['schemas']['Plugin'];

/** A home card, ready to render. */
export interface HomeCard {
  readonly key: string;
  readonly title: LocalizedText;
  readonly icon: IconName;
  /** '' without a target. */
  readonly link: string;
  /** Sections with the screens of a module without a link. */
  readonly sections: readonly string[];
  readonly opensNewTab: boolean;
  /** A module without any accessible screen. */
  readonly isEmpty: boolean;
}

const iconByModule: ReadonlyMap<string, IconName> = new Map(
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
 * The console sections of modules whose card has an empty link.
 *
 * @see SHELL-11: the link stays empty
 */
const sectionsByModule: ReadonlyMap<string, readonly string[]> = new Map([
  ['strategy', ['/smartLight', '/systemOperation']],
]);

/** The platform configuration of the cards, for the signed-in user. */
export interface HomeCardSources {
  readonly availableModules: readonly ModuleCardConfig[];
  /** The default modules of each role; null if there are none, undefined while they load. */
  readonly defaults: ModuleDefaults | null | undefined;
  readonly plugins: readonly Plugin[];
}

/**
 * Returns the home cards of a user, in the platform's order, then those of other products. An administrator sees all
 * cards of the product mode; any other user, the default cards of the role that the user has too. While the defaults
 * load, the platform's own selection applies.
 *
 * @see SHELL-11, SHELL-13, SHELL-16
 */
export function buildHomeCards(
  visitor: ModuleUser,
  product: Product,
  { availableModules, defaults, plugins }: HomeCardSources,
): readonly HomeCard[] {
  const roleModules =
    defaults && Object.hasOwn(defaults, visitor.role) ? defaults[visitor.role] : [];
  const defaultModules =
    defaults === undefined ? availableModules.map(({ key }) => key) : (roleModules ?? []);
  const visibleModules = availableModules.filter(({ key }) =>
    isCardShown(key, visitor, defaultModules, product.mode),
  );
  const buildCard = (moduleConfig: ModuleCardConfig) =>
    buildModuleCard(moduleConfig, canEnterModule(moduleConfig.key, visitor, product) !== false);
  return [...visibleModules.map(buildCard), ...plugins.map(buildPluginCard)];
}

const buildModuleCard = ({ key, title }: ModuleCardConfig, hasScreens: boolean): HomeCard => ({
  key,
  title,
  icon: iconByModule.get(key) ?? 'group',
  // The route would only redirect back.
  link: hasScreens ? (moduleLinks.get(key) ?? '') : '',
  sections: sectionsByModule.get(key) ?? [],
  opensNewTab: false,
  isEmpty: !hasScreens,
});

const buildPluginCard = ({ key, title, link }: Plugin): HomeCard => ({
  key: `plugin:${key}`,
  title,
  icon: 'external',
  link: isSafeUrl(link) ? link : '',
  sections: [],
  opensNewTab: true,
  isEmpty: false,
});

/** A configured link must be a page, never a script URL. */
const isSafeUrl = (link: string) => /^(https?:\/\/|\/(?!\/))/i.test(link);
