import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { ShowProps } from '../../../resources/fieldKit.ts';
import { Absent } from '../../../resources/kits/Ellipsis.tsx';
import type { FilterValues } from '../../../resources/list/asked.ts';
import { useText } from '../../../resources/useText.ts';
import { Count } from '../../../ui/Count.tsx';
import { useDomainAddresses } from '../addresses.ts';
import { type Domain, takesDomains } from '../Domain.ts';
import { words } from '../words.ts';
import { counts, fetchCount } from './counts.ts';

interface CountCellProps {
  readonly of: 'domains' | 'assets';
  readonly filter: FilterValues;
  /** The list of what is counted. */
  readonly to: string;
}

/** How many of something a domain has, and the way to them. Nothing is read but the number. */
const CountCell = ({ of, filter, to }: CountCellProps) => {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data: total, isError } = useQuery({
    queryKey: [of, 'count', filter],
    queryFn: ({ signal }) => fetchCount(provider, { of, filter, signal }),
    staleTime: FRESH,
  });
  if (isError) return <Absent>{text(words.unknown)}</Absent>;
  if (total === undefined) return <span className="name-coming domains-coming" />;
  return total === 0 ? (
    <Absent>0</Absent>
  ) : (
    <Link className="domains-count" to={to}>
      <Count of={total} />
    </Link>
  );
};

const FRESH = 10_000;

/** How many domains are directly below one. Nobody asks of the lowest level. @see DOM-02 */
export const ChildCount = ({ owner }: ShowProps) => {
  const domain = owner as unknown as Domain;
  const { children } = useDomainAddresses();
  return takesDomains(domain) ? (
    <CountCell
      of="domains"
      filter={counts.childCount.filterOf(domain.id)}
      to={children(domain.id)}
    />
  ) : (
    <Absent />
  );
};

/** How many devices stand in the domain itself. @see DOM-02 */
export const AssetCount = ({ owner }: ShowProps) => {
  const { id } = owner as unknown as Domain;
  const { devices } = useDomainAddresses();
  return <CountCell of="assets" filter={counts.assetCount.filterOf(id)} to={devices(id)} />;
};

/** How many devices it has with everything below it. */
export const BelowCount = ({ owner }: ShowProps) => {
  const { id } = owner as unknown as Domain;
  const { devicesBelow } = useDomainAddresses();
  return <CountCell of="assets" filter={counts.belowCount.filterOf(id)} to={devicesBelow(id)} />;
};
