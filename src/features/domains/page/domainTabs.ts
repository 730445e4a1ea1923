import type { ComponentType } from 'react';

import { assets, domains, faults, statuses } from '../../../generated/core/resources.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { buildChildDomainsFilter } from '../useDomainRoutes.ts';
import { type Domain, canHaveSubdomains } from '../Domain.ts';
import type { ActiveFilter } from './ActiveFilter.ts';
import { DomainOverview } from './DomainOverview.tsx';

/** The records of one resource in a domain. */
export interface RecordsTab {
  readonly name: string;
  readonly labelKey: string;
  readonly descriptor: ResourceDescriptor;
  /** Returns the filter for a domain. */
  readonly of: (id: string) => FilterValues;
  readonly activeFilter?: ActiveFilter;
  readonly columns: readonly string[];
  /** The fields with a select in the toolbar. */
  readonly filterSources: readonly string[];
}

export interface CustomTab {
  readonly name: string;
  readonly labelKey: string;
  readonly Component: ComponentType<{ readonly domain: Domain }>;
}

export type DomainTab = RecordsTab | CustomTab;

const OVERVIEW_TAB: CustomTab = {
  name: 'overview',
  labelKey: 'domains.tab.overview',
  Component: DomainOverview,
};

const SUBDOMAINS_TAB: RecordsTab = {
  name: 'domains',
  labelKey: 'domains.tab.domains',
  descriptor: domains,
  of: buildChildDomainsFilter,
  columns: ['name', 'level', 'geoPoint'],
  filterSources: [],
};

/** Record tabs, read from the paths of the domain: its own records and those of all subdomains. @see DOM-07 */
const RECORD_TABS: readonly RecordsTab[] = [
  {
    name: 'assets',
    labelKey: 'domains.tab.assets',
    descriptor: assets,
    of: id => ({ domainId: { within: id } }),
    columns: ['name', 'id', 'model', 'status', 'domainId', 'mode'],
    filterSources: ['model', 'status'],
  },
  {
    name: 'faults',
    labelKey: 'domains.tab.faults',
    descriptor: faults,
    of: id => ({ domain_id: { within: id } }),
    activeFilter: {
      filter: { end_time: { empty: true } },
      labelKey: 'domains.faults.which',
      optionKeys: { active: 'domains.faults.open', all: 'domains.faults.all' },
    },
    columns: ['asset_name', 'level', 'type', 'model', 'domain_id', 'begin_time', 'end_time'],
    filterSources: ['level', 'type', 'model'],
  },
  {
    name: 'statuses',
    labelKey: 'domains.tab.statuses',
    descriptor: statuses,
    of: id => ({ domain_id: { within: id } }),
    columns: [
      ...['asset_name', 'model', 'state', 'domain_id', 'brightness'],
      ...['power', 'voltage', 'update_time'],
    ],
    filterSources: ['model', 'state'],
  },
];

/** Returns the tabs of a domain; the lowest level has no subdomains. */
export const getDomainTabs = (domain: Domain): readonly [CustomTab, ...DomainTab[]] => [
  OVERVIEW_TAB,
  ...(canHaveSubdomains(domain) ? [SUBDOMAINS_TAB] : []),
  ...RECORD_TABS,
];
