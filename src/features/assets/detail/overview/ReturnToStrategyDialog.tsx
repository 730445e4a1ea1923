import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { operation as returnToStrategy } from '../../../../generated/core/operations/returnToStrategy.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import { AssetOperationDialog } from '../AssetOperationDialog.tsx';
import type { AssetTabProps, AssetStatus } from '../Asset.ts';

interface ReturnToStrategyDialogProps extends AssetTabProps {
  readonly status: AssetStatus | undefined;
  readonly onClose: () => void;
}

/** Confirms that a manually set lamp follows its strategy again. */
export const ReturnToStrategyDialog = ({ asset, status, onClose }: ReturnToStrategyDialogProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const queryClient = useQueryClient();
  const { label, confirm } = returnToStrategy;
  return (
    <AssetOperationDialog
      descriptor={assets}
      operation={returnToStrategy}
      record={asset}
      size="warning"
      title={translate('asset.return.title', { name: asset.name })}
      confirmLabel={text(label)}
      onClose={onClose}
      onDone={() => void queryClient.invalidateQueries({ queryKey: ['statuses'] })}
    >
      <p>{text(confirm)}</p>
      {status?.online === false && <p>{translate('asset.switch.offline')}</p>}
    </AssetOperationDialog>
  );
};
