import { type RaRecord, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { getActionGroup } from './getActionGroup.ts';
import type { RecordAction } from './RecordAction.ts';
import { useDenialReason } from '../access/useDenialReason.ts';
import { useUnavailableReason } from './useUnavailableReason.ts';

const verbIcons: { readonly [Is in OperationDescriptor['kind']]?: IconName } = {
  update: 'edit',
  delete: 'trash',
};

/** Returns the icon of an operation: from its document, whose names are a closed list, else by its verb. */
export const getOperationIcon = ({ icon, kind }: OperationDescriptor): IconName | undefined =>
  (icon as IconName | undefined) ?? verbIcons[kind];

/**
 * Returns the actions of a record for this user. Denied actions, and those that the record's state does not allow, stay
 * with a reason; the latter come last, and are never buttons.
 */
export function useRecordActions(
  descriptor: ResourceDescriptor,
  record: RaRecord,
  onPick: (operation: OperationDescriptor) => void,
): readonly RecordAction[] {
  const text = useLocalizedText();
  const translate = useTranslate();
  const getUnavailableReason = useUnavailableReason(descriptor);
  const operations = getRecordOperations(descriptor);
  const getDenialReason = useDenialReason(descriptor.name, operations, record.id);
  const actions = operations.map(operation => {
    const icon = getOperationIcon(operation);
    const isAvailable = matchesCondition(operation.when, record);
    const group = getActionGroup(descriptor, operation);
    return {
      id: operation.id,
      label: operation.kind === 'update' ? translate('record.edit') : text(operation.label),
      ...(icon && { icon }),
      ...(group && { group: { ...group, label: text(group.label) } }),
      danger: operation.kind === 'delete',
      isReadOnly: operation.method === 'get',
      primary: operation.kind === 'update',
      isUnavailable: !isAvailable,
      disabledReason:
        getDenialReason(operation) ?? (isAvailable ? undefined : getUnavailableReason(operation)),
      onPick: () => onPick(operation),
    };
  });
  return actions.toSorted((one, other) => Number(one.isUnavailable) - Number(other.isUnavailable));
}

/**
 * Returns the operations of a document on one record.
 *
 * @example getRecordOperations(users).map(({ id }) => id) // ['resetPassword', …, 'deleteUser', 'updateUser']
 */
export const getRecordOperations = ({ actions, verbs }: ResourceDescriptor) => [
  ...actions.filter(({ kind, appliesTo }) => kind === 'action' && appliesTo === 'record'),
  ...[verbs.delete, verbs.update].filter(verb => verb !== undefined),
];
