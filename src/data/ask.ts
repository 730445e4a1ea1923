import { type CallParameters, exchange, type Exchanged } from '../api/send.ts';
import type { Inside } from '../schema/listing.ts';
import type { OperationDescriptor } from '../schema/operation.ts';
import { readRefusal } from './foreignRefusal.ts';

/**
 * Makes a call for the data provider.
 *
 * @throws ApiError whose details can be read, in whatever shape the platform refuses; as `send` does besides
 */
export async function ask<Answer>(
  operation: OperationDescriptor,
  parameters?: CallParameters,
): Promise<Exchanged<Answer>> {
  try {
    return await exchange<Answer>(operation, parameters);
  } catch (error) {
    throw readRefusal(error);
  }
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
