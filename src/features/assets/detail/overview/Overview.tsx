import { Region } from '../../../../ui/Region.tsx';
import type { PartProps } from '../Part.ts';
import { useStatus } from '../useStatus.ts';
import { Facts } from './Facts.tsx';
import { LatestFaults } from './LatestFaults.tsx';
import { LightCard } from './LightCard.tsx';
import { lamp } from './lamp.ts';
import { Measures } from './Measures.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { Tonight } from './Tonight.tsx';

/** How a device is now, and what it is. */
export default function Overview({ asset }: PartProps) {
  return (
    <div className="asset-overview">
      <div className="asset-column">
        <Region name="part">
          <State asset={asset} />
        </Region>
        <Region name="part">
          <Tonight asset={asset} />
        </Region>
        <Region name="part">
          <LatestFaults asset={asset} />
        </Region>
      </div>
      <div className="asset-column">
        <Region name="part">
          <PlaceCard asset={asset} />
        </Region>
        <Region name="part">
          <Facts asset={asset} />
        </Region>
      </div>
    </div>
  );
}

const State = ({ asset }: PartProps) => {
  const { data: status, error } = useStatus(asset.id);
  return (
    <>
      {lamp.isLit(asset) && <LightCard asset={asset} status={status} />}
      <Measures asset={asset} status={status} error={error} />
    </>
  );
};
