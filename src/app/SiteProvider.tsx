import { type ReactNode, useMemo } from 'react';

import { configuration } from '../data/configuration.ts';
import { useConfiguration, useHasFailed } from '../data/useConfiguration.ts';
import { useLampStatuses } from '../data/useLampStatuses.ts';
import { OldMarkContext } from '../resources/fields/OldMark.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { LampColorsContext } from '../ui/map/LampColorsContext.ts';
import { SiteMapContext } from '../ui/map/SiteMapContext.ts';
import { type SiteSettings, SiteSettingsContext } from '../ui/SiteSettings.ts';
import { SiteZoneContext } from '../ui/SiteZone.ts';
import { toSiteMap } from './toSiteMap.ts';

const OldReportMark = lazyComponent(() => import('./OldReportMark.tsx'), { isOptional: true });

const renderOldMark = (time: number | string) => <OldReportMark time={time} />;

const reload = () => void configuration.load('map');

/** Provides the time zone, the map, the colours of lamps and the mark of old values of the site; until they load, UTC and the world map. @see SHELL-08 */
export const SiteProvider = ({ children }: { readonly children: ReactNode }) => {
  const map = useConfiguration('map');
  const hasFailed = useHasFailed('map');
  const status = map === undefined ? 'loading' : hasFailed ? 'failed' : 'known';
  const siteMap = useMemo(() => toSiteMap(map), [map]);
  const lampColors = useLampStatuses();
  const settings = useMemo((): SiteSettings => ({ status, reload }), [status]);
  return (
    <SiteSettingsContext value={settings}>
      <SiteZoneContext value={status === 'known' ? map?.timeZone : 'UTC'}>
        <SiteMapContext value={siteMap}>
          <LampColorsContext value={lampColors}>
            <OldMarkContext value={renderOldMark}>{children}</OldMarkContext>
          </LampColorsContext>
        </SiteMapContext>
      </SiteZoneContext>
    </SiteSettingsContext>
  );
};
