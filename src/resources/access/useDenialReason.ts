import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useAuthProvider, useTranslate } from 'react-admin';

import type { Denial } from '../../data/access.ts';
import type { ConsoleAuthProvider } from '../../data/ConsoleAuthProvider.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { useDenialMessage } from './useDenialMessage.ts';

/** The react-admin names of the access verbs; an action is checked by its id. */
const accessActions: { readonly [Is in OperationDescriptor['kind']]?: string } = {
  create: 'create',
  update: 'edit',
  delete: 'delete',
};

/**
 * Returns the reason why the user has no permission for an operation; undefined with a permission, or before it is known.
 * All rows share one query, unless the document gives the owner of a record more permissions.
 *
 * @example
 * const getDenialReason = useDenialReason('users', [lockUser]);
 * <ActionButton disabledReason={getDenialReason(lockUser)} />
 */
export function useDenialReason(
  resource: string,
  operations: readonly OperationDescriptor[],
  id?: RaRecord['id'],
): (operation: OperationDescriptor) => string | undefined {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  const translate = useTranslate();
  const getDenialMessage = useDenialMessage();
  const isOwned = operations.some(({ permission }) => permission?.roles?.includes('owner'));
  const record = isOwned && id !== undefined ? { id } : undefined;
  const { data } = useQuery({
    queryKey: ['auth', 'offers', resource, operations.map(each => each.id), record?.id ?? null],
    queryFn: async () => {
      const denials = await Promise.all(
        operations.map(async operation => {
          const accessRequest = {
            // An action at the path of another resource is an action of that one.
            resource: (operation.recordPath && operation.resource) ?? resource,
            action: accessActions[operation.variantOf ?? operation.kind] ?? operation.id,
            record,
          };
          const isAllowed = await authProvider?.canAccess?.(accessRequest);
          if (isAllowed !== false) return [];
          const denial = await authProvider?.getAccessDenial?.(accessRequest);
          return [[operation.id, denial] as const];
        }),
      );
      return denials.flat();
    },
    staleTime: Infinity,
  });
  const denied = new Map<string, Denial | undefined>(data);
  return ({ id: operation }) => {
    if (!denied.has(operation)) return undefined;
    const denial = denied.get(operation);
    return denial ? getDenialMessage(denial) : translate('action.denied');
  };
}
