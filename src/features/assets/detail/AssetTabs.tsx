import { MINUTE_MS } from '../../../domain/duration.ts';

import { useContext } from 'react';
import { useGetList, useTranslate } from 'react-admin';

import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { TabCount } from '../../../ui/TabCount.tsx';
import { UrlTabs } from '../../../ui/UrlTabs.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import type { AssetTabProps } from './Asset.ts';
import { type AssetTab, getAssetTabs } from './assetTabs.ts';
import { ProvidedTabsContext } from './ProvidedTabsContext.ts';

/** The tabs of a device page; the URL has the open one. */
export const AssetTabs = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const [firstTab, ...otherTabs] = getAssetTabs(asset.model, useContext(ProvidedTabsContext));
  if (!firstTab) return null;
  const buildTab = (tab: AssetTab) => ({
    name: tab.name,
    label: <AssetTabLabel tab={tab} asset={asset} />,
    panel: (
      <LazyBoundary fallback={<SkeletonRows />}>
        <tab.Component key={asset.id} asset={asset} />
      </LazyBoundary>
    ),
    panelClass: tab.isPadded
      ? 'min-h-240 px-20 pt-16 pb-24 max-sm:px-16 max-sm:pt-12 max-sm:pb-24'
      : 'min-h-240',
  });
  return (
    <UrlTabs
      label={translate('asset.tabs')}
      tabs={[buildTab(firstTab), ...otherTabs.map(buildTab)]}
    />
  );
};

const AssetTabLabel = ({ tab, asset }: { readonly tab: AssetTab } & AssetTabProps) => {
  const translate = useTranslate();
  return (
    <span>
      {translate(tab.labelKey)} {tab.name === 'faults' && <ActiveFaultCount asset={asset} />}
    </span>
  );
};

/** The number of active faults; hidden if zero. */
const ActiveFaultCount = ({ asset }: AssetTabProps) => {
  const { total } = useGetList(
    'faults',
    {
      filter: { asset_id: { inq: [asset.id] }, end_time: { empty: true } },
      pagination: { page: 1, perPage: 1 },
      meta: { countOnly: true },
    },
    { refetchInterval: MINUTE_MS },
  );
  return <TabCount count={total || undefined} />;
};
