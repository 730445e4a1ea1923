import { assets } from '../../../generated/core/resources.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import type { MapAsset } from '../MapAsset.ts';

const { fields }: ResourceDescriptor = assets;
const statusField = fields.find(({ source }) => source === 'status');

interface DeviceHeadingProps {
  readonly asset: MapAsset;
  /** The name is a heading for screen readers only, where the eye has it already. */
  readonly isNameHidden: boolean;
}

/** The name of a device, its state and its id. */
export const DeviceHeading = ({ asset, isNameHidden }: DeviceHeadingProps) => (
  <header className="map-card-head">
    <h2 className={isNameHidden ? 'visually-hidden' : 'type-16 semibold truncate'}>
      <bdi>{asset.name}</bdi>
    </h2>
    <div className="row gap-8">
      {statusField && <FieldValue field={statusField} record={asset} />}
      <span className="text-3 tabular truncate">{asset.id}</span>
    </div>
  </header>
);
