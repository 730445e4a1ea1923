import { usePermissions } from 'react-admin';

import { getGrant } from '../../domain/grant.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { useDenialMessage } from './useDenialMessage.ts';

interface SessionPermissions {
  readonly role: string;
  readonly modules: readonly string[];
}

/**
 * Returns a function that formats why the user may not run an operation without a resource: undefined while it is
 * allowed or unknown. Operations of a resource are checked by the auth provider, see `useDenialReason`.
 *
 * @example const disabledReason = useOperationDenial()(services.core.operations.uploadMediaData);
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
