import type { FieldDescriptor } from './field.ts';
import type { ListingDescriptor } from './listing.ts';
import type { OperationDescriptor, Verb } from './operation.ts';
import type { LocalizedText } from './localizedText.ts';

/** How a service words its lists: LoopBack's JSON filter, react-admin's simple REST, or no convention. */
export type Dialect = 'loopback' | 'simple-rest' | 'plain';

export interface GroupDescriptor {
  readonly name: string;
  readonly label: LocalizedText;
}

/** How the records of a resource stand below each other. */
export interface TreeDescriptor {
  /** The property that has the key of the record above; without one a record stands at the top. */
  readonly parent: string;
  /** The property that says how deep a record stands, from 1. */
  readonly level?: string;
  /** Nothing stands below a record of this level. */
  readonly maxLevel?: number;
}

/** How the records of a branch are asked for: by paths of their own, not by a filter. */
export interface BranchDescriptor {
  /** The property that says where in the tree a record belongs. */
  readonly field: string;
  /** Lists and counts what belongs to the record whose key its path takes, and to all below it. */
  readonly list: OperationDescriptor;
  readonly count: OperationDescriptor;
}

/** One search box over several texts of a record. */
export interface SearchBoxDescriptor {
  /** What the box says that it looks in. */
  readonly label: LocalizedText;
  readonly fields: readonly string[];
  /** Two of them that are also written as one word in Chinese characters, such as last and first name. */
  readonly joined?: readonly string[];
}

/** An operation that adds or changes many records: a list of rows goes, and what became of each comes back. */
export interface ImportDescriptor {
  readonly operation: OperationDescriptor;
  /** Rows that one call takes at most. */
  readonly maxRows: number;
  /** The parameter that says what becomes of a row whose record is there: `update` or `create`. */
  readonly existingParameter?: string;
}

/** All that the console knows about a resource. Plain data: written by codegen, read by src/resources. */
export interface ResourceDescriptor {
  readonly name: string;
  /** The name of the document it comes from. */
  readonly service: string;
  readonly dialect: Dialect;
  /** The name of its schema in the document. */
  readonly schema: string;
  /** One of them. */
  readonly label: LocalizedText;
  /** Many of them. */
  readonly plural: LocalizedText;
  /** How a record is called in a sentence: a template of its fields, e.g. `{lastName} {firstName}`. */
  readonly recordRepresentation: string;
  /** The name of an icon of src/ui/icons. */
  readonly icon?: string;
  /** The property that identifies a record. */
  readonly key: string;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pageSize: number;
  readonly groups: readonly GroupDescriptor[];
  /** The groups of its actions in menus and lists of commands, in order; absent where the document names none. */
  readonly actionGroups?: readonly GroupDescriptor[];
  /** Absent where records do not stand below each other. */
  readonly tree?: TreeDescriptor;
  /** Absent where the platform lists no branches. */
  readonly within?: BranchDescriptor;
  /** The fields that its list asks for side by side, in order; absent, the one that names a record. */
  readonly alwaysOnFilters?: readonly string[];
  /** The texts that the one search box of its list looks in, each word in any of them; absent, the one that names a record. */
  readonly searchBox?: SearchBoxDescriptor;
  /** Relations that a list asks for along with its rows. */
  readonly include: readonly string[];
  /** The fields of a record, in document order. */
  readonly fields: readonly FieldDescriptor[];
  /** The operation behind each verb that the document binds. */
  readonly verbs: { readonly [V in Verb]?: OperationDescriptor };
  /** How its list is asked and answered, where the dialect does not say it all. Always there for a plain list. */
  readonly listing?: ListingDescriptor;
  /** The property whose members are fields of the record itself, as JSON:API's `attributes`: `fields` has them unwrapped. */
  readonly attributesKey?: string;
  /** Takes many of its records at once. */
  readonly imports?: ImportDescriptor;
  /** Every operation on it that is no verb, in document order. */
  readonly actions: readonly OperationDescriptor[];
}
