import { Suspense } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import { useText } from '../../../resources/useText.ts';
import type { EquipmentState } from '../../../ui/icons/StateGlyph.tsx';
import { lazyScreen } from '../../../ui/lazyScreen.tsx';
import type { MapDot } from '../../../ui/map/MiniMap.tsx';
import type { Place } from '../../../ui/map/SiteMap.ts';
import { childrenOf } from '../addresses.ts';
import { type Domain, takesDomains } from '../Domain.ts';

/** The map library comes with the first map. */
const MiniMap = lazyScreen(() => import('../../../ui/map/MiniMap.tsx'), { isExtra: true });

/** A map is not made better by more. */
const MOST = 500;

const position = domains.fields.find(({ source }) => source === 'geoPoint');

interface Standing extends RaRecord<string> {
  readonly name: string;
  readonly geoPoint?: Place | null;
  readonly status?: EquipmentState;
}

/** Where a domain is, with what is in it: domains, or on the lowest level devices. */
export const PlaceOfDomain = ({ domain }: { readonly domain: Domain }) => {
  const translate = useTranslate();
  const text = useText();
  const holdsDomains = takesDomains(domain);
  const { data = [] } = useGetList<Standing>(holdsDomains ? 'domains' : 'assets', {
    filter: holdsDomains ? childrenOf(domain.id) : { domainId: { inq: [domain.id] } },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  const inside = data.flatMap(({ id, name, geoPoint, status }): readonly MapDot[] =>
    geoPoint ? [{ id, name, place: geoPoint, state: status }] : [],
  );
  const itself: readonly MapDot[] = domain.geoPoint
    ? [{ id: domain.id, name: domain.name, place: domain.geoPoint, icon: 'tree' }]
    : [];
  const places = [...inside, ...itself];
  return (
    <section className="domains-card domains-place">
      {places.length === 0 ? (
        <p className="domains-nowhere">{translate('domains.nowhere')}</p>
      ) : (
        <Suspense fallback={<div className="domains-map-coming" />}>
          <MiniMap
            label={translate('domains.map', { name: domain.name })}
            places={places}
            className="map-mini map-bare"
          />
        </Suspense>
      )}
      {domain.geoPoint && (
        <dl className="domains-place-words">
          <dt>{position && text(position.label)}</dt>
          <dd>{`${domain.geoPoint.lat}, ${domain.geoPoint.lng}`}</dd>
        </dl>
      )}
    </section>
  );
};
