import '../../../resources/related/related.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { Count } from '../../../ui/Count.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { PartProps } from './Part.ts';
import { type DeviceTab, tabsOf } from './tabs.ts';

/** Everything about a device, a tab for each concern; which one is open stands in the address. */
export const AssetTabs = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const base = useId();
  const [address, setAddress] = useSearchParams();
  const tabs = tabsOf(asset.model);
  const asked = address.get('tab');
  const open = tabs.find(({ name }) => name === asked) ?? tabs[0];
  if (!open) return null;
  const show = (name: string) =>
    // What one tab asked (a page, a period) means nothing to another.
    setAddress(name === tabs[0]?.name ? {} : { tab: name });
  return (
    <>
      <div className="related-strip">
        <Tabs
          className="related-tabs"
          variant="scrollable"
          value={open.name}
          aria-label={translate('asset.tabs')}
          onChange={(_, name: string) => show(name)}
        >
          {tabs.map(tab => (
            <Tab
              key={tab.name}
              value={tab.name}
              id={`${base}-tab-${tab.name}`}
              aria-controls={`${base}-panel`}
              label={<TabWords tab={tab} asset={asset} />}
            />
          ))}
        </Tabs>
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${open.name}`}
        className={open.isPadded ? 'asset-panel asset-padded' : 'asset-panel'}
      >
        <Suspense fallback={<SkeletonRows />}>
          <open.Part key={asset.id} asset={asset} />
        </Suspense>
      </div>
    </>
  );
};

const TabWords = ({ tab, asset }: { readonly tab: DeviceTab } & PartProps) => {
  const translate = useTranslate();
  return (
    <span>
      {translate(tab.label)} {tab.name === 'faults' && <OpenFaults asset={asset} />}
    </span>
  );
};

const MINUTE = 60_000;

/** How many faults last; nothing while all is well. */
const OpenFaults = ({ asset }: PartProps) => {
  const { total } = useGetList(
    'faults',
    {
      filter: { asset_id: { inq: [asset.id] }, end_time: { empty: true } },
      pagination: { page: 1, perPage: 1 },
      meta: { countOnly: true },
    },
    { refetchInterval: MINUTE },
  );
  return total ? (
    <span className="related-count">
      <Count of={total} />
    </span>
  ) : null;
};
