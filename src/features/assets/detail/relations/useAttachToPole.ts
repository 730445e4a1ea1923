import { useNotify, useTranslate } from 'react-admin';

import { operation as relate } from '../../../../generated/core/operations/relatePoleAsset.ts';
import { useSingleCall } from '../../../../resources/tasks/useSingleCall.ts';
import { useResourceMutation } from '../../../../resources/useResourceMutation.ts';
import type { Asset } from '../Asset.ts';

/** Hangs a device on a pole, whichever of the two was chosen last. */
export function useAttachToPole() {
  const runAction = useResourceMutation('assets');
  const notify = useNotify();
  const translate = useTranslate();
  const { id: taskId, wait } = useSingleCall();
  /** @returns false when nobody waits for it here any more */
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
