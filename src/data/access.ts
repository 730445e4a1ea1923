import type { OperationDescriptor, Permission, Verb } from '../schema/operation.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';

/** As much of a session as decides what it may do. */
export interface Caller {
  readonly userId: string;
  readonly role: string;
  readonly modules: readonly string[];
}

/** The verbs of a document, by what react-admin calls the screens that use them. */
const verbs: Readonly<Record<string, Verb>> = {
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
export function operationOf(
  resource: ResourceDescriptor,
  action: string,
): OperationDescriptor | undefined {
  const verb = Object.hasOwn(verbs, action) ? verbs[action] : undefined;
  return verb ? resource.verbs[verb] : resource.actions.find(({ id }) => id === action);
}

/**
 * Whether the document lets a caller do something. The platform decides for itself; this keeps
 * the console from offering what it would refuse. An admin has every module.
 *
 * @param recordId whom it is done to, for what the owner may do
 * @see spec A6
 */
export function mayCall(
  caller: Caller,
  { module, roles = [] }: Permission = {},
  recordId?: unknown,
): boolean {
  const hasModule = !module || caller.role === 'admin' || caller.modules.includes(module);
  const isOwner = roles.includes('owner') && recordId === caller.userId;
  return hasModule && (roles.length === 0 || roles.includes(caller.role) || isOwner);
}
