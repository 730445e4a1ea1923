import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { operation as deleteMute } from '../../../generated/core/operations/deleteMute.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../../resources/failures/useNotifyError.tsx';
import type { Mute } from '../../../data/useMutes.ts';

/**
 * Returns the action that ends a mute, and why the user may not.
 *
 * @param name - what it mutes
 */
export function useUnmute({ id }: Mute, name: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const mutate = useResourceMutation('mutes');
  const queryClient = useQueryClient();
  const disabledReason = useDenialReason('mutes', [deleteMute])(deleteMute);
  const unmute = useMutation({
    mutationFn: () => mutate(() => calls.core.deleteMute({ path: { id } })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['alerts'] });
      notify('alerts.unmute.done', { type: 'success' });
    },
    onError: error => notifyError(translate('alerts.unmute.of', { name }), error),
  });
  return { unmute, disabledReason };
}
