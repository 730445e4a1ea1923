import { usePermissions } from 'react-admin';

import { grantOf } from '../../domain/grant.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { useDenialWords } from '../access/useDenialWords.ts';

interface Known {
  readonly role: string;
  readonly modules: readonly string[];
}

/**
 * Says why the person may not do an operation that belongs to no resource: undefined while he may, or nobody knows
 * yet. What belongs to a resource is asked of the auth provider, see `useAllowed`.
 */
export function useOwnDenial(): (operation: OperationDescriptor) => string | undefined {
  const { permissions } = usePermissions<Known>();
  const words = useDenialWords();
  return ({ secured, permission }) => {
    if (!permissions || !secured) return undefined;
    const grant = grantOf(permissions.role, permission);
    if (!grant) return words({ by: 'role' });
    const { module } = grant;
    return module === undefined || permissions.modules.includes(module)
      ? undefined
      : words({ by: 'module', module });
  };
}
