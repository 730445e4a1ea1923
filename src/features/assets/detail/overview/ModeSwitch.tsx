import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as returnToStrategy } from '../../../../generated/core/operations/returnToStrategy.ts';
import { operation as updateAsset } from '../../../../generated/core/operations/updateAsset.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useChoiceLabel } from '../../../../resources/fields/useChoiceLabel.ts';
import { useDenialReason } from '../../../../resources/access/useDenialReason.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import { AssetOperationDialog } from '../AssetOperationDialog.tsx';
import { pickFields } from '../pickFields.ts';
import type { AssetTabProps, AssetStatus } from '../Asset.ts';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { ReturnToStrategyDialog } from './ReturnToStrategyDialog.tsx';

type LampMode = NonNullable<AssetStatus['mode']>;

const [field] = pickFields(assets, ['mode']);
const choices = field?.kind === 'enum' ? field.choices : [];
const OPERATIONS = [updateAsset, returnToStrategy];

/** Shows and changes the control mode of a lamp: strategy or manual. @see ASSET-14 */
export const ModeSwitch = ({
  asset,
  status,
}: AssetTabProps & { readonly status: AssetStatus | undefined }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const getChoiceLabel = useChoiceLabel(choices);
  const queryClient = useQueryClient();
  const [requestedMode, setRequestedMode] = useState<LampMode>();
  const getDenial = useDenialReason('assets', OPERATIONS);
  const mode = asset.mode ?? status?.mode ?? 'STRATEGY';
  const messageArgs = { name: asset.name, mode: requestedMode && getChoiceLabel(requestedMode) };
  return (
    <>
      <SegmentedControl
        label={field ? text(field.label) : ''}
        value={mode}
        options={choices.map(({ value }) => ({
          name: value as LampMode,
          label: getChoiceLabel(value),
          disabledReason: getDenial(value === 'STRATEGY' ? returnToStrategy : updateAsset),
        }))}
        onChange={setRequestedMode}
      />
      {requestedMode === 'STRATEGY' && (
        <ReturnToStrategyDialog
          {...{ asset, status }}
          onClose={() => setRequestedMode(undefined)}
        />
      )}
      {requestedMode === 'MANUAL' && (
        <AssetOperationDialog
          descriptor={assets}
          operation={updateAsset}
          record={asset}
          values={{ mode: requestedMode }}
          title={translate('asset.mode.title', messageArgs)}
          confirmLabel={translate('asset.mode.confirm', messageArgs)}
          onClose={() => setRequestedMode(undefined)}
          onDone={() => void queryClient.invalidateQueries({ queryKey: ['statuses'] })}
        >
          <p>{translate(`asset.mode.${requestedMode}`)}</p>
        </AssetOperationDialog>
      )}
    </>
  );
};
