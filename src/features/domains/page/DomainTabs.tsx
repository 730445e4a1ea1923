import { MINUTE_MS } from '../../../domain/duration.ts';
import '../../../resources/related/related.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import type { Domain } from '../Domain.ts';
import { useDescriptorWithLevels } from '../useDomainLevels.ts';
import { DomainRecordList } from './DomainRecordList.tsx';
import { type DomainTab, type RecordsTab, getDomainTabs } from './domainTabs.ts';

interface DomainTabsProps {
  readonly domain: Domain;
}

/** The tabs of a domain page; the URL has the open one. */
export const DomainTabs = ({ domain }: DomainTabsProps) => {
  const translate = useTranslate();
  const idPrefix = useId();
  const [searchParams, setSearchParams] = useSearchParams();
  const tabs = getDomainTabs(domain);
  const [firstTab] = tabs;
  const requestedTab = searchParams.get('tab');
  const openTab = tabs.find(({ name }) => name === requestedTab) ?? firstTab;
  return (
    <>
      <div className="related-strip row">
        <Tabs
          className="related-tabs"
          variant="scrollable"
          value={openTab.name}
          aria-label={translate('domains.tabs', { name: domain.name })}
          // The parameters of one tab do not apply to another.
          onChange={(_, name: string) =>
            setSearchParams(name === firstTab.name ? {} : { tab: name })
          }
        >
          {tabs.map(tab => (
            <Tab
              key={tab.name}
              value={tab.name}
              id={`${idPrefix}-tab-${tab.name}`}
              aria-controls={`${idPrefix}-panel`}
              label={
                <span>
                  {translate(tab.labelKey)}{' '}
                  {'of' in tab && <RecordCount tab={tab} domain={domain} />}
                </span>
              }
            />
          ))}
        </Tabs>
      </div>
      <div
        role="tabpanel"
        id={`${idPrefix}-panel`}
        aria-labelledby={`${idPrefix}-tab-${openTab.name}`}
        className="domains-panel"
      >
        <DomainTabPanel tab={openTab} domain={domain} />
      </div>
    </>
  );
};

const DomainTabPanel = ({ tab, domain }: { readonly tab: DomainTab } & DomainTabsProps) =>
  'of' in tab ? (
    <RecordsTabPanel key={tab.name} tab={tab} domain={domain} />
  ) : (
    <tab.Component domain={domain} />
  );

const RecordsTabPanel = ({ tab, domain }: { readonly tab: RecordsTab } & DomainTabsProps) => (
  <DomainRecordList
    {...tab}
    descriptor={useDescriptorWithLevels(tab.descriptor)}
    permanentFilter={tab.of(domain.id)}
  />
);

/** The number of records; of faults, the active ones. */
const RecordCount = ({ tab, domain }: { readonly tab: RecordsTab } & DomainTabsProps) => {
  const { total } = useGetList(
    tab.descriptor.name,
    {
      filter: { ...tab.of(domain.id), ...tab.activeFilter?.filter },
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
