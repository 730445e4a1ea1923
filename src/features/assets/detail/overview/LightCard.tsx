import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as returnToStrategy } from '../../../../generated/core/operations/returnToStrategy.ts';
import { operation as setLampParam } from '../../../../generated/core/operations/setLampParam.ts';
import { useDenialReason } from '../../../../resources/access/useDenialReason.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { useFormatNumber } from '../../../../ui/useFormatNumber.ts';
import { AssetCard } from '../AssetCard.tsx';
import type { AssetTabProps, AssetStatus } from '../Asset.ts';
import { lampRules } from './lampRules.ts';
import { getLampState } from '../../../../domain/getLampState.ts';
import { LampStateTag } from './LampStateTag.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { ReturnToStrategyDialog } from './ReturnToStrategyDialog.tsx';
import { SwitchLampDialog } from './SwitchLampDialog.tsx';

interface LightCardProps extends AssetTabProps {
  readonly status: AssetStatus | undefined;
}

const OPERATIONS = [setLampParam, returnToStrategy];

/** The level of a lamp and the source of its control; the slider sets another level after a confirmation. */
export const LightCard = ({ asset, status }: LightCardProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const formatNumber = useFormatNumber();
  const currentLevel = status?.brightness;
  // The level of the slider while it is dragged; undefined after its release.
  const [selectedLevel, setSelectedLevel] = useState<number>();
  const [confirmingLevel, setConfirmingLevel] = useState<number>();
  const [isReturning, setIsReturning] = useState(false);
  const getDenial = useDenialReason('assets', OPERATIONS);
  const disabledReason = getDenial(setLampParam);
  const level = selectedLevel ?? currentLevel ?? 0;
  const disabledProps = {
    disabled: disabledReason !== undefined,
    disabledReason: disabledReason ?? '',
  };
  return (
    <AssetCard
      title={translate('asset.light')}
      actions={
        <>
          {status && <LampStateTag state={getLampState(asset, status)} />}
          {lampRules.hasMode(asset) && <ModeSwitch asset={asset} status={status} />}
        </>
      }
    >
      <div className="asset-light cluster gap-x-20 gap-y-8">
        <output className="type-28 min-w-84 font-semibold [&_small]:ml-3 [&_small]:text-13 [&_small]:font-regular [&_small]:text-3">
          {currentLevel === undefined ? '–' : formatNumber(Math.round(currentLevel))}
          <small>%</small>
        </output>
        <Slider
          className="asset-level"
          aria-label={translate('asset.light.level')}
          value={level}
          disabled={disabledReason !== undefined}
          getAriaValueText={formatPercent}
          valueLabelFormat={formatPercent}
          valueLabelDisplay="auto"
          onChange={(_, value) => setSelectedLevel(value)}
        />
        <div className="flex gap-8 max-sm:order-2 max-sm:basis-full max-sm:*:flex-1">
          <ActionButton {...disabledProps} onClick={() => setConfirmingLevel(0)}>
            {translate('asset.light.off')}
          </ActionButton>
          <ActionButton {...disabledProps} onClick={() => setConfirmingLevel(100)}>
            {translate('asset.light.full')}
          </ActionButton>
          {lampRules.hasMode(asset) && status?.mode === 'MANUAL' && (
            <ActionButton
              disabled={getDenial(returnToStrategy) !== undefined}
              disabledReason={getDenial(returnToStrategy) ?? ''}
              onClick={() => setIsReturning(true)}
            >
              {text(returnToStrategy.label)}
            </ActionButton>
          )}
          <ActionButton
            kind="primary"
            disabled={disabledReason !== undefined || selectedLevel === undefined}
            disabledReason={disabledReason ?? translate('asset.light.move')}
            onClick={() => setConfirmingLevel(selectedLevel)}
          >
            {translate(selectedLevel === undefined ? 'asset.light.set.none' : 'asset.light.set', {
              level: Math.round(level),
            })}
          </ActionButton>
        </div>
      </div>
      <p className="mt-8 text-2">{translate(getStatusMessageKey(status))}</p>
      {isReturning && (
        <ReturnToStrategyDialog {...{ asset, status }} onClose={() => setIsReturning(false)} />
      )}
      {confirmingLevel !== undefined && (
        <SwitchLampDialog
          {...{ asset, status }}
          level={confirmingLevel}
          onClose={() => setConfirmingLevel(undefined)}
          onDone={() => setSelectedLevel(undefined)}
        />
      )}
    </AssetCard>
  );
};

const formatPercent = (level: number) => `${level} %`;

function getStatusMessageKey(status: AssetStatus | undefined): string {
  if (status?.brightness === undefined) return 'asset.light.unknown';
  if (!status.online) return 'asset.light.unreached';
  return status.mode === 'MANUAL' ? 'asset.light.manual' : 'asset.light.strategy';
}
