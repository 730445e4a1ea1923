import { isShown, type Visitor } from '../../domain/modules.ts';
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
  readonly newTab: boolean;
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
 * The cards that a person sees, in the platform's order, then those of other products.
 * An administrator sees all; anybody else those that the role has by default and the user has too.
 *
 * @see spec A6 (SHELL-13)
 */
export function cardsFor(
  visitor: Visitor,
  offered: readonly ModuleCard[],
  defaults: ModuleDefaults | null,
  plugins: readonly Plugin[],
): readonly HomeCard[] {
  const ofRole =
    (defaults && Object.hasOwn(defaults, visitor.role) && defaults[visitor.role]) || [];
  const shown = offered.filter(({ key }) => isShown(key, visitor, ofRole));
  return [...shown.map(moduleCard), ...plugins.map(pluginCard)];
}

const moduleCard = ({ key, title }: ModuleCard): HomeCard => ({
  key,
  title,
  icon: icons.get(key) ?? 'group',
  link: moduleLinks.get(key) ?? '',
  newTab: false,
});

const pluginCard = ({ key, title, link }: Plugin): HomeCard => ({
  key: `plugin:${key}`,
  title,
  icon: 'external',
  link: isWebAddress(link) ? link : '',
  newTab: true,
});

/** A link that a configuration gives is followed only to a page, never run as a script. */
const isWebAddress = (link: string) => /^(https?:\/\/|\/(?!\/))/i.test(link);
