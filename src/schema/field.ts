import type { ValidationRule } from './validationRule.ts';
import type { DisplayState } from './displayState.ts';
import type { LocalizedText } from './localizedText.ts';
import type { UnitName } from './unit.ts';

/**
 * The questions that a list can ask of a field. `empty` asks for a missing value, `within` for a branch of a tree: the
 * record that is pointed at, and everything below it.
 * Negations are left out on purpose: LoopBack's stores disagree about null in them.
 *
 * @see docs/loopback.md, section 18
 */
export type FilterOperator =
  'eq' | 'like' | 'inq' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'empty' | 'within';

/** A value that a document can name: in an enum, a default, a condition. */
export type ScalarValue = string | number | boolean | null;

/** What must hold in a record: each field named equals the value, or one of the values. */
export type RecordCondition = Readonly<Record<string, ScalarValue | readonly ScalarValue[]>>;

/** What every field has, whatever its kind. */
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
   * The property whose order the list takes for this one: a key in which 10 comes after 9. The store may never send it.
   */
  readonly sortBy?: string;
  /** Upper and lower case are alike to a search for a part of it, and to {@link unique}. */
  readonly ignoreCase?: boolean;
  /** Position in the list, from 1; absent when the list does not show the field by default. */
  readonly column?: number;
  /** The operators of its filter, the usual one first; empty when the list cannot be filtered by it. */
  readonly filter: readonly FilterOperator[];
  readonly unit?: UnitName;
  /** How many decimals its number is shown with; absent, as many as it has, up to six. */
  readonly decimals?: number;
  /** No two records have the same value, among those that agree in these other fields: none of them, among all. */
  readonly unique?: readonly string[];
  /** What it refers to cannot be deleted while it does: the code of that refusal. */
  readonly blocksDelete?: number;
  /** The rule of the console that its value keeps: the words for a wrong one. */
  readonly rule?: ValidationRule;
  /** The name of the group of the form that the field stands in. */
  readonly group?: string;
  /**
   * What its text says of an operation, which is shown in the words of the document: `operation`, the last step of its
   * path, alone or before a colon; `body`, JSON of what the operation was sent that another field of the record names.
   */
  readonly operationText?: 'operation' | 'body';
  /** The form shows the field only while this holds. */
  readonly when?: RecordCondition;
  readonly default?: unknown;
  readonly example?: unknown;
}

export interface Choice {
  readonly value: string | number;
  readonly label: LocalizedText & {
    /** The state whose shape stands before it. */
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

/** What the kinds of field differ in; the kind decides how a field is shown, edited and filtered. */
export type FieldKindDescriptor =
  | ({ readonly kind: 'text' | 'multiline' | 'password' | 'email' | 'url' } & TextBounds)
  | ({ readonly kind: 'integer' | 'number' | 'duration' } & NumberBounds)
  | {
      readonly kind: 'boolean';
      readonly labels?: Readonly<Record<'true' | 'false', LocalizedText>>;
    }
  | { readonly kind: 'date' | 'dateTime' | 'time' | 'color' }
  /** Its `maxLength` is counted in bytes. */
  | ({ readonly kind: 'file' } & Pick<TextBounds, 'maxLength'>)
  /** A place: `{ lat, lng }` in degrees. */
  | { readonly kind: 'geoPoint' }
  | { readonly kind: 'enum'; readonly choices: readonly Choice[] }
  | ({ readonly kind: 'enumList'; readonly choices: readonly Choice[] } & ListBounds)
  /** The id of a record of another resource. `embedded` is the property that may hold that record itself. */
  | { readonly kind: 'reference'; readonly reference: string; readonly embedded?: string }
  | ({ readonly kind: 'referenceList'; readonly reference: string } & ListBounds)
  | { readonly kind: 'object'; readonly fields: readonly FieldDescriptor[] }
  | ({ readonly kind: 'list'; readonly item: FieldDescriptor } & ListBounds)
  /** An object of one of several shapes, told apart by the property `discriminator`. */
  | {
      readonly kind: 'oneOf';
      readonly discriminator: string;
      readonly options: readonly {
        readonly value: string | number;
        readonly label: LocalizedText;
        readonly fields: readonly FieldDescriptor[];
      }[];
    }
  /** The document says nothing that the console could draw; `told` repeats what it does say. */
  | { readonly kind: 'unknown'; readonly description: string };

export type FieldDescriptor = BaseField & FieldKindDescriptor;

export type FieldKind = FieldDescriptor['kind'];

/** The operator of a value that stands alone: a branch of a tree is always asked for by its name. */
export const getDefaultOperator = ({ filter }: FieldDescriptor): FilterOperator | undefined =>
  filter.find(operator => operator !== 'within');

/** The descriptor of a field of one kind: an enum's has choices, a reference's has a resource. */
export type FieldOfKind<Kind extends FieldKind> = FieldDescriptor & { readonly kind: Kind };
