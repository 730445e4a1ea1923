import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { isNotFound } from '../../domain/errorStatus.ts';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../resources/failures/useNotifyError.tsx';

/**
 * Confirms an alert. One that the platform no longer has, or that another user has confirmed, is reported with a hint and
 * leaves the list. @see ALERT-02
 */
export function useConfirmAlert() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const mutate = useResourceMutation('alerts');
  const refresh = () => void mutate(() => Promise.resolve());
  return useMutation({
    mutationFn: ({ id }: RaRecord) =>
      mutate(() => calls.core.confirmAlert({ path: { id: String(id) } })),
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
