import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useFigures } from '../../ui/useFigures.ts';
import type { FormValues } from '../form/FormRules.ts';
import { useSuccessMessage } from '../record/useSuccessMessage.ts';
import type { Tally } from './BulkRun.ts';
import { useManyWords } from './useManyWords.ts';

/**
 * States in sentences what was done to how many records, e.g. "3 users deleted" or "618 of 620 lamps set to 40 %", and
 * how many were sent before a stop.
 *
 * @param values what was sent with each record
 */
export function useSumWords(
  descriptor: Pick<ResourceDescriptor, 'label' | 'plural'>,
  operation: OperationDescriptor,
  values: FormValues,
) {
  const translate = useTranslate();
  const figure = useFigures();
  const { counted } = useManyWords(descriptor);
  const successMessage = useSuccessMessage();
  const totalOf = (tally: Tally) => Object.values(tally).reduce((sum, count) => sum + count, 0);
  const doneOf = (tally: Tally): string => {
    const all = counted(totalOf(tally));
    const record =
      tally.done === totalOf(tally)
        ? all
        : translate('bulk.part', { done: figure(tally.done), all });
    const key = operation.successMessages ? undefined : withoutMessage[operation.is];
    return key ? translate(key, { record }) : successMessage(operation, record, values);
  };
  return {
    sumOf: (tally: Tally): string =>
      tally.pending > 0
        ? translate('bulk.somePending', { done: doneOf(tally), count: figure(tally.pending) })
        : doneOf(tally),
    stoppedOf: (tally: Tally): string => {
      const total = totalOf(tally);
      const sent = figure(total - tally.waiting - tally.notStarted);
      const unknown = tally.sent + tally.timedOut;
      const stopped = translate(operation.physical ? 'bulk.stopped.commands' : 'bulk.stopped', {
        sent,
        total: figure(total),
      });
      return unknown > 0
        ? `${stopped} ${translate('bulk.stopped.unknown', { count: figure(unknown) })}`
        : stopped;
    },
  };
}

/** The message of many records where the document has none. */
const withoutMessage: { readonly [Is in OperationDescriptor['is']]?: string } = {
  update: 'bulk.updated',
  action: 'bulk.done',
};
