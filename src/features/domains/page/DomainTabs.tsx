import '../../../resources/related/related.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { Count } from '../../../ui/Count.tsx';
import type { Domain } from '../Domain.ts';
import { useTitledLevels } from '../levels.ts';
import { RowsIn } from './RowsIn.tsx';
import { type DomainTab, type RowsTab, tabsOf } from './tabs.ts';

interface DomainTabsProps {
  readonly domain: Domain;
}

/** A domain by its concerns; which of them is open stands in the address. */
export const DomainTabs = ({ domain }: DomainTabsProps) => {
  const translate = useTranslate();
  const base = useId();
  const [address, setAddress] = useSearchParams();
  const tabs = tabsOf(domain);
  const [first] = tabs;
  const asked = address.get('tab');
  const open = tabs.find(({ name }) => name === asked) ?? first;
  return (
    <>
      <div className="related-strip">
        <Tabs
          className="related-tabs"
          variant="scrollable"
          value={open.name}
          aria-label={translate('domains.tabs', { name: domain.name })}
          // What one tab was asked means nothing to another.
          onChange={(_, name: string) => setAddress(name === first.name ? {} : { tab: name })}
        >
          {tabs.map(tab => (
            <Tab
              key={tab.name}
              value={tab.name}
              id={`${base}-tab-${tab.name}`}
              aria-controls={`${base}-panel`}
              label={
                <span>
                  {translate(tab.label)} {'of' in tab && <Held tab={tab} domain={domain} />}
                </span>
              }
            />
          ))}
        </Tabs>
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${open.name}`}
        className="domains-panel"
      >
        <Opened tab={open} domain={domain} />
      </div>
    </>
  );
};

const Opened = ({ tab, domain }: { readonly tab: DomainTab } & DomainTabsProps) =>
  'of' in tab ? (
    <RowsTabPart key={tab.name} tab={tab} domain={domain} />
  ) : (
    <tab.Part domain={domain} />
  );

const RowsTabPart = ({ tab, domain }: { readonly tab: RowsTab } & DomainTabsProps) => (
  <RowsIn {...tab} descriptor={useTitledLevels(tab.descriptor)} always={tab.of(domain.id)} />
);

const MINUTE = 60_000;

/** How many there are; of faults, those that last. */
const Held = ({ tab, domain }: { readonly tab: RowsTab } & DomainTabsProps) => {
  const { total } = useGetList(
    tab.descriptor.name,
    {
      filter: { ...tab.of(domain.id), ...tab.lasting?.filter },
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
