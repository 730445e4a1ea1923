import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { operation as returnToStrategy } from '../../../../generated/core/operations/returnToStrategy.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useText } from '../../../../resources/useText.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { PartProps, Status } from '../Part.ts';

interface ReturnDialogProps extends PartProps {
  readonly status: Status | undefined;
  readonly onClose: () => void;
}

/** Asks before a lamp that was set by hand follows its strategy again. */
export const ReturnDialog = ({ asset, status, onClose }: ReturnDialogProps) => {
  const translate = useTranslate();
  const text = useText();
  const cache = useQueryClient();
  const { label, confirm } = returnToStrategy;
  return (
    <ActDialog
      descriptor={assets}
      operation={returnToStrategy}
      record={asset}
      size="warning"
      title={translate('asset.return.ask', { name: asset.name })}
      confirm={text(label)}
      onClose={onClose}
      onDone={() => void cache.invalidateQueries({ queryKey: ['statuses'] })}
    >
      <p>{text(confirm)}</p>
      {status?.online === false && <p>{translate('asset.switch.offline')}</p>}
    </ActDialog>
  );
};
