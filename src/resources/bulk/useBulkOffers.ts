import { type RaRecord, useListContext, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { holds } from '../holds.ts';
import type { Selection } from '../list/selection.ts';
import { groupOf } from '../record/groupOf.ts';
import type { Offer } from '../record/Offer.ts';
import { useAllowed } from '../record/useAllowed.ts';
import { iconOf } from '../record/useOffers.ts';
import { useWhenWords } from '../record/useWhenWords.ts';
import { bulkOperations } from './bulkOperations.ts';
import { useText } from '../useText.ts';
import { useManyWords } from './useManyWords.ts';

/**
 * What can be done to the ticked records. What the role refuses, and what none of them is in a state for as far as
 * they are in sight, stays and says so.
 */
export function useBulkOffers(
  descriptor: ResourceDescriptor,
  selection: Selection,
  onPick: (operation: OperationDescriptor) => void,
): readonly Offer[] {
  const translate = useTranslate();
  const text = useText();
  const { data = [] } = useListContext<RaRecord>();
  const operations = bulkOperations(descriptor);
  const denial = useAllowed(descriptor.name, operations);
  const whenWords = useWhenWords(descriptor);
  const { wordsOf } = useManyWords(descriptor);
  const { matching, ids } = selection;
  const inSight = data.filter(({ id }) => matching || ids.has(id));
  const areAllInSight = !matching && inSight.length === ids.size;
  const offers = operations.map(operation => {
    const fits = inSight.filter(record => holds(operation.when, record)).length;
    const unfit = areAllInSight && fits === 0;
    const icon = iconOf(operation);
    const group = groupOf(descriptor, operation);
    return {
      fits,
      physical: operation.physical,
      id: operation.id,
      label: operation.is === 'update' ? translate('bulk.update.offer') : wordsOf(operation),
      ...(icon && { icon }),
      ...(group && { group: { ...group, label: text(group.label) } }),
      danger: operation.is === 'delete',
      reads: operation.method === 'get',
      unfit,
      refused: denial(operation) ?? (unfit ? whenWords(operation) : undefined),
      onPick: () => onPick(operation),
    };
  });
  // What is for most of them comes first, what acts in the street before what is kept; only the first few are in sight.
  return offers.toSorted(
    (one, other) => other.fits - one.fits || Number(other.physical) - Number(one.physical),
  );
}
