import { useTranslate } from 'react-admin';

import { useSiteMap } from '../../../ui/map/SiteMap.ts';
import type { ToolMenuGroup } from '../tools/ToolMenu.tsx';
import { type SavedView, useSavedView } from './useSavedView.ts';

/**
 * Returns the menu of views: that of the user, that of the site, and what saves the view of the map as that of the user.
 *
 * @param view absent while the map loads
 */
export function useViewItems(
  view: SavedView | undefined,
  onShow: (view: SavedView) => void,
): ToolMenuGroup {
  const translate = useTranslate();
  const site = useSiteMap();
  const { savedView, saveView, removeSavedView } = useSavedView();
  return {
    label: translate('map.views'),
    items: [
      ...(savedView
        ? [{ id: 'own', label: translate('map.views.own'), onPick: () => onShow(savedView) }]
        : []),
      { id: 'site', label: translate('map.views.site'), onPick: () => onShow(site) },
      {
        ...{ id: 'save', label: translate('map.views.save') },
        disabledReason: view ? undefined : translate('map.loading'),
        onPick: () => view && saveView(view),
      },
      ...(savedView
        ? [{ id: 'remove', label: translate('map.views.remove'), onPick: removeSavedView }]
        : []),
    ],
  };
}
