import './domains.css';

import type { RaRecord } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';

import type { ResourceOverrides } from '../../resources/defineResource.tsx';
import { useSavedQueries } from '../../resources/list/saved/useSavedQueries.ts';
import { withWords } from '../../i18n/laterWords.ts';
import { ResourceAt, type ResourceAtProps } from '../../resources/places/ResourceAt.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { childrenOf } from './addresses.ts';
import type { Domain } from './Domain.ts';
import { useTitledLevels } from './levels.ts';
import { AddButton } from './list/AddButton.tsx';
import { columns, own } from './list/columns.tsx';
import { fetchCounts } from './list/counts.ts';
import { DomainRowActions } from './list/DomainRowActions.tsx';
import { Trail } from './list/Trail.tsx';
import { useRoot } from './useRoot.ts';

const DomainPage = lazyScreen(withWords(() => import('./page/DomainPage.tsx')));

const overrides: ResourceOverrides = {
  list: {
    own,
    fetchExtraData: fetchCounts,
    columns,
    lead: <Trail />,
    add: <AddButton />,
    rowActions: (record: RaRecord) => <DomainRowActions domain={record as Domain} />,
  },
  show: DomainPage,
};

/** Domains wherever they are listed: what their document says, and what it cannot say. */
export default function DomainsAt(given: ResourceAtProps) {
  const props = { ...given, descriptor: useTitledLevels(given.descriptor) };
  const { pathname, search } = useLocation();
  const isList = pathname.replace(/\/$/u, '') === props.base && !props.overrides?.index;
  // A section opens below the root; `/data` has all there is.
  const isOpening = isList && props.title !== undefined && search === '';
  return isOpening ? (
    <BelowRoot {...props} />
  ) : (
    <ResourceAt {...props} overrides={{ ...overrides, ...props.overrides }} />
  );
}

/** Nobody looks for a road among fifteen hundred: a list that is asked nothing begins with what is below the root. */
const BelowRoot = (props: ResourceAtProps) => {
  const { queries, isPending } = useSavedQueries('domains');
  const { data: root, isPending: isAsking } = useRoot();
  if (isPending || isAsking) return null;
  // What a person has chosen to begin with goes before.
  if (!root || queries.some(({ opens }) => opens))
    return <ResourceAt {...props} overrides={overrides} />;
  const search = new URLSearchParams({ filter: JSON.stringify(childrenOf(root.domainId)) });
  return <Navigate to={{ search: `?${search}` }} replace />;
};
