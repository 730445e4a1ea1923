import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useWholeAreaLabel } from '../../data/useWholeAreaLabel.ts';
import { resources } from '../../generated/catalogue.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { useDomainWithAncestors } from './useDomainWithAncestors.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** The tree loads when opened. */
const DomainTree = lazyComponent(() => import('./DomainTree.tsx'));

/** Selects the domain of a page; opens the domain tree. */
export const DomainFilter = ({ filter }: { readonly filter: StatisticsFilter }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: domainAncestors } = useDomainWithAncestors(filter);
  const cityLabel = useWholeAreaLabel('statistics.city');
  const { domainId } = filter;
  const name = domainAncestors?.at(-1)?.name ?? '…';
  const selectDomain = (id: string | undefined) => {
    filter.setSearchParams(setDomainParam(filter.searchParams, id));
    setAnchor(null);
  };
  if (!resources.domains) return null;
  return (
    <>
      <ActionButton
        className="domain-choice max-w-240"
        startIcon={<Icon name="tree" />}
        endIcon={<Icon name="down" size={14} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {domainId === undefined ? translate('statistics.all', { name }) : name}
      </ActionButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            className: 'domain-popover stack mt-4 h-420 w-340 max-w-[calc(100vw-32px)] gap-4 p-8',
            role: 'dialog',
            'aria-label': translate('statistics.domain'),
          },
        }}
      >
        {domainId !== undefined && (
          <ActionButton kind="auxiliary" onClick={() => selectDomain(undefined)}>
            {translate(cityLabel)}
          </ActionButton>
        )}
        <LazyBoundary fallback={<SkeletonRows />}>
          <DomainTree selectedId={domainId} onSelect={selectDomain} />
        </LazyBoundary>
      </Popover>
    </>
  );
};

/** Returns the search parameters of the same page for another domain. */
export function setDomainParam(
  searchParams: URLSearchParams,
  id: string | undefined,
): URLSearchParams {
  const nextParams = new URLSearchParams(searchParams);
  if (id === undefined) nextParams.delete('domain');
  else nextParams.set('domain', id);
  return nextParams;
}
