import './domains.css';

import type { RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';

import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import { useSavedQueries } from '../../resources/filters/saved/useSavedQueries.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useRedirect } from '../../ui/useRedirect.ts';
import { buildChildDomainsFilter } from './useDomainRoutes.ts';
import type { Domain } from './Domain.ts';
import { useDescriptorWithLevels } from './useDomainLevels.ts';
import { AddDomainButton } from './list/AddDomainButton.tsx';
import { domainColumns, domainExtraColumns } from './list/domainColumns.tsx';
import { fetchCounts } from './list/domainCounts.ts';
import { DomainRowActions } from './list/DomainRowActions.tsx';
import { DomainListBreadcrumbs } from './list/DomainListBreadcrumbs.tsx';
import { useRootDomain } from './useRootDomain.ts';

const DomainPage = lazyComponent(withLazyMessages(() => import('./page/DomainPage.tsx')));

const overrides: ResourceOverrides = {
  list: {
    extraColumns: domainExtraColumns,
    fetchExtraData: fetchCounts,
    columns: domainColumns,
    header: <DomainListBreadcrumbs />,
    createButton: <AddDomainButton />,
    renderRowActions: (record: RaRecord) => <DomainRowActions domain={record as Domain} />,
  },
  show: DomainPage,
};

/** The domain resource at any route: from its document, with overrides. */
export default function DomainsResource(routeProps: ResourceAtPathProps) {
  const props = { ...routeProps, descriptor: useDescriptorWithLevels(routeProps.descriptor) };
  const { pathname, search } = useLocation();
  const isList = pathname.replace(/\/$/u, '') === props.basePath && !props.overrides?.index;
  // In a section, the list opens below the root; `/data` lists all.
  const isInitialVisit = isList && props.title !== undefined && search === '';
  return isInitialVisit ? (
    <ChildrenOfRoot {...props} />
  ) : (
    <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />
  );
}

/** Without a filter, the list opens with the children of the root: 1,500 roads are too many to search. */
const ChildrenOfRoot = (props: ResourceAtPathProps) => {
  const { queries, isPending } = useSavedQueries('domains');
  const { data: root, isPending: isRootPending } = useRootDomain();
  // A default query of the user has priority.
  const hasDefaultQuery = queries.some(({ opens }) => opens);
  const filter = root && !isPending && !hasDefaultQuery && buildChildDomainsFilter(root.domainId);
  const search = filter && `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  useRedirect(search ? { to: { search } } : undefined);
  return isPending || isRootPending || search ? null : (
    <ResourceAtPath {...props} overrides={overrides} />
  );
};
