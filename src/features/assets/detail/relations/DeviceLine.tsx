import { RecordLink } from '../../../../resources/show/RecordLink.tsx';
import { deviceIcon } from '../../../../ui/icons/deviceIcon.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import type { Asset } from '../Part.ts';
import { DistanceBetween } from './DistanceBetween.tsx';
import { useStateWord } from './useStateWord.ts';

interface DeviceLineProps {
  readonly id: string;
  /** Absent while it is on its way, and when nobody knows it. */
  readonly device: Asset | undefined;
  /** How far it is from there. */
  readonly from?: Asset;
}

/** Another device on one line: what it is, how it is, and the way to its page. */
export const DeviceLine = ({ id, device, from }: DeviceLineProps) => {
  const word = useStateWord();
  return (
    <p className="asset-line">
      {device && <Icon name={deviceIcon(device.model)} size={20} />}
      <RecordLink resource="assets" id={id}>
        {device?.name ?? id}
      </RecordLink>
      <span className="asset-choice-id">{id}</span>
      {device && (
        <span className="asset-line-state">
          <StateGlyph state={device.status} size={14} />
          {word(device.status)}
        </span>
      )}
      {device && from && <DistanceBetween one={from} other={device} />}
    </p>
  );
};
