import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as returnToStrategy } from '../../../../generated/core/operations/returnToStrategy.ts';
import { operation as setLampParam } from '../../../../generated/core/operations/setLampParam.ts';
import { useAllowed } from '../../../../resources/record/useAllowed.ts';
import { useText } from '../../../../resources/useText.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { useFigures } from '../../../../ui/useFigures.ts';
import { Card } from '../Card.tsx';
import type { PartProps, Status } from '../Part.ts';
import { lamp } from './lamp.ts';
import { lampState } from './lampState.ts';
import { LampStateTag } from './LampStateTag.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { SwitchDialog } from './SwitchDialog.tsx';

interface LightCardProps extends PartProps {
  readonly status: Status | undefined;
}

const OPERATIONS = [setLampParam, returnToStrategy];

/** How bright a lamp burns, and by whose word; a hand sets another level, after it has been asked. */
export const LightCard = ({ asset, status }: LightCardProps) => {
  const translate = useTranslate();
  const text = useText();
  const figures = useFigures();
  const now = status?.brightness;
  // What the hand has moved to; nothing when it has let go.
  const [wanted, setWanted] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const [isReturning, setReturning] = useState(false);
  const denial = useAllowed('assets', OPERATIONS);
  const refused = denial(setLampParam);
  const level = wanted ?? now ?? 0;
  const off = { disabled: refused !== undefined, reason: refused ?? '' };
  return (
    <Card
      title={translate('asset.light')}
      tools={
        <>
          {status && <LampStateTag state={lampState(asset, status)} />}
          {lamp.hasMode(asset) && <ModeSwitch asset={asset} status={status} />}
        </>
      }
    >
      <div className="asset-light">
        <output className="asset-figure">
          {now === undefined ? '–' : figures(Math.round(now))}
          <small>%</small>
        </output>
        <Slider
          className="asset-level"
          aria-label={translate('asset.light.level')}
          value={level}
          disabled={refused !== undefined}
          getAriaValueText={percent}
          valueLabelFormat={percent}
          valueLabelDisplay="auto"
          onChange={(_, value) => setWanted(value)}
        />
        <div className="asset-light-acts">
          <ActionButton {...off} onClick={() => setAsked(0)}>
            {translate('asset.light.off')}
          </ActionButton>
          <ActionButton {...off} onClick={() => setAsked(100)}>
            {translate('asset.light.full')}
          </ActionButton>
          {lamp.hasMode(asset) && status?.mode === 'MANUAL' && (
            <ActionButton
              disabled={denial(returnToStrategy) !== undefined}
              reason={denial(returnToStrategy) ?? ''}
              onClick={() => setReturning(true)}
            >
              {text(returnToStrategy.label)}
            </ActionButton>
          )}
          <ActionButton
            kind="primary"
            disabled={refused !== undefined || wanted === undefined}
            reason={refused ?? translate('asset.light.move')}
            onClick={() => setAsked(wanted)}
          >
            {translate(wanted === undefined ? 'asset.light.set.none' : 'asset.light.set', {
              level: Math.round(level),
            })}
          </ActionButton>
        </div>
      </div>
      <p className="asset-light-words">{translate(wordsOf(status))}</p>
      {isReturning && <ReturnDialog {...{ asset, status }} onClose={() => setReturning(false)} />}
      {asked !== undefined && (
        <SwitchDialog
          {...{ asset, status }}
          level={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => setWanted(undefined)}
        />
      )}
    </Card>
  );
};

const percent = (level: number) => `${level} %`;

function wordsOf(status: Status | undefined): string {
  if (status?.brightness === undefined) return 'asset.light.unknown';
  if (!status.online) return 'asset.light.unreached';
  return status.mode === 'MANUAL' ? 'asset.light.manual' : 'asset.light.strategy';
}
