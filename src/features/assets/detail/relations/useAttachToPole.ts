import { useNotify, useTranslate } from 'react-admin';

import { operation as relate } from '../../../../generated/core/operations/relatePoleAsset.ts';
import { useSingleCall } from '../../../../resources/tasks/useSingleCall.ts';
import { useResourceMutation } from '../../../../resources/calls/useResourceMutation.ts';
import type { Asset } from '../Asset.ts';

/** Attaches a device to a pole, in either order of selection. */
export function useAttachToPole() {
  const runAction = useResourceMutation('assets');
  const notify = useNotify();
  const translate = useTranslate();
  const { id: taskId, wait } = useSingleCall();
  /** @returns false when the caller no longer waits for it */
  const attachToPole = async (pole: Asset, device: Asset): Promise<boolean> => {
    const path = { id: pole.id, relatedId: device.id };
    const outcome = await wait({
      title: translate('asset.pole.attach.title', { name: device.name, pole: pole.name }),
      physical: false,
      send: signal => runAction(provider => provider.call(relate, { path, signal })),
    });
    if (outcome)
      notify('asset.pole.attached', {
        type: 'success',
        messageArgs: { name: device.name, pole: pole.name },
      });
    return outcome !== undefined;
  };
  return { relateTo: attachToPole, taskId };
}
