import type { FieldDescriptor } from './field.ts';
import type { Listing } from './listing.ts';
import type { OperationDescriptor, Verb } from './operation.ts';
import type { Text } from './text.ts';

/** How a service words its lists: LoopBack's JSON filter, react-admin's simple REST, or no convention. */
export type Dialect = 'loopback' | 'simple-rest' | 'plain';

export interface GroupDescriptor {
  readonly name: string;
  readonly label: Text;
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
  readonly label: Text;
  /** Many of them. */
  readonly plural: Text;
  /** How a record is called in a sentence: a template of its fields, e.g. `{lastName} {firstName}`. */
  readonly represent: string;
  /** The name of an icon of src/ui/icons. */
  readonly icon?: string;
  /** The property that identifies a record. */
  readonly key: string;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pageSize: number;
  readonly groups: readonly GroupDescriptor[];
  /** Relations that a list asks for along with its rows. */
  readonly include: readonly string[];
  /** The fields of a record, in document order. */
  readonly fields: readonly FieldDescriptor[];
  /** The operation behind each verb that the document binds. */
  readonly verbs: { readonly [V in Verb]?: OperationDescriptor };
  /** How its list is asked and answered, where the dialect does not say it all. Always there for a plain list. */
  readonly listing?: Listing;
  /** The property whose members are fields of the record itself, as JSON:API's `attributes`: `fields` has them unwrapped. */
  readonly unwraps?: string;
  /** Every operation on it that is no verb, in document order. */
  readonly actions: readonly OperationDescriptor[];
}
