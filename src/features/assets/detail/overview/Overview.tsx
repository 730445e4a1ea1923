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
        <State asset={asset} />
        <Tonight asset={asset} />
        <LatestFaults asset={asset} />
      </div>
      <div className="asset-column">
        <PlaceCard asset={asset} />
        <Facts asset={asset} />
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
