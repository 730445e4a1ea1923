import type { State } from '../src/schema/state.ts';

/** A JSON Schema (2020-12) as it stands in a document, with the words that the reader knows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly unevaluatedProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;
  readonly 'x-console'?: SchemaWords;
}

/** The body of a request or an answer, by media type. */
export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** A parameter of a path or an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: Schema;
  readonly content?: Content;
}

/** One answer of an operation. */
export interface Answer {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}

/** An object, or where it stands. */
export type Referable<Thing> = Thing | { readonly $ref: string };

/** An operation of a document. */
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Referable<Parameter>[];
  readonly requestBody?: Referable<{ readonly required?: boolean; readonly content?: Content }>;
  readonly responses?: Readonly<Record<string, Referable<Answer>>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-console'?: OperationWords;
}

/** The operations of one path, by method, and the parameters that they share. */
export type PathItem = {
  readonly [method: string]: Operation | readonly Referable<Parameter>[] | undefined;
} & { readonly parameters?: readonly Referable<Parameter>[] };

/** A bundled OpenAPI 3.1 document: every `$ref` points into the document itself. */
export interface OpenApi {
  readonly openapi: string;
  readonly info?: {
    readonly title?: string;
    readonly version?: string | number;
    readonly description?: string;
  };
  readonly security?: Operation['security'];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  readonly 'x-console'?: DocumentWords;
}

/** A word in the languages of the console, as `x-console` writes it. */
export interface TextWord {
  readonly en: string;
  readonly zh: string;
}

/** What a value is called, and the state whose shape stands before it. */
export interface ChoiceWord extends TextWord {
  readonly state?: State;
}

/** What `x-console` can say of a document. */
export interface DocumentWords {
  readonly service?: string;
  readonly dialect?: 'loopback' | 'simple-rest' | 'plain';
  readonly languages?: readonly string[];
  readonly label?: TextWord;
  readonly help?: TextWord;
}

/** What a record or an action can be asked for: fields and the values that they must have. */
export type ConditionWord = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number | boolean | null)[]>
>;

/** What `x-console` can say of a schema or a property. The JSON Schema of the vocabulary has checked it. */
export interface SchemaWords {
  readonly label?: TextWord;
  readonly plural?: TextWord;
  readonly represent?: string;
  readonly icon?: string;
  readonly sort?: string | boolean;
  readonly groups?: readonly { readonly name: string; readonly label: TextWord }[];
  readonly actionGroups?: readonly { readonly name: string; readonly label: TextWord }[];
  readonly pageSize?: number;
  readonly tree?: { readonly parent: string; readonly level?: string };
  readonly within?: { readonly field: string; readonly list: string; readonly count: string };
  readonly search?: readonly string[];
  readonly searchBox?: {
    readonly label: TextWord;
    readonly fields: readonly string[];
    readonly joined?: readonly string[];
  };
  readonly help?: TextWord;
  readonly unit?: string;
  readonly decimals?: number;
  readonly column?: number | false;
  readonly filter?: readonly string[] | false;
  readonly ignoreCase?: boolean;
  readonly include?: boolean;
  readonly hidden?: boolean;
  readonly widget?: string;
  readonly reference?: string;
  readonly unique?: true | readonly string[];
  readonly holds?: number;
  readonly rule?: string;
  readonly group?: string;
  readonly when?: ConditionWord;
  readonly names?: 'operation' | 'body';
  readonly labels?: Readonly<Record<string, ChoiceWord>>;
}

/** What `x-console` can say of an operation. */
/** A text that may depend on the values that were sent. */
export interface SuccessMessageWord extends TextWord {
  readonly when?: ConditionWord;
}

export interface OperationWords {
  readonly is?:
    | 'list'
    | 'count'
    | 'one'
    | 'create'
    | 'update'
    | 'delete'
    | 'import'
    | 'action'
    | 'reading'
    | 'none';
  readonly resource?: string;
  readonly on?: 'record' | 'selection' | 'collection';
  readonly label?: TextWord;
  readonly confirm?: TextWord;
  readonly logText?: TextWord;
  readonly successMessage?: SuccessMessageWord | readonly SuccessMessageWord[];
  readonly disabledReason?: TextWord;
  readonly when?: ConditionWord;
  readonly permission?: { readonly module?: string; readonly roles?: readonly string[] };
  readonly physical?: boolean;
  readonly icon?: string;
  readonly group?: string;
  /** Why something physical is done without a question. */
  readonly immediate?: string;
  readonly job?: boolean;
  readonly refuses?: readonly number[];
}

/** The methods that the console can call, in the order in which a path's operations are read. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
