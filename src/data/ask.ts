import { ApiError } from '../api/ApiError.ts';
import { type CallParameters, exchange, type Exchanged } from '../api/send.ts';
import type { Inside } from '../schema/listing.ts';
import type { CallDescriptor, ParameterDescriptor } from '../schema/operation.ts';
import { loadSettings } from '../api/settings.ts';
import { responseFailure } from './responseFailure.ts';

/** What it takes to make a call, with the constants of its service. */
type Asked = Omit<CallDescriptor, 'parameters'> & {
  readonly parameters: readonly (CallDescriptor['parameters'][number] &
    Pick<ParameterDescriptor, 'value'>)[];
};

/**
 * Makes a call for the data provider.
 *
 * @throws ApiError whose details can be read, in whatever shape the platform refuses; ResponseError when it answers no JSON;
 *   as `send` does besides
 */
export async function ask<Answer>(
  operation: Asked,
  parameters?: CallParameters,
): Promise<Exchanged<Answer>> {
  try {
    return await exchange<Answer>(operation, await withConstants(operation, parameters));
  } catch (error) {
    throw await withReadableCause(error);
  }
}

/** What a response without JSON is, and what an error without a code of the catalogue says in another platform's words. */
async function withReadableCause(error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== undefined) return error;
  const { call, status, body } = error;
  if (status < 400) return body === undefined ? error : responseFailure(call, body);
  try {
    const { readRefusal } = await import('./foreignRefusal.ts');
    return readRefusal(error);
  } catch {
    return error;
  }
}

/** Adds what every call of a service carries: as the settings say it, or else the document. What the caller says goes before. */
async function withConstants(
  { parameters }: Asked,
  given: CallParameters = {},
): Promise<CallParameters> {
  if (!parameters.some(({ value }) => value !== undefined)) return given;
  const { parameters: set } = await loadSettings();
  const constants = (place: 'query' | 'header') =>
    Object.fromEntries(
      parameters.flatMap(({ name, in: where, value }) =>
        where === place && value !== undefined
          ? [[name, Object.hasOwn(set, name) ? set[name] : value]]
          : [],
      ),
    );
  return {
    ...given,
    query: { ...constants('query'), ...given.query },
    header: { ...(constants('header') as Record<string, string>), ...given.header },
  };
}

/** What stands somewhere inside of an answer; `undefined` where there is no such place. */
export const inside = (answer: unknown, place: Inside = []): unknown =>
  place.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Readonly<Record<string, unknown>>)[step]
        : undefined,
    answer,
  );
