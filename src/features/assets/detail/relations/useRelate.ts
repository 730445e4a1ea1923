import { useNotify, useTranslate } from 'react-admin';

import { operation as relate } from '../../../../generated/core/operations/relatePoleAsset.ts';
import { useOneCall } from '../../../../resources/tasks/useOneCall.ts';
import { useAct } from '../../../../resources/useAct.ts';
import type { Asset } from '../Part.ts';

/** Hangs a device on a pole, whichever of the two was chosen last. */
export function useRelate() {
  const act = useAct('assets');
  const notify = useNotify();
  const translate = useTranslate();
  const { id: taskId, wait } = useOneCall();
  /** @returns false when nobody waits for it here any more */
  const relateTo = async (pole: Asset, device: Asset): Promise<boolean> => {
    const path = { id: pole.id, relatedId: device.id };
    const called = await wait({
      title: translate('asset.pole.attach.title', { name: device.name, pole: pole.name }),
      physical: false,
      ask: signal => act(provider => provider.call(relate, { path, signal })),
    });
    if (called)
      notify('asset.pole.attached', {
        type: 'success',
        messageArgs: { name: device.name, pole: pole.name },
      });
    return called !== undefined;
  };
  return { relateTo, taskId };
}
