import { operation as listRoles } from '../generated/users/operations/listRoles.ts';
import { callOperation } from './callOperation.ts';
import { readResponseRows } from './readResponseRows.ts';

/** A role as the platform lists it. */
export interface Role {
  readonly id: string;
  readonly name: string;
}

/**
 * Reads all roles, in the order of the platform. The list of users needs them, and not the calls of all documents.
 *
 * @throws ResponseError when it is no list; as {@link callOperation} does besides
 */
export async function readRoles(signal: AbortSignal): Promise<readonly Role[]> {
  const rows: readonly unknown[] = await readResponseRows(
    listRoles,
    (await callOperation(listRoles, { signal })).body,
  );
  return rows.filter(isRole);
}

const isRole = (row: unknown): row is Role => {
  const { id, name } = (row ?? {}) as Partial<Role>;
  return typeof name === 'string' && ['string', 'number'].includes(typeof id);
};
