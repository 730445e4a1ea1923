import type { CallParameters } from '../api/send.ts';
import { ask } from './ask.ts';
import { checkResponse } from './checkResponse.ts';
import { calls as described, type OperationTypes } from '../generated/calls.ts';
import type { Readable, Writable } from '../generated/users/types.ts';
import type { CallDescriptor } from '../schema/operation.ts';

/** One call: what it takes and what it answers, as its document says. */
type Call<Operation> =
  Partial<Takes<Operation>> extends Takes<Operation>
    ? (parameters?: Takes<Operation>) => Promise<Answer<Operation>>
    : (parameters: Takes<Operation>) => Promise<Answer<Operation>>;

type Takes<Operation> = Part<Operation, 'path'> &
  Query<Part<Operation, 'query'>> &
  Part<Operation, 'header'> &
  Body<Operation> & { readonly signal?: AbortSignal };

/** Parameters of one place: to be given when one of them is required. */
type Part<Operation, Place extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: { [Name in Place]: infer Given };
}
  ? { readonly [Name in Place]: Given }
  : Operation extends { parameters: { [Name in Place]?: infer Given } }
    ? { readonly [Name in Place]?: Given }
    : never;

/** A document can only say that JSON is a string; `send` writes it. */
type Query<Place> = { readonly [Name in keyof Place]: OrJson<Place[Name]> };
type OrJson<Values> = Values extends object
  ? { readonly [Key in keyof Values]: Values[Key] | object }
  : Values;

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { readonly body: Writable<Content[keyof Content]> }
  : { readonly body?: never };

type Answer<Operation> = Operation extends { responses: infer Responses }
  ? Content<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type Content<Response> = Response extends { content: infer Content }
  ? Readable<Content[keyof Content]>
  : undefined;

type Described = Readonly<Record<string, CallDescriptor>>;

/**
 * Every operation of every document by its operationId, with the types of the document:
 * `await calls.users.lockUser({ path: { id } })`.
 *
 * Each throws as {@link ask} does, and ResponseError or CountError when the response has another type than its document says.
 */
export const calls = mapValues<Described, unknown>(described, operations =>
  mapValues(operations, operation => (parameters?: CallParameters) => call(operation, parameters)),
) as unknown as {
  readonly [Service in keyof typeof described]: {
    readonly [Id in keyof OperationTypes[Service]]: Call<OperationTypes[Service][Id]>;
  };
};

const call = async (operation: CallDescriptor, parameters?: CallParameters): Promise<unknown> =>
  checkResponse(operation, (await ask(operation, parameters)).body);

function mapValues<Value, Result>(
  object: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
