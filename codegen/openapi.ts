import type { DisplayState } from '../src/schema/displayState.ts';

/** A JSON Schema (2020-12) as written in a document, with the keywords that the reader supports. */
export interface SchemaObject {
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
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly unevaluatedProperties?: boolean | SchemaObject;
  readonly items?: SchemaObject;
  readonly allOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly anyOf?: readonly SchemaObject[];
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
  readonly contentSchema?: SchemaObject;
  readonly 'x-console'?: SchemaExtension;
}

/** The body of a request or a response, by media type. */
export type MediaTypes = Readonly<Record<string, { readonly schema?: SchemaObject }>>;

/** A parameter of a path or an operation. */
export interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: SchemaObject;
  readonly content?: MediaTypes;
}

export interface ResponseObject {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: MediaTypes;
}

/** An object, or a reference to it. */
export type Referable<Thing> = Thing | { readonly $ref: string };

/** An operation of a document. */
export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Referable<ParameterObject>[];
  readonly requestBody?: Referable<{ readonly required?: boolean; readonly content?: MediaTypes }>;
  readonly responses?: Readonly<Record<string, Referable<ResponseObject>>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-console'?: OperationExtension;
}

/** The operations of one path, by method, and the parameters that they share. */
export type PathItemObject = {
  readonly [method: string]: OperationObject | readonly Referable<ParameterObject>[] | undefined;
} & { readonly parameters?: readonly Referable<ParameterObject>[] };

/** A bundled OpenAPI 3.1 document: every `$ref` points into the document itself. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info?: {
    readonly title?: string;
    readonly version?: string | number;
    readonly description?: string;
  };
  readonly security?: OperationObject['security'];
  readonly paths?: Readonly<Record<string, PathItemObject>>;
  readonly webhooks?: Readonly<Record<string, Referable<PathItemObject>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, SchemaObject>> };
  readonly 'x-console'?: DocumentExtension;
}

/** A text in the languages of the console, as `x-console` writes it. */
export interface ExtensionText {
  readonly en: string;
  readonly zh: string;
}

/** The label of a value, and the state whose shape precedes it. */
export interface ExtensionChoice extends ExtensionText {
  readonly state?: DisplayState;
}

/** The `x-console` keywords of a document. */
export interface DocumentExtension {
  readonly service?: string;
  readonly dialect?: 'loopback' | 'simple-rest' | 'plain';
  readonly languages?: readonly string[];
  readonly label?: ExtensionText;
  readonly help?: ExtensionText;
}

/** The condition under which a record or an action is available: fields and their required values. */
export type ExtensionCondition = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number | boolean | null)[]>
>;

/** The `x-console` keywords of a schema or a property, already validated against the JSON Schema of the vocabulary. */
export interface SchemaExtension {
  readonly label?: ExtensionText;
  readonly plural?: ExtensionText;
  readonly recordRepresentation?: string;
  readonly icon?: string;
  readonly sort?: string | boolean;
  readonly groups?: readonly { readonly name: string; readonly label: ExtensionText }[];
  readonly actionGroups?: readonly { readonly name: string; readonly label: ExtensionText }[];
  readonly pageSize?: number;
  readonly tree?: { readonly parent: string; readonly level?: string };
  readonly within?: { readonly field: string; readonly list: string; readonly count: string };
  readonly alwaysOnFilters?: readonly string[];
  readonly searchBox?: {
    readonly label: ExtensionText;
    readonly fields: readonly string[];
    readonly joined?: readonly string[];
  };
  readonly help?: ExtensionText;
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
  readonly blocksDelete?: number;
  readonly rule?: string;
  readonly group?: string;
  readonly when?: ExtensionCondition;
  readonly operationText?: 'operation' | 'body';
  readonly reportTime?: true;
  readonly labels?: Readonly<Record<string, ExtensionChoice>>;
}

/** A text that may depend on the request values. */
export interface ExtensionSuccessMessage extends ExtensionText {
  readonly when?: ExtensionCondition;
}

export interface OperationExtension {
  readonly kind?:
    | 'list'
    | 'count'
    | 'one'
    | 'create'
    | 'update'
    | 'delete'
    | 'import'
    | 'action'
    | 'report'
    | 'none';
  readonly resource?: string;
  readonly appliesTo?: 'record' | 'selection' | 'collection';
  readonly label?: ExtensionText;
  readonly confirm?: ExtensionText;
  readonly logText?: ExtensionText;
  readonly successMessage?: ExtensionSuccessMessage | readonly ExtensionSuccessMessage[];
  readonly disabledReason?: ExtensionText;
  readonly when?: ExtensionCondition;
  readonly permission?: { readonly module?: string; readonly roles?: readonly string[] };
  readonly physical?: boolean;
  readonly icon?: string;
  readonly group?: string;
  /** Why a physical action has no confirmation. */
  readonly skipConfirmReason?: string;
  readonly job?: boolean;
  readonly retryField?: string;
  readonly errorCodes?: readonly number[];
}

/** The methods that the console can call, in the order in which a path's operations are read. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
