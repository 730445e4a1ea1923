import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { operation as setLampParam } from '../../../../generated/core/operations/setLampParam.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { AssetOperationDialog } from '../AssetOperationDialog.tsx';
import type { AssetTabProps, AssetStatus } from '../Asset.ts';
import { ChangeSummary } from './ChangeSummary.tsx';

interface SwitchLampDialogProps extends AssetTabProps {
  readonly status: AssetStatus | undefined;
  /** In per cent; 0 switches it off. */
  readonly level: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Confirms the switching of a street lamp. */
export const SwitchLampDialog = ({
  asset,
  status,
  level,
  onClose,
  onDone,
}: SwitchLampDialogProps) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const messageArgs = { name: asset.name, level };
  const actionKey = level === 0 ? 'off' : 'set';
  return (
    <AssetOperationDialog
      descriptor={assets}
      operation={setLampParam}
      record={asset}
      values={level === 0 ? { on: false } : { on: true, brightness: level }}
      size="warning"
      title={translate(`asset.switch.${actionKey}.title`, messageArgs)}
      confirmLabel={translate(`asset.switch.${actionKey}.confirm`, messageArgs)}
      onClose={onClose}
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: ['statuses'] });
        onDone();
      }}
    >
      <p>{translate('asset.switch.at')}</p>
      <ChangeSummary
        lines={[
          ['asset.switch.now', formatPercent(status?.brightness)],
          ['asset.switch.then', `${level} %`],
        ]}
      />
      {status?.online === false && <p>{translate('asset.switch.offline')}</p>}
      <p>{translate('asset.switch.until')}</p>
    </AssetOperationDialog>
  );
};

const formatPercent = (level: number | undefined) =>
  level === undefined ? '–' : `${Math.round(level)} %`;
