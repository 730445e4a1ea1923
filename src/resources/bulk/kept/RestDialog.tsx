import { BulkDialog } from '../BulkDialog.tsx';
import { selectionOf } from '../selectionOf.ts';
import type { Rest } from './Rest.ts';
import { takeRest } from './takeRest.ts';
import { useJobOperation } from './useJobOperation.ts';

interface RestDialogProps {
  readonly rest: Rest;
  readonly onClose: () => void;
}

/** Asks again, as the first time: what is left is read anew, and what was kept of the values stands in the form. */
export const RestDialog = ({ rest: { job, ids, standings }, onClose }: RestDialogProps) => {
  const { descriptor, operation } = useJobOperation(job);
  if (!descriptor || !operation) return null;
  return (
    <BulkDialog
      descriptor={descriptor}
      operation={operation}
      selection={selectionOf(ids)}
      start={job.values}
      claim={wanted => takeRest(job.id, wanted, standings)}
      onClose={onClose}
    />
  );
};
