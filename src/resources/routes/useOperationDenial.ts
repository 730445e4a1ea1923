import { usePermissions } from 'react-admin';

import { getGrant } from '../../domain/grant.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { useDenialMessage } from '../access/useDenialMessage.ts';

interface SessionPermissions {
  readonly role: string;
  readonly modules: readonly string[];
}

/**
 * Says why the person may not do an operation that belongs to no resource: undefined while he may, or nobody knows
 * yet. What belongs to a resource is asked of the auth provider, see `useDenialReason`.
 */
export function useOperationDenial(): (operation: OperationDescriptor) => string | undefined {
  const { permissions } = usePermissions<SessionPermissions>();
  const formatDenial = useDenialMessage();
  return ({ secured, permission }) => {
    if (!permissions || !secured) return undefined;
    const grant = getGrant(permissions.role, permission);
    if (!grant) return formatDenial({ by: 'role' });
    const { module } = grant;
    return module === undefined || permissions.modules.includes(module)
      ? undefined
      : formatDenial({ by: 'module', module });
  };
}
