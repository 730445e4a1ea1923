import { operation as bindGateway } from '../../../../generated/core/operations/bindGateway.ts';
import { operation as getWhitelist } from '../../../../generated/core/operations/getWhitelist.ts';
import { operation as listPoleAssets } from '../../../../generated/core/operations/listPoleAssets.ts';
import { holds } from '../../../../resources/holds.ts';
import type { PartProps } from '../Part.ts';
import { GatewayCard } from './GatewayCard.tsx';
import { HangingCard } from './HangingCard.tsx';
import { PoleCard } from './PoleCard.tsx';
import { PoleDevices } from './PoleDevices.tsx';
import { UsedBy } from './UsedBy.tsx';
import { WhitelistCard } from './WhitelistCard.tsx';

/** What a device belongs to, and what belongs to it. @see ASSET-03, ASSET-04, ASSET-05, ASSET-15 */
export default function Relations({ asset }: PartProps) {
  const isGateway = holds(getWhitelist.when, asset);
  const isPole = holds(listPoleAssets.when, asset);
  return (
    <div className="asset-relations">
      {holds(bindGateway.when, asset) && <GatewayCard asset={asset} />}
      {isGateway && <HangingCard asset={asset} by="ssgwId" />}
      {isGateway && <WhitelistCard asset={asset} />}
      {isPole ? <PoleDevices asset={asset} /> : <PoleCard asset={asset} />}
      <HangingCard asset={asset} by="controllerId" />
      <UsedBy asset={asset} />
    </div>
  );
}
