import { getGrant } from '../domain/grant.ts';
import { isSameId } from '../domain/isSameId.ts';
import type { OperationDescriptor, Permission, Verb } from '../schema/operation.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';

/** As much of a session as decides what it may do. */
export interface AccessSubject {
  readonly userId: string;
  readonly role: string;
  readonly modules: readonly string[];
}

/** The verbs of a document, by what react-admin calls the screens that use them. */
const VERB_BY_ACTION: Readonly<Record<string, Verb>> = {
  list: 'list',
  export: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/**
 * The operation behind an action of react-admin: a verb by its name there, or an action of the
 * document by its operationId.
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
  // A record that cannot be asked for alone is read out of the list.
  return resource.verbs[verb] ?? (verb === 'one' ? resource.verbs.list : undefined);
}

/** Why somebody may not do something: the role, the record, which is not his own, or a module that he lacks. */
export type Denial =
  | { readonly by: 'role' }
  | { readonly by: 'owner' }
  | { readonly by: 'module'; readonly module: string };

/**
 * Why the document does not let a caller do something. The platform decides for itself; this keeps
 * the console from offering what it would refuse.
 *
 * @param recordId whom it is done to, for what the owner may do
 * @returns undefined when he may
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
