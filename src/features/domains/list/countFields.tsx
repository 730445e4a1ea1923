import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FieldValueProps } from '../../../resources/descriptor/fieldComponents.ts';
import { EmptyValue } from '../../../resources/fields/Ellipsis.tsx';
import type { FilterValues } from '../../../schema/filter.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { useDomainRoutes } from '../useDomainRoutes.ts';
import { type Domain, canHaveSubdomains } from '../Domain.ts';
import { domainLabels } from '../domainLabels.ts';
import { domainCounts, fetchCount } from './domainCounts.ts';

interface CountLinkProps {
  readonly resource: 'domains' | 'assets';
  readonly filter: FilterValues;
  /** The path of the counted list. */
  readonly to: string;
}

/** The number of related records, with a link to them. Only the count is fetched. */
const CountLink = ({ resource, filter, to }: CountLinkProps) => {
  const text = useLocalizedText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data: total, isError } = useQuery({
    queryKey: [resource, 'count', filter],
    queryFn: ({ signal }) => fetchCount(provider, { resource, filter, signal }),
    staleTime: STALE_TIME_MS,
  });
  if (isError) return <EmptyValue>{text(domainLabels.unknownCount)}</EmptyValue>;
  if (total === undefined) return <span className="name-loading domains-loading" />;
  return total === 0 ? (
    <EmptyValue>0</EmptyValue>
  ) : (
    <Link to={to}>
      <FormattedNumber value={total} />
    </Link>
  );
};

const STALE_TIME_MS = 10_000;

/** The number of direct subdomains. Not counted on the lowest level. @see DOM-02 */
export const ChildCountField = ({ record }: FieldValueProps) => {
  const domain = record as unknown as Domain;
  const { children } = useDomainRoutes();
  return canHaveSubdomains(domain) ? (
    <CountLink
      resource="domains"
      filter={domainCounts.childCount.filterOf(domain.id)}
      to={children(domain.id)}
    />
  ) : (
    <EmptyValue />
  );
};

/** The number of devices in the domain itself, without its subdomains. @see DOM-02 */
export const AssetCountField = ({ record }: FieldValueProps) => {
  const { id } = record as unknown as Domain;
  const { devices } = useDomainRoutes();
  return (
    <CountLink resource="assets" filter={domainCounts.assetCount.filterOf(id)} to={devices(id)} />
  );
};

/** The number of devices in the domain and all its subdomains. */
export const DescendantAssetCountField = ({ record }: FieldValueProps) => {
  const { id } = record as unknown as Domain;
  const { devicesBelow } = useDomainRoutes();
  return (
    <CountLink
      resource="assets"
      filter={domainCounts.belowCount.filterOf(id)}
      to={devicesBelow(id)}
    />
  );
};
