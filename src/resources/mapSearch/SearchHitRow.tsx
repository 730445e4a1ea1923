import type useAutocomplete from '@mui/material/useAutocomplete';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import type { SearchHit } from '../../data/mapSearch.ts';
import { getDeviceIcon } from '../../ui/icons/getDeviceIcon.ts';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { createDomainCountQuery } from './createDomainCountQuery.ts';
import type { MapSearchSource } from './MapSearchContext.ts';

interface SearchHitRowProps {
  readonly hit: SearchHit;
  /** Whether it was found earlier: its state may be another one by now. */
  readonly isRecent: boolean;
  /** The heading above the row. */
  readonly heading: string | undefined;
  readonly countDomainDevices: MapSearchSource['countDomainDevices'];
  readonly optionProps: ReturnType<ReturnType<typeof useAutocomplete<SearchHit>>['getOptionProps']>;
}

/** A hint: a location, a domain or a device, with the heading of its kind above the first one. */
export const SearchHitRow = ({
  hit,
  isRecent,
  heading,
  countDomainDevices,
  optionProps: { key: _, ...props },
}: SearchHitRowProps) => {
  const translate = useTranslate();
  return (
    <>
      {heading && (
        <li className="type-12 px-8 pt-10 pb-4 text-3" role="presentation">
          {heading}
        </li>
      )}
      <li
        {...props}
        className="map-hit row min-h-[max(32px,var(--target))] cursor-pointer gap-10 rounded-2 px-8"
      >
        <Icon name={getHitIcon(hit)} />
        <bdi className="min-w-0 flex-1 truncate">{hit.name}</bdi>
        {hit.kind !== 'location' && (
          <span className="row type-12 max-w-[40%] gap-4 text-3">
            {hit.domainName && <bdi className="truncate">{hit.domainName}</bdi>}
            {hit.kind === 'domain' && <DomainCount id={hit.id} read={countDomainDevices} />}
          </span>
        )}
        {hit.position ? (
          hit.kind === 'device' && !isRecent && <StateGlyph state={hit.status} size={14} />
        ) : (
          <span className="type-12 text-3">{translate('map.search.noPosition')}</span>
        )}
      </li>
    </>
  );
};

/** The number of devices of a domain, as soon as it is known. */
const DomainCount = ({
  id,
  read,
}: {
  readonly id: string;
  readonly read: MapSearchSource['countDomainDevices'];
}) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { data } = useQuery(createDomainCountQuery(id, {}, signal => read(id, signal)));
  if (!data) return null;
  const count = formatNumber(data.count);
  return (
    <>
      <span className="whitespace-nowrap" aria-hidden="true">
        · {count}
      </span>
      <span className="visually-hidden">
        {translate('map.inView.domain.count', { smart_count: data.count, count })}
      </span>
    </>
  );
};

function getHitIcon(hit: SearchHit): IconName {
  if (hit.kind === 'device') return getDeviceIcon(hit.model);
  return hit.kind === 'domain' ? 'tree' : 'pin';
}
