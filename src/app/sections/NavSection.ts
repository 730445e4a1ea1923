import type { Maybe, ModuleUser } from '../../domain/modules.ts';
import type { ProductFeatures } from '../../data/useProduct.ts';
import type { FilterValues } from '../../schema/filter.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { OperationName } from './operationLoaders.ts';

/** A message key, or a label from the platform. */
export type Caption = string | LocalizedText;

/** The fixed filter of a list: field values; for an array, any of its values. */
export type FixedFilter = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The screen of a route. */
export type ScreenDefinition =
  /** The records of a resource that match `where`. */
  | {
      readonly kind: 'resource';
      readonly resource: string;
      readonly where?: FixedFilter;
      /** The list is the tree of its records. */
      readonly as?: 'tree';
    }
  | { readonly kind: 'settings'; readonly read: OperationName; readonly write: OperationName }
  | { readonly kind: 'report'; readonly operation: OperationName }
  | { readonly kind: 'import'; readonly resource: string }
  /**
   * A custom page; `of` is its subject, where one page serves several: a model. `base` is the path of its own routes, where
   * they start above the path of the node.
   */
  | {
      readonly kind: 'own';
      readonly name: CustomScreenName;
      readonly of?: string;
      readonly base?: string;
    };

/** Custom screens, not generated from documents. */
export type CustomScreenName =
  | 'users'
  | 'matrix'
  | 'errorReference'
  | 'data'
  | 'domainMap'
  | 'map'
  | 'lightStatistics'
  | 'energyStatistics'
  | 'publishingStatistics'
  | 'modelStatistics';

/** A screen whose URL has no navigation entry. */
export interface UnlistedScreen {
  readonly caption: Caption;
  readonly screen: ScreenDefinition;
}

/** An entry of a sidebar: a screen, or a group of screens. */
export interface NavNode {
  /** The path without the leading slash: a unique id. */
  readonly id: string;
  readonly path: string;
  readonly caption: Caption;
  readonly icon?: IconName;
  /** Absent for a group. */
  readonly screen?: ScreenDefinition;
  /** The filter that its list opens with, and that the user can remove. */
  readonly defaultFilter?: FilterValues;
  readonly children?: readonly NavNode[];
}

/** A node with its route conditions, before they are evaluated for a user. */
export interface RouteRule extends NavNode {
  readonly children?: readonly RouteRule[];
  /** Whether the user has access; without it, the route redirects to the home page. */
  readonly may: Maybe;
  /** Whether the city has the required features; without them, the route does not exist. */
  readonly exists: Maybe;
  /** False for a route without a navigation entry. */
  readonly isListed: boolean;
  /** The name of the default child of a group, if not the first. */
  readonly defaultChild?: string;
  /** Whether the platform configuration of its children is still loading. */
  readonly isLoading?: boolean;
  /** Returns the screen of a subpath that no child matches; absent without such subpaths. */
  readonly resolveOther?: (name: string) => UnlistedScreen | undefined;
}

/** The section behind a home card or a link of the top bar. */
export interface NavSection {
  readonly path: string;
  /** The module that the section belongs to; absent where every user has access. */
  readonly module?: string;
  readonly caption: string;
  readonly icon: IconName;
  /** Whether a sidebar lists its nodes. */
  readonly hasSidebar: boolean;
  /** The section that this route is an alias of. */
  readonly aliasOf?: string;
  readonly nodes: readonly NavNode[];
}

/** A section with its route rules, before they are evaluated for a user. */
export interface SectionRoutes extends Omit<NavSection, 'nodes'> {
  readonly nodes: readonly RouteRule[];
}

/** One device type in the sidebars. */
export interface ModelEntry {
  readonly model: string;
  readonly title: Caption;
}

/** The input that decides which screens a user has. An undefined value is loading. */
export interface RouteContext extends ProductFeatures {
  readonly visitor: ModuleUser;
  readonly models: readonly ModelEntry[] | undefined;
}
