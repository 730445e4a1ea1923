import type { Maybe, Visitor } from '../../domain/modules.ts';
import type { ProductFacts } from '../../data/useProduct.ts';
import type { Text } from '../../schema/text.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { OperationName } from './operations.ts';

/** The key of a message, or what the platform itself calls something. */
export type Caption = string | Text;

/** What a list always asks: values of fields; of a list of values, any. */
export type Where = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What is drawn at an address. */
export type Screen =
  /** The records of a resource that hold `where`, and whatever `narrowedBy` names in the address. */
  | {
      readonly kind: 'resource';
      readonly resource: string;
      readonly where?: Where;
      readonly narrowedBy?: readonly string[];
      /** Its list is the tree that its records stand in. */
      readonly as?: 'tree';
    }
  | { readonly kind: 'settings'; readonly read: OperationName; readonly write: OperationName }
  | { readonly kind: 'reading'; readonly operation: OperationName }
  | { readonly kind: 'import'; readonly resource: string }
  /** A page of its own; `of` says of what, where one page is drawn for several: a model. */
  | { readonly kind: 'own'; readonly name: OwnScreen; readonly of?: string };

/** Screens that are written by hand. */
export type OwnScreen =
  | 'users'
  | 'matrix'
  | 'errorReference'
  | 'data'
  | 'domainMap'
  | 'lightStatistics'
  | 'energyStatistics'
  | 'modelStatistics';

/** A screen, as an address that no entry leads to names it. */
export interface Unlisted {
  readonly caption: Caption;
  readonly screen: Screen;
}

/** One line of a sidebar: a screen, or a group of them. */
export interface Node {
  /** Its address without the first slash, so that it is one of a kind. */
  readonly id: string;
  readonly path: string;
  readonly caption: Caption;
  readonly icon?: IconName;
  /** Absent from a group. */
  readonly screen?: Screen;
  readonly children?: readonly Node[];
}

/** A node, and what decides of it: what the table says before anybody has asked for whom. */
export interface Rule extends Node {
  readonly children?: readonly Rule[];
  /** Whether the person may; who may not is sent home. */
  readonly may: Maybe;
  /** Whether the city has what it takes; where it does not, there is no such address. */
  readonly exists: Maybe;
  /** False for an address without an entry. */
  readonly isListed: boolean;
  /** The name of the child that a group opens with, if it is not the first. */
  readonly start?: string;
  /** What the platform says of its children is on its way. */
  readonly isComing?: boolean;
  /** What is at an address below it that no child has; absent where there is none. */
  readonly other?: (name: string) => Unlisted | undefined;
}

/** What is behind one card, or one word of the top bar. */
export interface Section {
  readonly path: string;
  /** Whose module it is; of a section that is everybody's, none. */
  readonly module?: string;
  readonly caption: string;
  readonly icon: IconName;
  /** Whether its nodes stand beside it. */
  readonly hasSidebar: boolean;
  /** The section whose other address this is. */
  readonly sameAs?: string;
  readonly nodes: readonly Node[];
}

/** A section before anybody has asked for whom. */
export interface SectionRules extends Omit<Section, 'nodes'> {
  readonly nodes: readonly Rule[];
}

/** One device type of the sidebars. */
export interface ModelEntry {
  readonly model: string;
  readonly title: Caption;
}

/** All that decides which screens somebody has. What is undefined is on its way. */
export interface Facts extends ProductFacts {
  readonly visitor: Visitor;
  readonly models: readonly ModelEntry[] | undefined;
}
