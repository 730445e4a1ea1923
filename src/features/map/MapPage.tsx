import './map.css';

import type { LocalizedText } from '../../schema/localizedText.ts';
import { useSiteSettings } from '../../ui/SiteSettings.ts';
import { CityMap } from './CityMap.tsx';
import { useSavedView } from './views/useSavedView.ts';

interface MapPageProps {
  readonly title: LocalizedText;
}

/** The map of the city: domains from afar, devices close by. @see MAP-01 */
export default function MapPage({ title }: MapPageProps) {
  const { status } = useSiteSettings();
  const { isPending } = useSavedView();
  // The first view is that of the user, or of the site.
  return status === 'loading' || isPending ? (
    <div className="city-map relative isolate h-full overflow-hidden bg-(--map-land)" aria-busy />
  ) : (
    // Settings that arrive after a failed read have other zooms, and another first view.
    <CityMap key={status} title={title} />
  );
}
