import { useTranslate } from 'react-admin';

import { useMutes } from '../../../data/useMutes.ts';
import { MutedMark } from '../../../resources/fields/MutedMark.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { MapAsset } from '../MapAsset.ts';
import { isMapState } from '../mapStates.ts';

interface DeviceHeadingProps {
  readonly asset: MapAsset;
  /** The name is a heading for screen readers only, where the eye has it already. */
  readonly isNameHidden: boolean;
}

/** The name of a device, its state, its id, and until when its alerts are muted. */
export const DeviceHeading = ({ asset, isNameHidden }: DeviceHeadingProps) => {
  const translate = useTranslate();
  const { id, name, status, domainId } = asset;
  const { data: mutes = [] } = useMutes({ assetId: id, domainId });
  return (
    <header className="[&>h2]:pr-32">
      <h2 className={isNameHidden ? 'visually-hidden' : 'type-16 truncate font-semibold'}>
        <bdi>{name}</bdi>
      </h2>
      <div className="row gap-8">
        {isMapState(status) && (
          <Tag tone={status} glyph={status}>
            {translate(`map.state.${status}`)}
          </Tag>
        )}
        <span className="truncate text-3">{id}</span>
      </div>
      <MutedMark mutes={mutes.map(({ mute }) => mute)} />
    </header>
  );
};
