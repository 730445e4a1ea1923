import { BulkDialog } from '../BulkDialog.tsx';
import { createIdSelection } from '../../selection/createSelection.ts';
import type { RemainingItems } from './RemainingItems.ts';
import { claimRemainingItems } from '../journal/claimRemainingItems.ts';
import { useJobOperation } from './useJobOperation.ts';

interface RemainingItemsDialogProps {
  readonly remaining: RemainingItems;
  readonly onClose: () => void;
}

/** Confirms again, as for a new run: the remaining records are reloaded, and the form starts with the saved values. */
export const RemainingItemsDialog = ({
  remaining: { job, ids, statuses },
  onClose,
}: RemainingItemsDialogProps) => {
  const { descriptor, operation } = useJobOperation(job);
  if (!descriptor || !operation) return null;
  return (
    <BulkDialog
      descriptor={descriptor}
      operation={operation}
      selection={createIdSelection(ids)}
      defaultValues={job.values}
      claimIds={wantedIds => claimRemainingItems(job.id, wantedIds, statuses)}
      onClose={onClose}
    />
  );
};
