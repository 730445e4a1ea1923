import { operation as listRoles } from '../generated/users/operations/listRoles.ts';
import { callOperation } from './callOperation.ts';
import { readResponseRows } from './readResponseRows.ts';

/** A role in the platform's format. */
export interface Role {
  readonly id: string;
  readonly name: string;
}

/**
 * Reads all roles, in the order of the platform. It is separate, because the list of users needs only this call.
 *
 * @throws ResponseError when the response is not a list; otherwise as {@link callOperation}
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
