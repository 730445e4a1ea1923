import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { getErrorCode } from '../../domain/errorStatus.ts';
import { useFormatFailure } from '../../resources/failures/useFormatFailure.ts';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useDescriptor } from '../../resources/descriptor/ResourcesContext.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useStore } from '../../ui/useStore.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { type PendingConfirmation, pendingConfirmation } from './confirmation.ts';
import { confirmMany, type ConfirmResult } from './confirmMany.ts';

const close = () => pendingConfirmation.set(undefined);

/** Requires a confirmation before many are confirmed, with the counts, and reports what was confirmed and what not. @see ALERT-14 */
export const ConfirmManyDialog = () => {
  const pending = useStore(pendingConfirmation);
  // Another screen has another list.
  useEffect(() => close, []);
  const descriptor = useDescriptor(pending?.resource ?? 'alerts');
  return pending && descriptor ? <ConfirmManyForm {...{ descriptor, ...pending }} /> : null;
};

interface ConfirmManyFormProps extends PendingConfirmation {
  readonly descriptor: ResourceDescriptor;
}

const ConfirmManyForm = ({ descriptor, resource, selection }: ConfirmManyFormProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const formatFailure = useFormatFailure();
  const notifyResult = useNotifyConfirmResult();
  const mutate = useResourceMutation(resource);
  const { ids, isAllMatching, filter } = selection;
  const preview = useQuery({
    // Not a query of the resource: the confirmation itself would count again.
    queryKey: ['confirmation', resource, [...ids], isAllMatching, filter],
    queryFn: () => confirmMany(descriptor, selection, true),
    gcTime: 0,
  });
  const confirm = useMutation({
    mutationFn: () => mutate(() => confirmMany(descriptor, selection, false)),
    onSuccess: result => {
      notifyResult(result);
      selection.clear();
      close();
    },
  });
  const error = confirm.error ?? preview.error;
  const code = getErrorCode(error);
  const amount = preview.data?.confirmed ?? selection.count;
  const count = formatNumber(amount);
  const formatError = () =>
    formatFailure(
      translate(`alerts.confirmMany.of.${resource}`, { smart_count: amount, count }),
      error,
    );
  return (
    <ConfirmDialog
      open
      title={translate(`alerts.confirmMany.title.${resource}`, { smart_count: amount, count })}
      confirmLabel={translate('alerts.confirmMany', { count })}
      cancelLabel={translate('shell.cancel')}
      isPending={confirm.isPending}
      disabledReason={amount === 0 ? translate('alerts.confirmMany.nothing') : undefined}
      error={error ? `${formatError()}${code === undefined ? '' : ` (${code})`}` : undefined}
      onConfirm={() => confirm.mutate()}
      onClose={close}
    >
      <p>{translate('alerts.confirmMany.effect')}</p>
      {preview.data && <FailedCounts result={preview.data} />}
    </ConfirmDialog>
  );
};

const FailedCounts = ({ result: { failed } }: { readonly result: ConfirmResult }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  return failed.length > 0 ? (
    <ul>
      {failed.map(({ reason, count }) => (
        <li key={reason}>
          {translate(`alerts.confirmMany.${reason}`, { count: formatNumber(count) })}
        </li>
      ))}
    </ul>
  ) : null;
};

/** Returns a function that reports what was confirmed, and what was not with the reasons. */
export function useNotifyConfirmResult() {
  const translate = useTranslate();
  const notify = useNotify();
  const formatNumber = useFormatNumber();
  return ({ confirmed, failed }: ConfirmResult) => {
    const reasons = failed.map(({ reason, count }) =>
      translate(`alerts.confirmMany.${reason}`, { count: formatNumber(count) }),
    );
    const done = translate('alerts.confirmMany.done', { count: formatNumber(confirmed) });
    notify([done, ...reasons].join(' '), {
      // Those that were confirmed before need no attention.
      type: failed.some(({ reason }) => reason !== 'alreadyConfirmed') ? 'warning' : 'success',
    });
  };
}
