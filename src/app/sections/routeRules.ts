import type { Maybe } from '../../domain/modules.ts';
import type { FilterValues } from '../../schema/filter.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type {
  Caption,
  RouteRule,
  ScreenDefinition,
  UnlistedScreen,
  FixedFilter,
} from './NavSection.ts';

/** One row of the section table: path and screen. Without conditions, it is open to every user of the section. */
export interface RouteDefinition {
  /** The last segment of its path. */
  readonly name: string;
  /** Absent: the message with its id. */
  readonly caption?: Caption;
  readonly icon?: IconName;
  readonly screen?: ScreenDefinition;
  readonly defaultFilter?: FilterValues;
  readonly children?: readonly RouteDefinition[];
  readonly may?: Maybe;
  readonly exists?: Maybe;
  readonly isListed?: boolean;
  readonly defaultChild?: string;
  readonly isLoading?: boolean;
  readonly resolveOther?: (name: string) => UnlistedScreen | undefined;
}

/** Builds the rule of a row: its path, its id and its caption. */
export function buildRouteRule(
  base: string,
  { name, children, ...routeDefinition }: RouteDefinition,
  may: Maybe,
): RouteRule {
  const path = name ? `${base}/${name}` : base;
  const id = path.slice(1);
  // A row may declare that the permission is still unknown.
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

/** Returns the message key of an id: `systemOperation/log` is `section.systemOperation.log`. */
export const getCaptionKey = (id: string): string => `section.${id.replaceAll('/', '.')}`;

export const createListScreen = (resource: string, where?: FixedFilter): ScreenDefinition => ({
  kind: 'resource',
  resource,
  ...(where && { where }),
});

export const createDeviceListScreen = (model: string): ScreenDefinition =>
  createListScreen('assets', { model });
