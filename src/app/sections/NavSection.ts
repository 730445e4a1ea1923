import type { Maybe, ModuleUser } from '../../domain/modules.ts';
import type { ProductFeatures } from '../../data/useProduct.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { OperationName } from './operationLoaders.ts';

/** The key of a message, or what the platform itself calls something. */
export type Caption = string | LocalizedText;

/** What a list always asks: values of fields; of a list of values, any. */
export type FixedFilter = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What is drawn at an address. */
export type ScreenDefinition =
  /** The records of a resource that hold `where`, and whatever `searchParamFilters` names in the address. */
  | {
      readonly kind: 'resource';
      readonly resource: string;
      readonly where?: FixedFilter;
      readonly searchParamFilters?: readonly string[];
      /** Its list is the tree that its records stand in. */
      readonly as?: 'tree';
    }
  | { readonly kind: 'settings'; readonly read: OperationName; readonly write: OperationName }
  | { readonly kind: 'report'; readonly operation: OperationName }
  | { readonly kind: 'import'; readonly resource: string }
  /** A page of its own; `of` says of what, where one page is drawn for several: a model. */
  | { readonly kind: 'own'; readonly name: CustomScreenName; readonly of?: string };

/** Screens that are written by hand. */
export type CustomScreenName =
  | 'users'
  | 'matrix'
  | 'errorReference'
  | 'data'
  | 'domainMap'
  | 'lightStatistics'
  | 'energyStatistics'
  | 'modelStatistics';

/** A screen, as an address that no entry leads to names it. */
export interface UnlistedScreen {
  readonly caption: Caption;
  readonly screen: ScreenDefinition;
}

/** One line of a sidebar: a screen, or a group of them. */
export interface NavNode {
  /** Its address without the first slash, so that it is one of a kind. */
  readonly id: string;
  readonly path: string;
  readonly caption: Caption;
  readonly icon?: IconName;
  /** Absent from a group. */
  readonly screen?: ScreenDefinition;
  readonly children?: readonly NavNode[];
}

/** A node, and what decides of it: what the table says before anybody has asked for whom. */
export interface RouteRule extends NavNode {
  readonly children?: readonly RouteRule[];
  /** Whether the person may; who may not is sent home. */
  readonly may: Maybe;
  /** Whether the city has what it takes; where it does not, there is no such address. */
  readonly exists: Maybe;
  /** False for an address without an entry. */
  readonly isListed: boolean;
  /** The name of the child that a group opens with, if it is not the first. */
  readonly defaultChild?: string;
  /** What the platform says of its children is on its way. */
  readonly isLoading?: boolean;
  /** What is at an address below it that no child has; absent where there is none. */
  readonly resolveOther?: (name: string) => UnlistedScreen | undefined;
}

/** What is behind one card, or one word of the top bar. */
export interface NavSection {
  readonly path: string;
  /** Whose module it is; of a section that is everybody's, none. */
  readonly module?: string;
  readonly caption: string;
  readonly icon: IconName;
  /** Whether its nodes stand beside it. */
  readonly hasSidebar: boolean;
  /** The section whose other address this is. */
  readonly aliasOf?: string;
  readonly nodes: readonly NavNode[];
}

/** A section before anybody has asked for whom. */
export interface SectionRoutes extends Omit<NavSection, 'nodes'> {
  readonly nodes: readonly RouteRule[];
}

/** One device type of the sidebars. */
export interface ModelEntry {
  readonly model: string;
  readonly title: Caption;
}

/** All that decides which screens somebody has. What is undefined is on its way. */
export interface RouteContext extends ProductFeatures {
  readonly visitor: ModuleUser;
  readonly models: readonly ModelEntry[] | undefined;
}
