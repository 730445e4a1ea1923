import { Suspense } from 'react';
import { useTranslate } from 'react-admin';

import { withWords } from '../../../../data/i18nProvider.ts';
import { latLngOf } from '../../../../domain/latLng.ts';
import { CopyButton } from '../../../../resources/show/CopyButton.tsx';
import { deviceIcon } from '../../../../ui/icons/deviceIcon.ts';
import { lazyScreen } from '../../../../ui/lazyScreen.tsx';
import type { PartProps } from '../Part.ts';

/** The map library comes when a page with a map is open; what it says otherwise does not wait for it. */
const MiniMap = lazyScreen(
  withWords(() => import('../../../../ui/map/MiniMap.tsx')),
  {
    isExtra: true,
  },
);

/** Where a device stands. */
export const PlaceCard = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const place = latLngOf(asset.geoPoint);
  // What is no position is shown as it came, among the facts of the page.
  if (!place) return null;
  const words = `${place.lat}, ${place.lng}`;
  return (
    <section className="asset-card asset-card-flush" aria-label={translate('asset.place')}>
      <Suspense fallback={<div className="map-mini" />}>
        <MiniMap
          label={translate('asset.place.map', { name: asset.name })}
          places={[
            {
              id: asset.id,
              place,
              name: asset.name,
              state: asset.status,
              icon: deviceIcon(asset.model),
            },
          ]}
        />
      </Suspense>
      <div className="asset-place-foot">
        <span>
          {words}
          <CopyButton label={translate('asset.place')} value={words} />
        </span>
        <span className="asset-caption">WGS-84</span>
      </div>
    </section>
  );
};
