import type { RecordCondition, FieldDescriptor } from './field.ts';
import type { JsonPath } from './listing.ts';
import type { ResponseShape } from './responseShape.ts';
import type { LocalizedText } from './localizedText.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The verbs of react-admin that a document can bind. */
export type Verb = 'list' | 'count' | 'one' | 'create' | 'update' | 'delete';

/** The permission for an operation. Absent: every signed-in user. */
export interface Permission {
  /** The module that the user must have. */
  readonly module?: string;
  /** Names of roles; `owner` is the user whose id is in the path. Empty or absent: any role. */
  readonly roles?: readonly string[];
}

export interface ParameterDescriptor {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** The value is JSON in a string, as LoopBack's `filter` and `where` are. */
  readonly json: boolean;
  /** The constant value of every call of the service, unless the settings of an installation override it. */
  readonly value?: unknown;
  /** The form field of an action's parameter: a step of the path below the record, or a required query parameter. */
  readonly field?: FieldDescriptor;
}

export interface BodyDescriptor {
  readonly mediaType: string;
  readonly required: boolean;
  /** The path of the object of the fields in the body, when it is not the body itself: `['data']`. */
  readonly dataPath?: JsonPath;
  /** The body is a list of records, of which the console sends one. */
  readonly isList?: boolean;
  /** The text of a log entry for the request body: a template of its fields. Absent, all of them. */
  readonly recordRepresentation?: string;
  /** The body is the value of this field alone, and not an object of fields: a list, or one of several variants. */
  readonly value?: string;
  /** The fields of the form, when the body is an object. */
  readonly fields: readonly FieldDescriptor[];
}

export interface ResponseDescriptor {
  readonly status: number;
  /** Absent when the response has no body. */
  readonly mediaType?: string;
  /** The path of the record, or the rows, in the response, when they are not the response itself: `['data']`. */
  readonly dataPath?: JsonPath;
  /** The resource of the record that an action returns. */
  readonly record?: string;
  /** The other value that an action returns: an object, a list, a text. It has no name of its own. */
  readonly value?: FieldDescriptor;
}

/** The data required to make a call: a small part of an operation. */
export interface CallDescriptor {
  /** The operationId; absent at sign-in. */
  readonly id?: string;
  /** The name of the document. */
  readonly service: string;
  readonly method: Method;
  /** The path template, e.g. `/users/{id}/lock`, without the base URL of the service. */
  readonly path: string;
  /** False for the few calls without a token. */
  readonly secured: boolean;
  readonly parameters: readonly Pick<ParameterDescriptor, 'name' | 'in' | 'json'>[];
  readonly body?: Pick<BodyDescriptor, 'mediaType'>;
  /** Successful responses first. */
  readonly responses: readonly Pick<ResponseDescriptor, 'status' | 'mediaType'>[];
  /** The types that the readers of the response rely on; absent where the document allows several. */
  readonly shape?: ResponseShape;
}

/**
 * The notification of a completed operation, e.g. "{record} set to {brightness}": `{record}` is the name of the
 * record, or a count such as "3 users", any other name in braces is a request value, with its unit.
 */
export interface SuccessMessage extends LocalizedText {
  /** The condition on the request values for this message. */
  readonly when?: RecordCondition;
}

/** The description of one operation, for the console and the mock platform. */
export interface OperationDescriptor {
  /** `operationId` of the document. */
  readonly id: string;
  /** The name of the document. */
  readonly service: string;
  readonly method: Method;
  /** The path template, e.g. `/users/{id}/lock`, without the base URL of the service. */
  readonly path: string;
  /** A report is a GET that is neither a list nor a record: metrics of a period, a state. */
  readonly kind: Verb | 'import' | 'action' | 'report' | 'none';
  readonly resource?: string;
  /**
   * The fields of the record by path parameter, for an action on a part of another resource: a player is commanded at
   * the path of its display. Without it the first path parameter is the key of the record.
   */
  readonly recordPath?: Readonly<Record<string, string>>;
  /** What the action applies to. */
  readonly appliesTo?: 'record' | 'selection' | 'collection';
  /** False for the few calls without a token. */
  readonly secured: boolean;
  readonly parameters: readonly ParameterDescriptor[];
  readonly body?: BodyDescriptor;
  /** Successful responses first, then errors, by status. */
  readonly responses: readonly ResponseDescriptor[];
  readonly label: LocalizedText;
  /** The text of a log entry after success; the label without one. */
  readonly logText?: LocalizedText;
  /** The name of an icon of src/ui/icons, for an action so frequent that it has its own button in a row. */
  readonly icon?: string;
  /** The name of one of the action groups of its resource. */
  readonly group?: string;
  /** The verb whose permission it shares. Only set by a screen that derives variants of an operation. */
  readonly variantOf?: Verb;
  readonly confirm?: LocalizedText;
  /** The first one is shown whose condition matches and whose values were all sent. */
  readonly successMessages?: readonly SuccessMessage[];
  /** The condition that the record must match for the action. */
  readonly when?: RecordCondition;
  /** Why the action is not available for other records, e.g. "Already locked". */
  readonly disabledReason?: LocalizedText;
  readonly permission?: Permission;
  /** It has a physical effect on a device: always confirmed, never optimistic. */
  readonly physical: boolean;
  /** A physical action without confirmation: confirming every turn of a camera would make it unusable. */
  readonly skipsConfirm?: true;
  /** It responds before its work is done; progress is polled. */
  readonly job: boolean;
  /** The body property that limits it to the devices that failed before. */
  readonly retryField?: string;
  /** Codes of the error catalogue that it can return. */
  readonly errorCodes: readonly number[];
  /** The types that the readers of the response rely on, for a read that belongs to no resource. */
  readonly shape?: ResponseShape;
}
