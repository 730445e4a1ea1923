import type { ComponentType } from 'react';

import { assets, domains, faults, statuses } from '../../../generated/core/resources.ts';
import type { FilterValues } from '../../../resources/list/asked.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { childrenOf } from '../addresses.ts';
import { type Domain, takesDomains } from '../Domain.ts';
import type { Lasting } from './Lasting.ts';
import { Overview } from './Overview.tsx';

/** What a domain has of one resource. */
export interface RowsTab {
  readonly name: string;
  readonly label: string;
  readonly descriptor: ResourceDescriptor;
  /** What is of this domain. */
  readonly of: (id: string) => FilterValues;
  readonly lasting?: Lasting;
  readonly columns: readonly string[];
  /** What can be chosen from without writing a filter. */
  readonly choices: readonly string[];
}

export interface OwnTab {
  readonly name: string;
  readonly label: string;
  readonly Part: ComponentType<{ readonly domain: Domain }>;
}

export type DomainTab = RowsTab | OwnTab;

const OVERVIEW: OwnTab = { name: 'overview', label: 'domains.tab.overview', Part: Overview };

const BELOW: RowsTab = {
  name: 'domains',
  label: 'domains.tab.domains',
  descriptor: domains,
  of: childrenOf,
  columns: ['name', 'level', 'geoPoint'],
  choices: [],
};

/** What is read from the domain's own paths: of it and of everything below. @see DOM-07 */
const HELD: readonly RowsTab[] = [
  {
    name: 'assets',
    label: 'domains.tab.assets',
    descriptor: assets,
    of: id => ({ domainId: { within: id } }),
    columns: ['name', 'id', 'model', 'status', 'domainId', 'mode'],
    choices: ['model', 'status'],
  },
  {
    name: 'faults',
    label: 'domains.tab.faults',
    descriptor: faults,
    of: id => ({ domain_id: { within: id } }),
    lasting: {
      filter: { end_time: { empty: true } },
      label: 'domains.faults.which',
      words: { lasting: 'domains.faults.open', all: 'domains.faults.all' },
    },
    columns: ['asset_name', 'level', 'type', 'model', 'domain_id', 'begin_time', 'end_time'],
    choices: ['level', 'type', 'model'],
  },
  {
    name: 'statuses',
    label: 'domains.tab.statuses',
    descriptor: statuses,
    of: id => ({ domain_id: { within: id } }),
    columns: [
      ...['asset_name', 'model', 'state', 'domain_id', 'brightness'],
      ...['power', 'voltage', 'update_time'],
    ],
    choices: ['model', 'state'],
  },
];

/** The tabs of a domain; nothing is below the lowest level. */
export const tabsOf = (domain: Domain): readonly [OwnTab, ...DomainTab[]] => [
  OVERVIEW,
  ...(takesDomains(domain) ? [BELOW] : []),
  ...HELD,
];
