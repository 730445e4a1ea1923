import { useDescriptor } from '../../ResourcesContext.ts';
import { useManyWords } from '../useManyWords.ts';
import type { KeptJob } from './KeptJob.ts';

const NOWHERE = { label: { en: '', zh: '' }, plural: { en: '', zh: '' } };

/** What a job did, as its document says it today; undefined where that is gone. Its name is in the language of the screen. */
export function useJobOperation(job: KeptJob) {
  const descriptor = useDescriptor(job.resource);
  const { actOn } = useManyWords(descriptor ?? NOWHERE);
  const { update, delete: remove } = descriptor?.verbs ?? {};
  const operation = [...(descriptor?.actions ?? []), update, remove].find(
    each => each?.id === job.operation,
  );
  const count = job.items.length - job.taken;
  return {
    descriptor,
    operation,
    title: operation ? actOn(operation, count, job.values) : job.title,
  };
}
