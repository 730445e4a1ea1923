import type { RaRecord } from 'react-admin';

import { session } from '../../api/session.ts';
import type { calls } from '../../data/calls.ts';
import { isSameId } from '../../domain/isSameId.ts';

/** A user record of the list. */
export interface User extends RaRecord<string> {
  readonly username: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly roleId: string;
  readonly role?: { readonly id: string; readonly name: string };
  /** A store may omit an empty list. */
  readonly modules?: readonly string[];
  /** Present if included, as in the list. */
  readonly domains?: readonly { readonly id: string; readonly name: string }[];
  readonly locked?: boolean | null;
  readonly lastLoginDate?: string | null;
}

/** The body of a user PATCH. */
export type UserChange = Parameters<typeof calls.users.updateUser>[0]['body'];

/** Whether it is the signed-in account. */
export const isOwnAccount = ({ id }: { readonly id?: unknown }) =>
  isSameId(session.read()?.userId, id);
