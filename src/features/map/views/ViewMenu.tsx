import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useSiteMap } from '../../../ui/map/SiteMap.ts';
import { type SavedView, useSavedView } from './useSavedView.ts';

interface ViewMenuProps {
  /** Absent while the map loads. */
  readonly view: SavedView | undefined;
  readonly onShow: (view: SavedView) => void;
}

/** Shows the view of the user or of the site, and saves the view of the map as that of the user. */
export const ViewMenu = ({ view, onShow }: ViewMenuProps) => {
  const translate = useTranslate();
  const site = useSiteMap();
  const { savedView, saveView, removeSavedView } = useSavedView();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const choose = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        aria-label={translate('map.views')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="target" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {savedView && (
          <MenuItem onClick={choose(() => onShow(savedView))}>
            {translate('map.views.own')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => onShow(site))}>{translate('map.views.site')}</MenuItem>
        <MenuItem disabled={!view} onClick={choose(() => view && saveView(view))}>
          {translate('map.views.save')}
        </MenuItem>
        {savedView && (
          <MenuItem onClick={choose(removeSavedView)}>{translate('map.views.remove')}</MenuItem>
        )}
      </Menu>
    </>
  );
};
