import { type RaRecord, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import type { RowSelection } from '../selection/selection.ts';
import { getActionGroup } from '../record/getActionGroup.ts';
import type { RecordAction } from '../record/RecordAction.ts';
import { useDenialReason } from '../access/useDenialReason.ts';
import { getOperationIcon } from '../record/useRecordActions.ts';
import { useUnavailableReason } from '../record/useUnavailableReason.ts';
import { getBulkOperations } from './getBulkOperations.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/**
 * Returns the actions on the selected records. Actions that the role denies, or that no loaded record allows, stay with
 * a reason.
 *
 * @param records the loaded records: those of the page of a list
 */
export function useBulkActions(
  descriptor: ResourceDescriptor,
  selection: RowSelection,
  records: readonly RaRecord[],
  onPick: (operation: OperationDescriptor) => void,
): readonly RecordAction[] {
  const translate = useTranslate();
  const text = useLocalizedText();
  const operations = getBulkOperations(descriptor);
  const getDenialReason = useDenialReason(descriptor.name, operations);
  const getUnavailableReason = useUnavailableReason(descriptor);
  const { isAllMatching, ids } = selection;
  const visibleSelected = records.filter(({ id }) => isAllMatching || ids.has(id));
  const areAllVisible = !isAllMatching && visibleSelected.length === ids.size;
  const actions = operations.map(operation => {
    const isUnavailable =
      areAllVisible && !visibleSelected.some(record => matchesCondition(operation.when, record));
    const icon = getOperationIcon(operation);
    const group = getActionGroup(descriptor, operation);
    return {
      physical: operation.physical,
      id: operation.id,
      label: operation.kind === 'update' ? translate('bulk.update.menu') : text(operation.label),
      ...(icon && { icon }),
      ...(group && { group: { ...group, label: text(group.label) } }),
      danger: operation.kind === 'delete',
      isReadOnly: operation.method === 'get',
      isUnavailable,
      disabledReason:
        getDenialReason(operation) ?? (isUnavailable ? getUnavailableReason(operation) : undefined),
      onPick: () => onPick(operation),
    };
  });
  // Physical actions, then stored data, each in the order of the document: only the first few are visible, and those
  // keep their places while the selection changes.
  return actions.toSorted((one, other) => Number(other.physical) - Number(one.physical));
}
