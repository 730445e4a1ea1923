import { ErrorBoundary } from '../../../../ui/ErrorBoundary.tsx';
import type { AssetTabProps } from '../Asset.ts';
import { useAssetStatus } from '../useAssetStatus.ts';
import { PropertiesCard } from './PropertiesCard.tsx';
import { LatestFaultsCard } from './LatestFaultsCard.tsx';
import { LightCard } from './LightCard.tsx';
import { lampRules } from './lampRules.ts';
import { MeasurementsCard } from './MeasurementsCard.tsx';
import { LocationCard } from './LocationCard.tsx';
import { NightChartCard } from './NightChartCard.tsx';

/** The current status of a device, and its properties. */
export default function OverviewTab({ asset }: AssetTabProps) {
  return (
    <div className="asset-overview grid grid-cols-[minmax(0,1fr)_348px] items-start gap-16 px-20 pt-16 pb-24 max-lg:grid-cols-[minmax(0,1fr)_280px] max-md:grid-cols-[minmax(0,1fr)] max-sm:px-16 max-sm:pt-12 max-sm:pb-24 print:block print:px-0">
      <div className="asset-column grid grid-cols-[minmax(0,1fr)] gap-16">
        <ErrorBoundary name="part">
          <StatusCards asset={asset} />
        </ErrorBoundary>
        <ErrorBoundary name="part">
          <NightChartCard asset={asset} />
        </ErrorBoundary>
        <ErrorBoundary name="part">
          <LatestFaultsCard asset={asset} />
        </ErrorBoundary>
      </div>
      <div className="asset-column grid grid-cols-[minmax(0,1fr)] gap-16">
        <ErrorBoundary name="part">
          <LocationCard asset={asset} />
        </ErrorBoundary>
        <ErrorBoundary name="part">
          <PropertiesCard asset={asset} />
        </ErrorBoundary>
      </div>
    </div>
  );
}

const StatusCards = ({ asset }: AssetTabProps) => {
  const { data: status, error } = useAssetStatus(asset.id);
  return (
    <>
      {lampRules.hasAdjustableLight(asset) && <LightCard asset={asset} status={status} />}
      <MeasurementsCard asset={asset} status={status} error={error} />
    </>
  );
};
