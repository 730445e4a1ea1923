import { useDescriptor } from '../../descriptor/ResourcesContext.ts';
import { useBulkActionText } from '../useBulkActionText.ts';
import type { SavedJob } from '../journal/SavedJob.ts';

const NO_DESCRIPTOR = { label: { en: '', zh: '' }, plural: { en: '', zh: '' } };

/**
 * Returns the operation of a job from today's document, undefined where it is missing, and its name in the current
 * language.
 */
export function useJobOperation(job: SavedJob) {
  const descriptor = useDescriptor(job.resource);
  const { formatAction } = useBulkActionText(descriptor ?? NO_DESCRIPTOR);
  const { update, delete: remove } = descriptor?.verbs ?? {};
  const operation = [...(descriptor?.actions ?? []), update, remove].find(
    each => each?.id === job.operation,
  );
  const count = job.items.length - job.movedCount;
  return {
    descriptor,
    operation,
    title: operation ? formatAction(operation, count, job.values) : job.title,
  };
}
