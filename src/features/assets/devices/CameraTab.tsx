import './camera.css';
import './devices.css';

import { useTranslate } from 'react-admin';

import { operation as panCamera } from '../../../generated/core/operations/panCamera.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { CameraServerCard } from './CameraServerCard.tsx';
import { DeviceErrorMessage } from '../../../resources/failures/DeviceErrorMessage.tsx';
import { PanPad } from './PanPad.tsx';
import type { DeviceTabProps } from './DeviceTabProps.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import { PresetsCard } from './PresetsCard.tsx';
import { useCameraPan, type PanState } from './useCameraPan.ts';

/** The manual control of a camera, and its presets. @see DEVICE-03 */
export default function CameraTab({ asset }: DeviceTabProps) {
  const { id } = asset;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,360px),1fr))] items-start gap-16">
      <PanCard key={`turn ${id}`} asset={asset} />
      <PresetsCard key={`presets ${id}`} asset={asset} />
      <CameraServerCard />
    </div>
  );
}

const OPERATIONS = [panCamera];

const PanCard = ({ asset }: DeviceTabProps) => {
  const translate = useTranslate();
  const { state, ...pad } = useCameraPan(String(asset.id));
  const disabledReason = useDenialReason('assets', OPERATIONS)(panCamera);
  return (
    <TitledCard title={translate('camera.turn')}>
      <div className="camera cluster gap-20">
        <PanPad state={state} disabledReason={disabledReason} {...pad} />
        <div className="flex-[1_1_180px]">
          <p className="camera-state type-16 mb-4 font-semibold" role="status">
            {translate(...getMessageArgs(state))}
          </p>
          <p className="part-text">{disabledReason ?? translate('camera.hint')}</p>
        </div>
      </div>
      {(state.phase === 'failed' || state.phase === 'unstopped') && (
        <DeviceErrorMessage
          error={state.error}
          action={translate(state.phase === 'unstopped' ? 'camera.stop.of' : 'camera.turn.of', {
            camera: String(asset['name']),
          })}
          {...(state.phase === 'unstopped' && { onRetry: pad.stop })}
        />
      )}
    </TitledCard>
  );
};

const getMessageArgs = (state: PanState): [string] =>
  state.phase === 'turning' ? [`camera.turning.${state.direction}`] : [`camera.at.${state.phase}`];
