import { assets } from '../../../../generated/core/resources.ts';
import { useChoiceLabel } from '../../../../resources/fields/useChoiceLabel.ts';
import { RecordLink } from '../../../../resources/show/RecordLink.tsx';
import { getDeviceIcon } from '../../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import type { Asset } from '../Asset.ts';
import { pickFields } from '../pickFields.ts';
import { DistanceBetween } from './DistanceBetween.tsx';

const [stateField] = pickFields(assets, ['status']);
const stateChoices = stateField?.kind === 'enum' ? stateField.choices : [];

interface DeviceLineProps {
  readonly id: string;
  /** Absent while it loads, and when it is unknown. */
  readonly device: Asset | undefined;
  /** The device to measure the distance from. */
  readonly distanceFrom?: Asset;
}

/** Another device on one line: model, state, and a link to its page. */
export const DeviceLine = ({ id, device, distanceFrom }: DeviceLineProps) => {
  const getStateLabel = useChoiceLabel(stateChoices);
  return (
    <p className="asset-line cluster min-w-0 gap-x-12 gap-y-2 leading-16 [&>.icon]:text-2">
      {device && <Icon name={getDeviceIcon(device.model)} size={20} />}
      <RecordLink resource="assets" id={id} known={device}>
        {device?.name ?? id}
      </RecordLink>
      <span className="text-2">{id}</span>
      {device && (
        <span className="row gap-6">
          <StateGlyph state={device.status} size={14} />
          {getStateLabel(device.status)}
        </span>
      )}
      {device && distanceFrom && <DistanceBetween firstAsset={distanceFrom} secondAsset={device} />}
    </p>
  );
};
