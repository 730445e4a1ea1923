import { useContext } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { EquipmentState } from '../../../ui/icons/StateGlyph.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { createDeviceMarker } from '../../../ui/map/createDeviceMarker.ts';
import { LampColorsContext } from '../../../ui/map/LampColorsContext.ts';
import type { MapMarker } from '../../../ui/map/mapMarker.ts';
import type { MapPosition } from '../../../ui/map/SiteMap.ts';
import { buildChildDomainsFilter } from '../useDomainRoutes.ts';
import { type Domain, canHaveSubdomains } from '../Domain.ts';

/** The map library loads with the first map. */
const MiniMap = lazyComponent(() => import('../../../ui/map/MiniMap.tsx'), { isOptional: true });

/** More markers do not improve a map. */
const MAX_MARKERS = 500;

const geoPointField = domains.fields.find(({ source }) => source === 'geoPoint');

interface LocatedRecord extends RaRecord<string> {
  readonly name: string;
  readonly geoPoint?: MapPosition | null;
  readonly status?: EquipmentState;
  /** Of a device. */
  readonly model?: string;
}

/** The location of a domain, with its subdomains, or on the lowest level its devices. */
export const DomainLocationCard = ({ domain }: { readonly domain: Domain }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const lampColors = useContext(LampColorsContext);
  const hasSubdomains = canHaveSubdomains(domain);
  const { data = [] } = useGetList<LocatedRecord>(hasSubdomains ? 'domains' : 'assets', {
    filter: hasSubdomains ? buildChildDomainsFilter(domain.id) : { domainId: { inq: [domain.id] } },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MAX_MARKERS },
  });
  const childMarkers = data.flatMap(({ id, name, geoPoint, status, model }): readonly MapMarker[] =>
    geoPoint
      ? [
          model === undefined
            ? { id, name, position: geoPoint }
            : createDeviceMarker({ id, name, model, status, position: geoPoint }, lampColors),
        ]
      : [],
  );
  const ownMarkers: readonly MapMarker[] = domain.geoPoint
    ? [{ id: domain.id, name: domain.name, position: domain.geoPoint, icon: 'tree' }]
    : [];
  const markers = [...childMarkers, ...ownMarkers];
  return (
    <section className="domains-card card domains-position">
      {markers.length === 0 ? (
        <p className="px-16 py-32 text-center text-3">{translate('domains.noPositions')}</p>
      ) : (
        <LazyBoundary fallback={<div className="h-200 rounded-2 bg-(--map-land) print:hidden" />}>
          <MiniMap
            label={translate('domains.map', { name: domain.name })}
            markers={markers}
            className="map-mini map-bare"
          />
        </LazyBoundary>
      )}
      {domain.geoPoint && (
        <dl className="flex justify-between gap-16 border-t border-t-(--line) px-16 py-8">
          <dt className="text-3">{geoPointField && text(geoPointField.label)}</dt>
          <dd>{`${domain.geoPoint.lat}, ${domain.geoPoint.lng}`}</dd>
        </dl>
      )}
    </section>
  );
};
