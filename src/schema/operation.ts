import type { RecordCondition, FieldDescriptor } from './field.ts';
import type { JsonPath } from './listing.ts';
import type { ResponseShape } from './responseShape.ts';
import type { LocalizedText } from './localizedText.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What a document can bind to the verbs of react-admin. */
export type Verb = 'list' | 'count' | 'one' | 'create' | 'update' | 'delete';

/** Who may call an operation. Absent: everybody who is signed in. */
export interface Permission {
  /** The module that the user must have. */
  readonly module?: string;
  /** Names of roles; `owner` is the user whose id stands in the path. Empty or absent: any role. */
  readonly roles?: readonly string[];
}

export interface ParameterDescriptor {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** The value is JSON in a string, as LoopBack's `filter` and `where` are. */
  readonly json: boolean;
  /** What every call of the service carries here, until the settings of an installation say otherwise. */
  readonly value?: unknown;
  /** What a person is asked before an action: a step of the path below the record, or what its query must be given. */
  readonly field?: FieldDescriptor;
}

export interface BodyDescriptor {
  readonly mediaType: string;
  readonly required: boolean;
  /** Where the object of the fields stands in the body, when it is not the body itself: `['data']`. */
  readonly dataPath?: JsonPath;
  /** The body is a list of records, in which the console sends one. */
  readonly isList?: boolean;
  /** How a log calls what was sent: a template of its fields. Absent, all of them. */
  readonly recordRepresentation?: string;
  /** The body is the value of this field alone, and no object of fields: a list, or one of several shapes. */
  readonly value?: string;
  /** The fields of the form, when the body is an object. */
  readonly fields: readonly FieldDescriptor[];
}

export interface ResponseDescriptor {
  readonly status: number;
  /** Absent when the answer has no body. */
  readonly mediaType?: string;
  /** Where the record, or the rows, stand in the answer, when they are not the answer itself: `['data']`. */
  readonly dataPath?: JsonPath;
  /** The answer of an action is a record of this resource. */
  readonly record?: string;
  /** What else the answer of an action is: an object, a list, a text. It has no name of its own. */
  readonly value?: FieldDescriptor;
}

/** What it takes to make a call: a small part of what a document says about an operation. */
export interface CallDescriptor {
  /** The name of the document. */
  readonly service: string;
  readonly method: Method;
  /** The path template, e.g. `/users/{id}/lock`, without the base address of the service. */
  readonly path: string;
  /** False for the few calls that carry no token. */
  readonly secured: boolean;
  readonly parameters: readonly Pick<ParameterDescriptor, 'name' | 'in' | 'json'>[];
  readonly body?: Pick<BodyDescriptor, 'mediaType'>;
  /** Successful answers first. */
  readonly responses: readonly Pick<ResponseDescriptor, 'status' | 'mediaType'>[];
  /** What the readers of the response rely on; absent where the document allows several types. */
  readonly shape?: ResponseShape;
}

/**
 * What a notification says when an operation is done, e.g. "{record} set to {brightness}": `{record}` is the name of the
 * record, or a count such as "3 users", any other name in braces is a value that was sent, with its unit.
 */
export interface SuccessMessage extends LocalizedText {
  /** What the values that were sent must be for this message. */
  readonly when?: RecordCondition;
}

/** All that the console and the mock platform know about one operation of a document. */
export interface OperationDescriptor {
  /** The operationId. */
  readonly id: string;
  /** The name of the document. */
  readonly service: string;
  readonly method: Method;
  /** The path template, e.g. `/users/{id}/lock`, without the base address of the service. */
  readonly path: string;
  /** A reading is a GET that is no list and no record: figures of a period, a state. */
  readonly kind: Verb | 'import' | 'action' | 'report' | 'none';
  readonly resource?: string;
  /** What an action is offered on. */
  readonly appliesTo?: 'record' | 'selection' | 'collection';
  /** False for the few calls that carry no token. */
  readonly secured: boolean;
  readonly parameters: readonly ParameterDescriptor[];
  readonly body?: BodyDescriptor;
  /** Successful answers first, then refusals, by status. */
  readonly responses: readonly ResponseDescriptor[];
  readonly label: LocalizedText;
  /** What a log says of it once it has succeeded; the label without one. */
  readonly logText?: LocalizedText;
  /** The name of an icon of src/ui/icons: what is done so often that it stands beside a row by itself. */
  readonly icon?: string;
  /** The name of one of the action groups of its resource. */
  readonly group?: string;
  /** The verb that it is a case of: who may do that may do it. Only of what a screen makes of an operation. */
  readonly variantOf?: Verb;
  readonly confirm?: LocalizedText;
  /** The first whose condition matches and whose values were all sent is shown. */
  readonly successMessages?: readonly SuccessMessage[];
  /** The record must be so for the action to be offered. */
  readonly when?: RecordCondition;
  /** Why the action is not offered for other records, e.g. "Already locked". */
  readonly disabledReason?: LocalizedText;
  readonly permission?: Permission;
  /** It moves something in the street: always confirmed, never optimistic. */
  readonly physical: boolean;
  /** It is physical and done without a question all the same: whoever turns a camera cannot answer one before every turn. */
  readonly skipsConfirm?: true;
  /** It answers before its work is done; progress is followed. */
  readonly job: boolean;
  /** Codes of the error catalogue that it can give. */
  readonly errorCodes: readonly number[];
  /** What the readers of the response rely on, of a read that belongs to no resource. */
  readonly shape?: ResponseShape;
}
