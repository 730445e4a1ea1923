import type { Maybe } from '../../domain/modules.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type {
  Caption,
  RouteRule,
  ScreenDefinition,
  UnlistedScreen,
  FixedFilter,
} from './NavSection.ts';

/** One line of the table of sections: where it is and what is there. What is not said is open to whoever has the section. */
export interface RouteDefinition {
  /** The last part of its address. */
  readonly name: string;
  /** Absent, the message of its id. */
  readonly caption?: Caption;
  readonly icon?: IconName;
  readonly screen?: ScreenDefinition;
  readonly children?: readonly RouteDefinition[];
  readonly may?: Maybe;
  readonly exists?: Maybe;
  readonly isListed?: boolean;
  readonly defaultChild?: string;
  readonly isLoading?: boolean;
  readonly resolveOther?: (name: string) => UnlistedScreen | undefined;
}

/** Makes the rule of a line: its address, its id and its caption. */
export function buildRouteRule(
  base: string,
  { name, children, ...routeDefinition }: RouteDefinition,
  may: Maybe,
): RouteRule {
  const path = name ? `${base}/${name}` : base;
  const id = path.slice(1);
  // A line may say that it is not known yet whether one may.
  const permission = 'may' in routeDefinition ? routeDefinition.may : may;
  return {
    id,
    path,
    caption: getCaptionKey(id),
    exists: true,
    isListed: true,
    ...routeDefinition,
    may: permission,
    ...(children && { children: children.map(child => buildRouteRule(path, child, permission)) }),
  };
}

/** The message of an id: `systemOperation/log` is `section.systemOperation.log`. */
export const getCaptionKey = (id: string): string => `section.${id.replaceAll('/', '.')}`;

export const createListScreen = (resource: string, where?: FixedFilter): ScreenDefinition => ({
  kind: 'resource',
  resource,
  ...(where && { where }),
});

/** The devices of one model. */
export const createDeviceListScreen = (model: string): ScreenDefinition =>
  createListScreen('assets', { model });
