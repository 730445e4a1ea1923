import type { ValidationRule } from './validationRule.ts';
import type { DisplayState } from './displayState.ts';
import type { LocalizedText } from './localizedText.ts';
import type { UnitName } from './unit.ts';

/**
 * The filter operators of a list. `empty` matches a missing value, `within` a branch of a tree: the referenced record,
 * and everything below it.
 * Negations are excluded on purpose: LoopBack's stores handle null in them differently.
 *
 * @see docs/loopback.md, section 18
 */
export type FilterOperator =
  | 'eq'
  | 'like'
  | 'inq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'between'
  | 'empty'
  | 'within';

/** A value that a document can contain: in an enum, a default, a condition. */
export type ScalarValue = string | number | boolean | null;

/** A condition on a record: each named field equals the value, or one of the values. */
export type RecordCondition = Readonly<Record<string, ScalarValue | readonly ScalarValue[]>>;

/** The properties of every field, whatever its kind. */
export interface BaseField {
  /** The name of the property in the record. */
  readonly source: string;
  readonly label: LocalizedText;
  readonly help?: LocalizedText;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly nullable: boolean;
  readonly sortable: boolean;
  /**
   * The property that the list sorts by instead of this one: a key in which 10 comes after 9. The store may never
   * return it.
   */
  readonly sortBy?: string;
  /** {@link unique} ignores case, as every partial search does. */
  readonly ignoreCase?: boolean;
  /** Position in the list, from 1; absent when the list does not show the field by default. */
  readonly column?: number;
  /** The operators of its filter, the usual one first; empty when the list cannot filter by it. */
  readonly filter: readonly FilterOperator[];
  readonly unit?: UnitName;
  /** The number of displayed decimals; absent, as many as the number has, up to six. */
  readonly decimals?: number;
  /**
   * No two records have the same value, among those with equal values in these other fields; an empty list means among
   * all records.
   */
  readonly unique?: readonly string[];
  /** The error code of deleting the referenced record: it cannot be deleted while this reference exists. */
  readonly blocksDelete?: number;
  /** The console's validation rule of the value, which determines the error message. */
  readonly rule?: ValidationRule;
  /** The name of the form group of the field. */
  readonly group?: string;
  /**
   * How a text names an operation, shown with the label of the document: `operation`, the last step of its path, alone
   * or before a colon; `body`, the JSON request body of the operation that another field of the record names.
   */
  readonly operationText?: 'operation' | 'body';
  /** It is the time of the last report of a device: an old one is marked. */
  readonly isReportTime?: true;
  /** The form shows the field only while this condition matches. */
  readonly when?: RecordCondition;
  readonly default?: unknown;
  readonly example?: unknown;
}

export interface Choice {
  readonly value: string | number;
  readonly label: LocalizedText & {
    /** The state whose shape precedes the label. */
    readonly state?: DisplayState;
  };
}

export interface TextBounds {
  /** Characters, as JSON Schema counts them (code points). */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression in Unicode mode. */
  readonly pattern?: string;
}

export interface NumberBounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface ListBounds {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** The properties of each kind of field; the kind determines how a field is shown, edited and filtered. */
export type FieldKindDescriptor =
  | ({ readonly kind: 'text' | 'multiline' | 'password' | 'email' | 'url' } & TextBounds)
  | ({ readonly kind: 'integer' | 'number' | 'duration' } & NumberBounds)
  | {
      readonly kind: 'boolean';
      readonly labels?: Readonly<Record<'true' | 'false', LocalizedText>>;
    }
  | { readonly kind: 'date' | 'dateTime' | 'time' | 'color' }
  /** Its `maxLength` is in bytes. */
  | ({ readonly kind: 'file' } & Pick<TextBounds, 'maxLength'>)
  /** A location: `{ lat, lng }` in degrees. */
  | { readonly kind: 'geoPoint' }
  | { readonly kind: 'enum'; readonly choices: readonly Choice[] }
  | ({ readonly kind: 'enumList'; readonly choices: readonly Choice[] } & ListBounds)
  /** The id of a record of another resource. `embedded` is the property that may contain that record itself. */
  | { readonly kind: 'reference'; readonly reference: string; readonly embedded?: string }
  | ({ readonly kind: 'referenceList'; readonly reference: string } & ListBounds)
  | { readonly kind: 'object'; readonly fields: readonly FieldDescriptor[] }
  | ({ readonly kind: 'list'; readonly item: FieldDescriptor } & ListBounds)
  /** An object with several variants, distinguished by the property `discriminator`. */
  | {
      readonly kind: 'oneOf';
      readonly discriminator: string;
      readonly options: readonly {
        readonly value: string | number;
        readonly label: LocalizedText;
        readonly fields: readonly FieldDescriptor[];
      }[];
    }
  /** The document has no schema that the console can render; `description` states what it has. */
  | { readonly kind: 'unknown'; readonly description: string };

export type FieldDescriptor = BaseField & FieldKindDescriptor;

export type FieldKind = FieldDescriptor['kind'];

/** Returns the operator of a bare value: a branch of a tree always needs an explicit operator. */
export const getDefaultOperator = ({ filter }: FieldDescriptor): FilterOperator | undefined =>
  filter.find(operator => operator !== 'within');

/** The descriptor of a field of one kind: an enum's has choices, a reference's has a resource. */
export type FieldOfKind<Kind extends FieldKind> = FieldDescriptor & { readonly kind: Kind };
