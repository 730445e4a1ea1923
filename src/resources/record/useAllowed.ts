import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useAuthProvider, useTranslate } from 'react-admin';

import type { Denial } from '../../data/access.ts';
import type { ConsoleAuthProvider } from '../../data/ConsoleAuthProvider.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { useDenialWords } from '../access/useDenialWords.ts';

/** What react-admin calls a verb when it asks who may do it; an action is asked for by its id. */
const asks: { readonly [Is in OperationDescriptor['is']]?: string } = {
  create: 'create',
  update: 'edit',
  delete: 'delete',
};

/**
 * Why somebody may not do an operation, in words; undefined while he may, or nobody knows yet. One question for all
 * rows, unless a document lets owners do more.
 */
export function useAllowed(
  resource: string,
  operations: readonly OperationDescriptor[],
  id?: RaRecord['id'],
): (operation: OperationDescriptor) => string | undefined {
  const authProvider = useAuthProvider<ConsoleAuthProvider>();
  const translate = useTranslate();
  const denialWords = useDenialWords();
  const isOwned = operations.some(({ permission }) => permission?.roles?.includes('owner'));
  const record = isOwned && id !== undefined ? { id } : undefined;
  const { data } = useQuery({
    queryKey: ['auth', 'offers', resource, operations.map(each => each.id), record?.id ?? null],
    queryFn: async () => {
      const answers = await Promise.all(
        operations.map(async operation => {
          const question = {
            resource,
            action: asks[operation.caseOf ?? operation.is] ?? operation.id,
            record,
          };
          const may = await authProvider?.canAccess?.(question);
          if (may !== false) return [];
          const why = await authProvider?.whyNot?.(question);
          return [[operation.id, why] as const];
        }),
      );
      return answers.flat();
    },
    staleTime: Infinity,
  });
  const denied = new Map<string, Denial | undefined>(data);
  return ({ id: operation }) => {
    if (!denied.has(operation)) return undefined;
    const why = denied.get(operation);
    return why ? denialWords(why) : translate('action.denied');
  };
}
