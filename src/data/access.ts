import { getGrant } from '../domain/grant.ts';
import { isSameId } from '../domain/isSameId.ts';
import type { OperationDescriptor, Permission, Verb } from '../schema/operation.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';

/** The properties of a session that determine its permissions. */
export interface AccessSubject {
  readonly userId: string;
  readonly role: string;
  readonly modules: readonly string[];
}

/** The verb of each react-admin action. */
const VERB_BY_ACTION: Readonly<Record<string, Verb>> = {
  list: 'list',
  export: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/**
 * Finds the operation of a react-admin action: a verb by its name there, or an action of the document by its
 * operationId.
 */
export function findOperation(
  resource: ResourceDescriptor,
  action: string,
): OperationDescriptor | undefined {
  const verb = Object.hasOwn(VERB_BY_ACTION, action) ? VERB_BY_ACTION[action] : undefined;
  if (!verb) {
    const { imports, actions } = resource;
    return imports?.operation.id === action
      ? imports.operation
      : actions.find(({ id }) => id === action);
  }
  // A record without an operation to read it is read from the list.
  return resource.verbs[verb] ?? (verb === 'one' ? resource.verbs.list : undefined);
}

/** Why access is denied: the role, the ownership of the record, or a missing module. */
export type Denial =
  | { readonly by: 'role' }
  | { readonly by: 'owner' }
  | { readonly by: 'module'; readonly module: string };

/**
 * Returns why the document denies access to a caller. The platform enforces access itself; this hides actions that it
 * would deny.
 *
 * @param recordId the record of the action, for permissions of its owner
 * @returns undefined when access is granted
 * @see SEC-07
 */
export function getDenial(
  subject: AccessSubject,
  permission?: Permission,
  recordId?: unknown,
): Denial | undefined {
  const grant = getGrant(subject.role, permission);
  if (!grant) return { by: 'role' };
  if (grant.by === 'owner' && !isSameId(recordId, subject.userId)) return { by: 'owner' };
  const { module } = grant;
  return module === undefined || subject.modules.includes(module)
    ? undefined
    : { by: 'module', module };
}
