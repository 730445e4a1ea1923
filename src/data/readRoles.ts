import { send } from '../api/send.ts';
import { operation as listRoles } from '../generated/users/operations/listRoles.ts';

/** A role as the platform lists it. */
export interface Role {
  readonly id: string;
  readonly name: string;
}

/**
 * Reads all roles, in the order of the platform. The list of users needs them, and not the calls of all documents.
 *
 * @throws ApiError as `send` does
 */
export const readRoles = (signal: AbortSignal): Promise<readonly Role[]> =>
  send(listRoles, { signal });
