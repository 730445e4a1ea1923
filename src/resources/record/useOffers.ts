import { type RaRecord, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { holds } from '../holds.ts';
import { useText } from '../useText.ts';
import { groupOf } from './groupOf.ts';
import type { Offer } from './Offer.ts';
import { useAllowed } from './useAllowed.ts';
import { useWhenWords } from './useWhenWords.ts';

const icons: { readonly [Is in OperationDescriptor['is']]?: IconName } = {
  update: 'edit',
  delete: 'trash',
};

/** The icon of an operation: its document's, whose words are a closed list, else that of its verb. */
export const iconOf = ({ icon, is }: OperationDescriptor): IconName | undefined =>
  (icon as IconName | undefined) ?? icons[is];

/**
 * What can be done with a record, by this user. What the role refuses, and what the record is not in a state for,
 * stays and says so; the latter stands last, and never as a button of its own.
 */
export function useOffers(
  descriptor: ResourceDescriptor,
  record: RaRecord,
  onPick: (operation: OperationDescriptor) => void,
): readonly Offer[] {
  const text = useText();
  const translate = useTranslate();
  const whenWords = useWhenWords(descriptor);
  const operations = operationsOn(descriptor);
  const denial = useAllowed(descriptor.name, operations, record.id);
  const offers = operations.map(operation => {
    const icon = iconOf(operation);
    const fits = holds(operation.when, record);
    const group = groupOf(descriptor, operation);
    return {
      id: operation.id,
      label: operation.is === 'update' ? translate('record.edit') : text(operation.label),
      ...(icon && { icon }),
      ...(group && { group: { ...group, label: text(group.label) } }),
      danger: operation.is === 'delete',
      reads: operation.method === 'get',
      primary: operation.is === 'update',
      unfit: !fits,
      refused: denial(operation) ?? (fits ? undefined : whenWords(operation)),
      onPick: () => onPick(operation),
    };
  });
  return offers.toSorted((one, other) => Number(one.unfit) - Number(other.unfit));
}

/** The operations that a document offers on one record. */
export const operationsOn = ({ actions, verbs }: ResourceDescriptor) => [
  ...actions.filter(({ is, on }) => is === 'action' && on === 'record'),
  ...[verbs.delete, verbs.update].filter(verb => verb !== undefined),
];
