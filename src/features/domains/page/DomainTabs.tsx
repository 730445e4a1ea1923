import { MINUTE_MS } from '../../../domain/duration.ts';

import { useGetList, useTranslate } from 'react-admin';

import { TabCount } from '../../../ui/TabCount.tsx';
import { UrlTabs } from '../../../ui/UrlTabs.tsx';
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
  const [firstTab, ...otherTabs] = getDomainTabs(domain);
  const buildTab = (tab: DomainTab) => ({
    name: tab.name,
    label: (
      <span>
        {translate(tab.labelKey)} {'of' in tab && <RecordCount tab={tab} domain={domain} />}
      </span>
    ),
    panel: <DomainTabPanel tab={tab} domain={domain} />,
    panelClass: 'min-h-0',
  });
  return (
    <UrlTabs
      label={translate('domains.tabs', { name: domain.name })}
      tabs={[buildTab(firstTab), ...otherTabs.map(buildTab)]}
    />
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
  return <TabCount count={total || undefined} />;
};
