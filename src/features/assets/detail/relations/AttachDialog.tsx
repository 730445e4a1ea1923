import { useTranslate } from 'react-admin';

import type { PartProps } from '../Part.ts';
import { ON_POLES, POLES } from './models.ts';
import { PickDialog } from './PickDialog.tsx';
import { useRelate } from './useRelate.ts';

interface AttachDialogProps extends PartProps {
  /** Whether the page is that of the pole. */
  readonly isPole?: boolean;
  /** What hangs there already. */
  readonly without?: readonly string[];
  readonly onClose: () => void;
}

/** Hangs a device on a pole: from the page of either. @see ASSET-05 */
export const AttachDialog = ({ asset, isPole = false, without, onClose }: AttachDialogProps) => {
  const translate = useTranslate();
  const { relateTo, taskId } = useRelate();
  const side = isPole ? 'device' : 'pole';
  return (
    <PickDialog
      title={translate(`asset.attach.${side}.title`, { name: asset.name })}
      confirm={chosen =>
        chosen
          ? translate('asset.attach.act', { name: chosen.name, side })
          : translate('asset.pole.attach')
      }
      hint={translate(`asset.attach.${side}.hint`)}
      models={isPole ? ON_POLES : POLES}
      of={asset}
      {...(without && { without })}
      taskId={taskId}
      act={chosen => (isPole ? relateTo(asset, chosen) : relateTo(chosen, asset))}
      onClose={onClose}
    />
  );
};
