import type { RaRecord } from 'react-admin';

import { session } from '../../api/session.ts';
import type { calls } from '../../data/calls.ts';
import { isSameId } from '../../domain/isSameId.ts';

/** A user as the list shows one. */
export interface User extends RaRecord<string> {
  readonly username: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly roleId: string;
  readonly role?: { readonly id: string; readonly name: string };
  /** A store may leave out a list that is empty. */
  readonly modules?: readonly string[];
  /** Answered where they are included, as in the list. */
  readonly domains?: readonly { readonly id: string; readonly name: string }[];
  readonly locked?: boolean | null;
  readonly lastLoginDate?: string | null;
}

/** What a PATCH of a user takes. */
export type UserChange = Parameters<typeof calls.users.updateUser>[0]['body'];

/** Whether it is the account that is signed in. */
export const isOwnAccount = ({ id }: { readonly id?: unknown }) =>
  isSameId(session.read()?.userId, id);
