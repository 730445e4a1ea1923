import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { operation as setLampParam } from '../../../../generated/core/operations/setLampParam.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { PartProps, Status } from '../Part.ts';
import { Blast } from './Blast.tsx';

interface SwitchDialogProps extends PartProps {
  readonly status: Status | undefined;
  /** In per cent; 0 switches it off. */
  readonly level: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a lamp in the street is switched. */
export const SwitchDialog = ({ asset, status, level, onClose, onDone }: SwitchDialogProps) => {
  const translate = useTranslate();
  const cache = useQueryClient();
  const words = { name: asset.name, level };
  const act = level === 0 ? 'off' : 'set';
  return (
    <ActDialog
      descriptor={assets}
      operation={setLampParam}
      record={asset}
      values={level === 0 ? { on: false } : { on: true, brightness: level }}
      size="warning"
      title={translate(`asset.switch.${act}.ask`, words)}
      confirm={translate(`asset.switch.${act}.act`, words)}
      onClose={onClose}
      onDone={() => {
        void cache.invalidateQueries({ queryKey: ['statuses'] });
        onDone();
      }}
    >
      <p>{translate('asset.switch.at')}</p>
      <Blast
        lines={[
          ['asset.switch.now', percentOf(status?.brightness)],
          ['asset.switch.then', `${level} %`],
        ]}
      />
      {status?.online === false && <p>{translate('asset.switch.offline')}</p>}
      <p>{translate('asset.switch.until')}</p>
    </ActDialog>
  );
};

const percentOf = (level: number | undefined) =>
  level === undefined ? '–' : `${Math.round(level)} %`;
