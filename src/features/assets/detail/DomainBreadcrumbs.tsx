import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { clipText, MAX_TITLE_LENGTH } from '../../../domain/clipText.ts';
import { calls } from '../../../data/calls.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';

interface DomainBreadcrumbsProps {
  readonly descriptor: ResourceDescriptor;
  readonly domainId: string;
}

interface Domain {
  readonly id: string;
  readonly name: string;
  readonly parentId?: string | null;
}

/** Domains have four levels; a longer path is circular. */
const MAX_DOMAIN_LEVELS = 4;

/** The breadcrumbs of a device: its list, then its domains from the top; each links to the devices within it. */
export const DomainBreadcrumbs = ({ descriptor, domainId }: DomainBreadcrumbsProps) => {
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  const listPath = routes.list(descriptor);
  const domains = useDomainAncestors(domainId);
  return (
    <nav className="flex overflow-hidden [&>span]:ml-6 [&>span]:flex [&>span]:items-center [&>span]:gap-6 max-sm:[&>span:not(:last-child)]:hidden">
      <Link to={listPath}>{text(descriptor.plural)}</Link>
      {domains.map(({ id, name }) => (
        <span key={id}>
          <Icon name="right" size={12} />
          <Link to={`${listPath}?${buildDomainQuery(id)}`}>{clipText(name, MAX_TITLE_LENGTH)}</Link>
        </span>
      ))}
    </nav>
  );
};

const buildDomainQuery = (id: string) =>
  new URLSearchParams({ filter: JSON.stringify({ domainId: { within: id } }) }).toString();

/** Returns the path to a domain from the top, itself last; unreadable ancestors are omitted. */
export function useDomainAncestors(domainId: string): readonly Domain[] {
  const { data } = useQuery({
    queryKey: ['domains', 'path', domainId],
    queryFn: async ({ signal }) => {
      const path: Domain[] = [];
      let nextId: string | null | undefined = domainId;
      while (nextId && path.length < MAX_DOMAIN_LEVELS) {
        const domain: Domain | undefined = await fetchDomain(nextId, signal);
        if (!domain) break;
        path.unshift(domain);
        nextId = domain.parentId;
      }
      return path;
    },
    staleTime: MINUTE_MS,
    retry: false,
  });
  return data ?? [];
}

/** Fetches one domain; undefined if missing or forbidden: then the path starts below it. */
const fetchDomain = async (id: string, signal: AbortSignal): Promise<Domain | undefined> => {
  try {
    return await calls.core.getDomain({ path: { id }, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error) return undefined;
    throw error;
  }
};
