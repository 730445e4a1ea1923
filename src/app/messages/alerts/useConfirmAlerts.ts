import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { clipText } from '../../../domain/clipText.ts';
import { isNotFound } from '../../../domain/errorStatus.ts';
import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../../resources/failures/useNotifyError.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { getConfirmAlertOperation } from '../alertDescriptors.ts';
import type { CentreAlert } from './CentreAlert.ts';
import { alertStore } from './alertStore.ts';

/** A notification names a device with at most so many characters. */
const MAX_NAME_LENGTH = 100;

/** The maximum number of ids in a condition. */
const CHUNK_SIZE = 100;

interface ConfirmOutcome {
  readonly confirmedCount: number;
  /** Those that the platform no longer has, or that another user has confirmed. */
  readonly unavailableCount: number;
  /** The alerts of successful calls. */
  readonly doneIds: readonly string[];
  readonly errors: readonly unknown[];
}

/** Confirms alerts; those that the platform no longer has leave the message centre too. @see ALERT-02 */
export function useConfirmAlerts(alerts: readonly CentreAlert[]) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const formatNumber = useFormatNumber();
  const formatCount = (amount: number) => ({ smart_count: amount, count: formatNumber(amount) });
  const runAction = useResourceMutation('alerts');
  const operation = getConfirmAlertOperation();
  const disabledReason = useDenialReason('alerts', operation ? [operation] : []);
  const name = clipText(alerts[0]?.device.name ?? '', MAX_NAME_LENGTH);
  const count = alerts.length;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      runAction(provider =>
        operation && count === 1
          ? confirmOne(alerts[0]?.id ?? '', id => provider.call(operation, { path: { id } }))
          : confirmMany(alerts.map(({ id }) => id)),
      ),
    onSuccess: ({ confirmedCount, unavailableCount, doneIds, errors }) => {
      alertStore.acknowledge(doneIds);
      if (confirmedCount > 0)
        notify(count === 1 ? 'messages.confirmed' : 'messages.confirmed.many', {
          type: 'success',
          messageArgs: { name, ...formatCount(confirmedCount) },
        });
      if (unavailableCount > 0)
        notify(count === 1 ? 'messages.missing' : 'messages.missing.many', {
          type: 'error',
          messageArgs: { name, ...formatCount(unavailableCount) },
        });
      if (errors.length > 0)
        notifyError(
          count === 1
            ? translate('messages.confirm.of', { name })
            : translate('messages.confirm.failed', formatCount(count - doneIds.length)),
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

async function confirmOne(
  id: string,
  confirm: (id: string) => Promise<unknown>,
): Promise<ConfirmOutcome> {
  try {
    await confirm(id);
    return { confirmedCount: 1, unavailableCount: 0, doneIds: [id], errors: [] };
  } catch (error) {
    return isNotFound(error)
      ? { confirmedCount: 0, unavailableCount: 1, doneIds: [id], errors: [] }
      : { confirmedCount: 0, unavailableCount: 0, doneIds: [], errors: [error] };
  }
}

/** Confirms alerts in calls for a hundred each. */
async function confirmMany(ids: readonly string[]): Promise<ConfirmOutcome> {
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK_SIZE) }, (_, index) =>
    ids.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  );
  let [confirmedCount, unavailableCount] = [0, 0];
  const doneIds: string[] = [];
  const errors: unknown[] = [];
  await forEachConcurrently(chunks, async chunk => {
    try {
      const result = await calls.core.confirmAlerts({
        body: { where: { id: { inq: chunk } } as never, dryRun: false },
      });
      confirmedCount += result.confirmed;
      unavailableCount += result.failed.reduce((sum, failure) => sum + failure.count, 0);
      doneIds.push(...chunk);
    } catch (error) {
      errors.push(error);
    }
  });
  return { confirmedCount, unavailableCount, doneIds, errors };
}
