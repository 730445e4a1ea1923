import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { PLAN_TYPES } from '../../../domain/media/planTimes.ts';
import { SCENE_LAYOUTS, type AreaLayout } from '../../../domain/media/sceneLayouts.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useEditorState, useReadOnlyReason } from '../state/EditorContext.ts';
import { getAncestor } from '../model/mediaTree.ts';
import { LayoutGlyph } from './LayoutGlyph.tsx';
import { PLAN_ICONS } from '../labels/nodeLabels.ts';
import { useAddParts } from '../state/useAddParts.ts';
import { useItemEntries } from './useItemEntries.tsx';

const LAYOUTS = Object.keys(SCENE_LAYOUTS) as readonly AreaLayout[];

/** Adds plans of three types, scenes of five layouts, an area, and items of eight kinds. @see MEDIA-03, MEDIA-04, MEDIA-06 */
export const AddMenu = () => {
  const translate = useTranslate();
  const readOnlyReason = useReadOnlyReason();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = useAddParts();
  const hasScene = useEditorState(({ history: { tree }, activeId }) =>
    Boolean(getAncestor(tree, activeId, 'scene')),
  );
  const itemEntries = useItemEntries(() => setAnchor(null), !hasScene);
  const entry = (key: string, icon: ReactNode, run: () => void, isDisabled = false) => (
    <MenuItem
      key={key}
      disabled={isDisabled}
      onClick={() => {
        setAnchor(null);
        run();
      }}
    >
      {icon}
      <ListItemText className="ml-8">{translate(key)}</ListItemText>
    </MenuItem>
  );
  const heading = (key: string) => (
    <ListSubheader key={key} role="presentation">
      {translate(key)}
    </ListSubheader>
  );
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('media.add')}
        aria-haspopup="menu"
        disabled={readOnlyReason !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon name="plus" size={16} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {heading('media.add.plan')}
        {PLAN_TYPES.map(type =>
          entry(`media.add.${type}`, <Icon name={PLAN_ICONS[type]} size={15} />, () =>
            add.addPlan(type),
          ),
        )}
        {heading('media.add.scene')}
        {LAYOUTS.map(layout =>
          entry(`media.layout.${layout}`, <LayoutGlyph layout={layout} />, () =>
            add.addScene(layout),
          ),
        )}
        {heading('media.add.part')}
        {entry('media.add.area', <Icon name="group" size={15} />, () => add.addArea(), !hasScene)}
        {itemEntries}
      </Menu>
    </>
  );
};
