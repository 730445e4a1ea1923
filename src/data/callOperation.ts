import { ApiError } from '../api/ApiError.ts';
import { type CallParameters, exchange, type ExchangeResult } from '../api/send.ts';
import type { JsonPath } from '../schema/listing.ts';
import type { CallDescriptor, ParameterDescriptor } from '../schema/operation.ts';
import { loadSettings } from '../api/settings.ts';
import { createResponseError } from './createResponseError.ts';

/** The descriptor of a call, with the constants of its service. */
type CallableOperation = Omit<CallDescriptor, 'parameters'> & {
  readonly parameters: readonly (CallDescriptor['parameters'][number] &
    Pick<ParameterDescriptor, 'value'>)[];
};

/**
 * Makes a call for the data provider.
 *
 * @example const { body } = await callOperation(users.verbs.list, { query: { filter } });
 * @throws ApiError whose details can be read, in any error format of the platform; ResponseError for a response without JSON;
 *   as `send` does besides
 */
export async function callOperation<Result>(
  operation: CallableOperation,
  parameters?: CallParameters,
): Promise<ExchangeResult<Result>> {
  try {
    return await exchange<Result>(operation, await addConstantParameters(operation, parameters));
  } catch (error) {
    throw await toReadableError(error);
  }
}

/** Converts a response that is not JSON, and an error without a code of the catalogue, to a readable error. */
async function toReadableError(error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== undefined) return error;
  const { call, status, body } = error;
  if (status < 400) return body === undefined ? error : createResponseError(call, body);
  try {
    const { readForeignError } = await import('./readForeignError.ts');
    return readForeignError(error);
  } catch {
    return error;
  }
}

/**
 * Adds the constant parameters of a service: from the settings, or else the document. The caller's parameters override
 * them.
 */
async function addConstantParameters(
  { parameters }: CallableOperation,
  callParameters: CallParameters = {},
): Promise<CallParameters> {
  if (!parameters.some(({ value }) => value !== undefined)) return callParameters;
  const { parameters: configured } = await loadSettings();
  const getConstants = (location: 'query' | 'header') =>
    Object.fromEntries(
      parameters.flatMap(({ name, in: parameterLocation, value }) =>
        parameterLocation === location && value !== undefined
          ? [[name, Object.hasOwn(configured, name) ? configured[name] : value]]
          : [],
      ),
    );
  return {
    ...callParameters,
    query: { ...getConstants('query'), ...callParameters.query },
    header: { ...(getConstants('header') as Record<string, string>), ...callParameters.header },
  };
}

/**
 * Returns the value at a path of a response; `undefined` where the path does not exist.
 *
 * @example getAtPath({ data: { rows: [] } }, ['data', 'rows']) // []
 */
export const getAtPath = (response: unknown, path: JsonPath = []): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<string, unknown>>)[step]
        : undefined,
    response,
  );
