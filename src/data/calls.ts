import type { CallParameters } from '../api/send.ts';
import { callOperation } from './callOperation.ts';
import { checkResponse } from './checkResponse.ts';
import { calls as described, type OperationTypes } from '../generated/calls.ts';
import type { Readable, Writable } from '../generated/users/types.ts';
import type { CallDescriptor } from '../schema/operation.ts';

/** One call: its parameters and its response, as documented. */
type OperationCall<Operation> =
  Partial<CallInput<Operation>> extends CallInput<Operation>
    ? (parameters?: CallInput<Operation>) => Promise<CallResult<Operation>>
    : (parameters: CallInput<Operation>) => Promise<CallResult<Operation>>;

type CallInput<Operation> = ParametersIn<Operation, 'path'> &
  Query<ParametersIn<Operation, 'query'>> &
  ParametersIn<Operation, 'header'> &
  Body<Operation> &
  Pick<CallParameters, 'time' | 'signal' | 'onUploadProgress' | 'keepalive'>;

/** Parameters of one location: required when one of them is required. */
type ParametersIn<Operation, Location extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: { [Name in Location]: infer Value };
}
  ? { readonly [Name in Location]: Value }
  : Operation extends { parameters: { [Name in Location]?: infer Value } }
    ? { readonly [Name in Location]?: Value }
    : never;

/** A document can only declare JSON as a string; `send` serializes it. */
type Query<Location> = { readonly [Name in keyof Location]: OrJson<Location[Name]> };
type OrJson<Values> = Values extends object
  ? { readonly [Key in keyof Values]: Values[Key] | object }
  : Values;

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { readonly body: Writable<Content[keyof Content]> }
  : { readonly body?: never };

type CallResult<Operation> = Operation extends { responses: infer Responses }
  ? Content<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type Content<Response> = Response extends { content: infer Content }
  ? Readable<Content[keyof Content]>
  : undefined;

type CallDescriptors = Readonly<Record<string, CallDescriptor>>;

/**
 * Every operation of every document by its service and operationId, with the types of the document.
 *
 * @example
 * await calls.users.lockUser({ path: { id } });
 *
 * Each throws as {@link callOperation} does, and ResponseError or CountError when the response has another type than its document says.
 */
export const calls = mapValues<CallDescriptors, unknown>(described, operations =>
  mapValues(
    operations,
    (operation, id) => (parameters?: CallParameters) => call({ ...operation, id }, parameters),
  ),
) as unknown as {
  readonly [Service in keyof typeof described]: {
    readonly [Id in keyof OperationTypes[Service]]: OperationCall<OperationTypes[Service][Id]>;
  };
};

const call = async (operation: CallDescriptor, parameters?: CallParameters): Promise<unknown> =>
  checkResponse(operation, (await callOperation(operation, parameters)).body);

function mapValues<Value, Result>(
  object: Readonly<Record<string, Value>>,
  mapValue: (value: Value, key: string) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, mapValue(value, key)]),
  );
}
