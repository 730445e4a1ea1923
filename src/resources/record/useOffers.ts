import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useAuthProvider, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { holds } from '../holds.ts';
import { useText } from '../useText.ts';
import type { Offer } from './Offer.ts';

const icons: { readonly [Is in OperationDescriptor['is']]?: IconName } = {
  update: 'edit',
  delete: 'trash',
};

/** What react-admin calls a verb when it asks who may do it; an action is asked for by its id. */
const asks: { readonly [Is in OperationDescriptor['is']]?: string } = {
  update: 'edit',
  delete: 'delete',
};

/** What can be done with a record as it is now, and by this user; what the role refuses stays and says so. */
export function useOffers(
  descriptor: ResourceDescriptor,
  record: RaRecord,
  onPick: (operation: OperationDescriptor) => void,
): readonly Offer[] {
  const text = useText();
  const translate = useTranslate();
  const operations = operationsOn(descriptor);
  const { allowed, isKnown } = useAllowed(descriptor.name, operations, record.id);
  return operations
    .filter(({ when }) => holds(when, record))
    .map(operation => ({
      id: operation.id,
      label: operation.is === 'update' ? translate('record.edit') : text(operation.label),
      ...(icons[operation.is] && { icon: icons[operation.is] }),
      danger: operation.is === 'delete',
      primary: operation.is === 'update',
      refused: isKnown && !allowed.has(operation.id) ? translate('action.denied') : undefined,
      onPick: () => onPick(operation),
    }));
}

/** The operations that a document offers on one record. */
export const operationsOn = ({ actions, verbs }: ResourceDescriptor) => [
  ...actions.filter(({ is, on }) => is === 'action' && on === 'record'),
  ...[verbs.delete, verbs.update].filter(verb => verb !== undefined),
];

/** Which of the operations the role may do. One question for all rows, unless a document lets owners do more. */
function useAllowed(
  resource: string,
  operations: readonly OperationDescriptor[],
  id: RaRecord['id'],
) {
  const authProvider = useAuthProvider();
  const isOwned = operations.some(({ permission }) => permission?.roles?.includes('owner'));
  const record = isOwned ? { id } : undefined;
  const { data } = useQuery({
    queryKey: ['auth', 'offers', resource, record?.id ?? null],
    queryFn: async () => {
      const answers = await Promise.all(
        operations.map(async ({ id: operation, is }) => {
          const action = asks[is] ?? operation;
          const may = await authProvider?.canAccess?.({ resource, action, record });
          return may === false ? [] : [operation];
        }),
      );
      return answers.flat();
    },
    staleTime: Infinity,
  });
  return { allowed: new Set(data), isKnown: data !== undefined };
}
