import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { calls } from '../../../data/calls.ts';
import type { ShowProps } from '../../../resources/fieldKit.ts';
import { Absent } from '../../../resources/kits/Ellipsis.tsx';
import { Count } from '../../../ui/Count.tsx';
import { useDomainAddresses } from '../addresses.ts';
import { type Domain, takesDomains } from '../Domain.ts';

type Addresses = ReturnType<typeof useDomainAddresses>;

interface CountCellProps {
  readonly domain: Domain;
  /** What the numbers are kept by: what changes that resource reads them again. */
  readonly of: 'domains' | 'assets';
  readonly name: string;
  readonly ask: (id: string, signal: AbortSignal) => Promise<{ readonly count: number }>;
  readonly to: (addresses: Addresses) => string;
}

/** How many of something a domain has, and the way to them. */
const CountCell = ({ domain: { id, name: domain }, of, name, ask, to }: CountCellProps) => {
  const translate = useTranslate();
  const addresses = useDomainAddresses();
  const { data, isError } = useQuery({
    queryKey: [of, name, id],
    queryFn: ({ signal }) => ask(id, signal),
    staleTime: 10_000,
  });
  if (isError) return <Absent>{translate('domains.count.failed')}</Absent>;
  if (!data) return <span className="name-coming domains-coming" />;
  return data.count === 0 ? (
    <Absent>0</Absent>
  ) : (
    <Link
      className="domains-count"
      to={to(addresses)}
      aria-label={translate(`domains.${name}`, { smart_count: data.count, domain })}
    >
      <Count of={data.count} />
    </Link>
  );
};

/** How many domains are directly below one. Nobody asks of the lowest level. @see DOM-02 */
export const ChildCount = ({ owner }: ShowProps) => {
  const domain = owner as unknown as Domain;
  return takesDomains(domain) ? (
    <CountCell
      domain={domain}
      of="domains"
      name="childCount"
      ask={(parentId, signal) =>
        calls.core.countDomains({ query: { where: { parentId } }, signal })
      }
      to={({ children }) => children(domain.id)}
    />
  ) : (
    <Absent />
  );
};

/** How many devices stand in the domain itself. @see DOM-02 */
export const AssetCount = ({ owner }: ShowProps) => {
  const domain = owner as unknown as Domain;
  return (
    <CountCell
      domain={domain}
      of="assets"
      name="assetCount"
      ask={(domainId, signal) => calls.core.countAssets({ query: { where: { domainId } }, signal })}
      to={({ devices }) => devices(domain.id)}
    />
  );
};

/** How many devices it has with everything below it. */
export const BelowCount = ({ owner }: ShowProps) => {
  const domain = owner as unknown as Domain;
  return (
    <CountCell
      domain={domain}
      of="assets"
      name="belowCount"
      ask={(id, signal) => calls.core.countDomainAssets({ path: { id }, signal })}
      to={({ devicesBelow }) => devicesBelow(domain.id)}
    />
  );
};
