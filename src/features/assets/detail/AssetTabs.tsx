import { MINUTE_MS } from '../../../domain/duration.ts';
import '../../../resources/related/related.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useContext, useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import type { AssetTabProps } from './Asset.ts';
import { type AssetTab, getAssetTabs } from './assetTabs.ts';
import { ProvidedTabsContext } from './ProvidedTabsContext.ts';

/** The tabs of a device page; the URL has the open one. */
export const AssetTabs = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const idPrefix = useId();
  const [searchParams, setSearchParams] = useSearchParams();
  const tabs = getAssetTabs(asset.model, useContext(ProvidedTabsContext));
  const requestedTab = searchParams.get('tab');
  const openTab = tabs.find(({ name }) => name === requestedTab) ?? tabs[0];
  if (!openTab) return null;
  const selectTab = (name: string) =>
    // The parameters of one tab (a page, a period) do not apply to another.
    setSearchParams(name === tabs[0]?.name ? {} : { tab: name });
  return (
    <>
      <div className="related-strip row">
        <Tabs
          className="related-tabs"
          variant="scrollable"
          value={openTab.name}
          aria-label={translate('asset.tabs')}
          onChange={(_, name: string) => selectTab(name)}
        >
          {tabs.map(tab => (
            <Tab
              key={tab.name}
              value={tab.name}
              id={`${idPrefix}-tab-${tab.name}`}
              aria-controls={`${idPrefix}-panel`}
              label={<AssetTabLabel tab={tab} asset={asset} />}
            />
          ))}
        </Tabs>
      </div>
      <div
        role="tabpanel"
        id={`${idPrefix}-panel`}
        aria-labelledby={`${idPrefix}-tab-${openTab.name}`}
        className={openTab.isPadded ? 'asset-panel asset-padded' : 'asset-panel'}
      >
        <LazyBoundary fallback={<SkeletonRows />}>
          <openTab.Component key={asset.id} asset={asset} />
        </LazyBoundary>
      </div>
    </>
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
  return total ? (
    <span className="related-count">
      <FormattedNumber value={total} />
    </span>
  ) : null;
};
