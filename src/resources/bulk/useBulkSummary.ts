import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { FormValues } from '../values/FormRules.ts';
import { useSuccessMessage } from '../record/useSuccessMessage.ts';
import type { StatusCounts } from './run/BulkRun.ts';
import { type NamedDescriptor, useBulkActionText } from './useBulkActionText.ts';

/**
 * Returns a function that formats the result of a bulk run, e.g. "3 users deleted" or "618 of 620 lamps set to 40 %",
 * and how many were sent before a cancel.
 *
 * @param values those sent with each record
 */
export function useBulkSummary(
  descriptor: NamedDescriptor,
  operation: OperationDescriptor,
  values: FormValues,
) {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { counted } = useBulkActionText(descriptor);
  const getSuccessMessage = useSuccessMessage();
  const getTotal = (statusCounts: StatusCounts) =>
    Object.values(statusCounts).reduce((sum, count) => sum + count, 0);
  const formatDone = (statusCounts: StatusCounts): string => {
    const all = counted(getTotal(statusCounts));
    const record =
      statusCounts.done === getTotal(statusCounts)
        ? all
        : translate('bulk.part', { done: formatNumber(statusCounts.done), all });
    const key = operation.successMessages ? undefined : defaultMessages[operation.kind];
    return key ? translate(key, { record }) : getSuccessMessage(operation, record, values);
  };
  return {
    formatSummary: (statusCounts: StatusCounts): string =>
      statusCounts.pending > 0
        ? translate('bulk.somePending', {
            done: formatDone(statusCounts),
            count: formatNumber(statusCounts.pending),
          })
        : formatDone(statusCounts),
    formatStopped: (statusCounts: StatusCounts): string => {
      const total = getTotal(statusCounts);
      const sent = formatNumber(total - statusCounts.waiting - statusCounts.notStarted);
      const unknown = statusCounts.sent + statusCounts.timedOut;
      const stopped = translate(operation.physical ? 'bulk.stopped.commands' : 'bulk.stopped', {
        sent,
        total: formatNumber(total),
      });
      return unknown > 0
        ? `${stopped} ${translate('bulk.stopped.unknown', { count: formatNumber(unknown) })}`
        : stopped;
    },
  };
}

/** The default messages, where the document has none. */
const defaultMessages: { readonly [Is in OperationDescriptor['kind']]?: string } = {
  update: 'bulk.updated',
  action: 'bulk.done',
};
