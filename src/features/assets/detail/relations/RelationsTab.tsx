import { operation as bindGateway } from '../../../../generated/core/operations/bindGateway.ts';
import { operation as getWhitelist } from '../../../../generated/core/operations/getWhitelist.ts';
import { operation as listPoleAssets } from '../../../../generated/core/operations/listPoleAssets.ts';
import { matchesCondition } from '../../../../resources/descriptor/matchesCondition.ts';
import type { AssetTabProps } from '../Asset.ts';
import { GatewayCard } from './GatewayCard.tsx';
import { AttachedDevicesCard } from './AttachedDevicesCard.tsx';
import { PoleCard } from './PoleCard.tsx';
import { PoleDevicesCard } from './PoleDevicesCard.tsx';
import { UsedByCard } from './UsedByCard.tsx';
import { WhitelistCard } from './WhitelistCard.tsx';

/** The relations of a device in both directions. @see ASSET-03, ASSET-04, ASSET-05, ASSET-15 */
export default function RelationsTab({ asset }: AssetTabProps) {
  const isGateway = matchesCondition(getWhitelist.when, asset);
  const isPole = matchesCondition(listPoleAssets.when, asset);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16 px-20 pt-16 pb-24 max-sm:px-16 max-sm:pt-12">
      {matchesCondition(bindGateway.when, asset) && <GatewayCard asset={asset} />}
      {isGateway && <AttachedDevicesCard asset={asset} referenceField="ssgwId" />}
      {isGateway && <WhitelistCard asset={asset} />}
      {isPole ? <PoleDevicesCard asset={asset} /> : <PoleCard asset={asset} />}
      <AttachedDevicesCard asset={asset} referenceField="controllerId" />
      <UsedByCard asset={asset} />
    </div>
  );
}
