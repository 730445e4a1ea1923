import './camera.css';

import { useTranslate } from 'react-admin';

import { operation as panCamera } from '../../../generated/core/operations/panCamera.ts';
import { useAllowed } from '../../../resources/record/useAllowed.ts';
import { CameraServer } from './CameraServer.tsx';
import { DeviceFailure } from './DeviceFailure.tsx';
import { PanPad } from './PanPad.tsx';
import type { PartProps } from './PartProps.ts';
import { PartCard } from './PartCard.tsx';
import { Presets } from './Presets.tsx';
import { usePan, type PanState } from './usePan.ts';

/** Turning a camera by hand, and its presets. @see DEVICE-03 */
export default function CameraPart({ asset: { id } }: PartProps) {
  return (
    <div className="parts parts-beside">
      <Turning key={`turn ${id}`} id={String(id)} />
      <Presets key={`presets ${id}`} id={String(id)} />
      <CameraServer />
    </div>
  );
}

const OPERATIONS = [panCamera];

const Turning = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const { state, ...pad } = usePan(id);
  const refused = useAllowed('assets', OPERATIONS)(panCamera);
  return (
    <PartCard title={translate('camera.turn')}>
      <div className="camera">
        <PanPad state={state} refused={refused} {...pad} />
        <div className="camera-words">
          <p className="camera-state" role="status">
            {translate(...wordsOf(state))}
          </p>
          <p className="part-words">{refused ?? translate('camera.hint')}</p>
        </div>
      </div>
      {(state.at === 'refused' || state.at === 'unstopped') && (
        <DeviceFailure
          error={state.error}
          {...(state.at === 'unstopped' && { onRetry: pad.stop })}
        />
      )}
    </PartCard>
  );
};

const wordsOf = (state: PanState): [string] =>
  state.at === 'turning' ? [`camera.turning.${state.direction}`] : [`camera.at.${state.at}`];
