import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';

import { clipText } from '../../../domain/clipText.ts';
import { isNotFound } from '../../../domain/errorStatus.ts';
import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../../resources/failures/useNotifyError.tsx';
import { getConfirmAlertOperation } from '../alertDescriptors.ts';
import type { CentreAlert } from './AlertBook.ts';
import { alertStore } from './alertStore.ts';

/** A notification names a device with at most so many characters. */
const MAX_NAME_LENGTH = 100;

/** The outcome of confirming alerts. */
interface ConfirmOutcome {
  readonly confirmedIds: readonly string[];
  /** The platform no longer has them, or another user has confirmed them. */
  readonly goneIds: readonly string[];
  readonly errors: readonly unknown[];
}

/** Confirms alerts; those that the platform no longer has leave the message centre too. @see ALERT-02 */
export function useConfirmAlerts(alerts: readonly CentreAlert[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const runAction = useResourceMutation('alerts');
  const operation = getConfirmAlertOperation();
  const disabledReason = useDenialReason('alerts', operation ? [operation] : []);
  const name = clipText(alerts[0]?.device.name ?? '', MAX_NAME_LENGTH);
  const count = alerts.length;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      runAction(async (provider): Promise<ConfirmOutcome> => {
        const outcome = {
          confirmedIds: [] as string[],
          goneIds: [] as string[],
          errors: [] as unknown[],
        };
        await forEachConcurrently(alerts, async ({ id }) => {
          try {
            if (operation) await provider.call(operation, { path: { id } });
            outcome.confirmedIds.push(id);
          } catch (error) {
            if (isNotFound(error)) outcome.goneIds.push(id);
            else outcome.errors.push(error);
          }
        });
        return outcome;
      }),
    onSuccess: ({ confirmedIds, goneIds, errors }) => {
      alertStore.remove(confirmedIds);
      alertStore.dismiss(goneIds);
      if (confirmedIds.length > 0)
        notify(count === 1 ? 'messages.confirmed' : 'messages.confirmed.many', {
          type: 'success',
          messageArgs: { name, smart_count: confirmedIds.length },
        });
      if (goneIds.length > 0)
        notify(count === 1 ? 'messages.gone' : 'messages.gone.many', {
          type: 'error',
          messageArgs: { name, smart_count: goneIds.length },
        });
      if (errors.length > 0)
        notifyError(
          count === 1
            ? translate('messages.confirm.of', { name })
            : translate('messages.confirm.failed', { smart_count: errors.length }),
          errors[0],
        );
    },
  });
  return {
    confirm: () => mutate(),
    isPending,
    isAvailable: operation !== undefined,
    disabledReason: operation && disabledReason(operation),
  };
}
