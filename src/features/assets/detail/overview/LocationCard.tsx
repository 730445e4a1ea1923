import { useContext } from 'react';
import { useTranslate } from 'react-admin';

import { withLazyMessages } from '../../../../data/i18nProvider.ts';
import { parseLatLng } from '../../../../domain/latLng.ts';
import { CopyButton } from '../../../../resources/show/CopyButton.tsx';
import { LazyBoundary } from '../../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../../ui/lazyComponent.tsx';
import { createDeviceMarker } from '../../../../ui/map/createDeviceMarker.ts';
import { LampColorsContext } from '../../../../ui/map/LampColorsContext.ts';
import type { AssetTabProps } from '../Asset.ts';

/** The map library loads when a page with a map opens; the rest of the card does not wait for it. */
const MiniMap = lazyComponent(
  withLazyMessages(() => import('../../../../ui/map/MiniMap.tsx')),
  {
    isOptional: true,
  },
);

/** The location of a device. */
export const LocationCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const lampColors = useContext(LampColorsContext);
  const position = parseLatLng(asset.geoPoint);
  // An invalid position appears as text among the properties.
  if (!position) return null;
  const positionText = `${position.lat}, ${position.lng}`;
  return (
    <section
      className="asset-card card asset-card-flush min-w-0"
      aria-label={translate('asset.position')}
    >
      <LazyBoundary fallback={<div className="map-mini" />}>
        <MiniMap
          label={translate('asset.position.map', { name: asset.name })}
          markers={[createDeviceMarker({ ...asset, position }, lampColors)]}
        />
      </LazyBoundary>
      <div className="row justify-between px-16 py-6 text-2">
        <span>
          {positionText}
          <CopyButton label={translate('asset.position')} value={positionText} />
        </span>
        <span className="asset-caption type-12 text-3">WGS-84</span>
      </div>
    </section>
  );
};
