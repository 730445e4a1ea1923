import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { isNotFound } from '../../domain/errorStatus.ts';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../resources/failures/useNotifyError.tsx';
import type { ConfirmedResource } from './confirmation.ts';

const CALLS: Readonly<Record<ConfirmedResource, (id: string) => Promise<unknown>>> = {
  alerts: id => calls.core.confirmAlert({ path: { id } }),
  faults: id => calls.core.confirmFault({ path: { id } }),
};

/**
 * Confirms an alert or a fault. One that the platform no longer has, or that another user has confirmed, is reported
 * with a hint and leaves the list. @see ALERT-02
 */
export function useConfirmRecord(resource: ConfirmedResource) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const mutate = useResourceMutation(resource);
  const refresh = () => void mutate(() => Promise.resolve());
  return useMutation({
    mutationFn: ({ id }: RaRecord) => mutate(() => CALLS[resource](String(id))),
    onSuccess: (_, record) =>
      notify('alerts.confirmed', {
        type: 'success',
        messageArgs: { name: String(record['asset_name']) },
      }),
    onError: (error, record) => {
      const name = String(record['asset_name']);
      if (isNotFound(error)) {
        notify('alerts.confirm.missing', { type: 'error', messageArgs: { name } });
        refresh();
      } else notifyError(translate('alerts.confirm.of', { name }), error);
    },
  });
}
