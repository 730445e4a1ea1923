import { session } from '../../src/api/session.ts';
import { services } from '../../src/generated/services.ts';
import {
  type AccessDecision,
  buildPermissionMatrix,
} from '../../src/resources/permissions/permissionMatrix.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';

/** The permissions of every role by the documents; the tests of the platform verify them. */
export const matrix = buildPermissionMatrix(services);

const rows = matrix.groups.flatMap(group => group.rows);

/** Who calls an operation. */
interface Caller {
  readonly id: unknown;
  readonly role: string;
  readonly modules: readonly string[];
}

const getDecision = (operation: OperationDescriptor | undefined, role: string): AccessDecision =>
  rows.find(row => row.operation === operation)?.decisions[matrix.roles.indexOf(role)] ?? 'never';

/** Returns whether a user may call an operation by the matrix, on the record with this id. */
export function mayCall(
  operation: OperationDescriptor | undefined,
  { id: userId, role, modules }: Caller,
  id?: unknown,
): boolean {
  const decision = getDecision(operation, role);
  if (typeof decision === 'string') return decision === 'open';
  return (
    (decision.by !== 'owner' || id === userId) &&
    (decision.module === undefined || modules.includes(decision.module))
  );
}

function readCaller(): Caller {
  const { userId, role = '', modules = [] } = session.read() ?? {};
  return { id: userId, role, modules };
}

/** Returns whether the signed-in user may call an operation by the matrix. */
export const may = (operation: OperationDescriptor | undefined, id?: unknown): boolean =>
  mayCall(operation, readCaller(), id);

/** Returns the reason of a denial to the signed-in user: the role, the owner, or the missing module. */
export function getReason(operation: OperationDescriptor, id: unknown): RegExp {
  const caller = readCaller();
  const decision = getDecision(operation, caller.role);
  if (typeof decision === 'string') return /Your role may not do this\. Ask a system manager/u;
  return decision.by === 'owner' && id !== caller.id
    ? /Only the owner and system managers/u
    : /You need the module “[^”]+” for this\. Ask a system manager/u;
}
