import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { SCENE_LAYOUTS, type AreaLayout } from '../../../domain/media/sceneLayouts.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { LayoutGlyph } from '../contents/LayoutGlyph.tsx';
import { useAddParts } from '../state/useAddParts.ts';
import { useEditor, useNodeOf, useReadOnlyReason, useMediaTree } from '../state/EditorContext.ts';
import { getChildrenOf } from '../model/mediaTree.ts';

const LAYOUTS = Object.keys(SCENE_LAYOUTS) as readonly AreaLayout[];

/** The scenes of a plan above the stage, and a new one of five layouts. @see MEDIA-04 */
export const SceneTabs = ({ sceneId }: { readonly sceneId: string | undefined }) => {
  const translate = useTranslate();
  const editor = useEditor();
  const tree = useMediaTree();
  const readOnlyReason = useReadOnlyReason();
  const { addScene } = useAddParts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const planId = useNodeOf('scene', sceneId)?.parentId;
  const scenes = planId === undefined ? [] : getChildrenOf(tree, planId, 'scene');
  return (
    <div
      className="row pointer-events-auto min-h-0 min-w-0 overflow-auto rounded-2 border border-(--line-2) bg-(--surface) p-2"
      role="group"
      aria-label={translate('media.scenes')}
    >
      {scenes.map(({ id, fields }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === sceneId}
          className="min-h-[max(26px,var(--target))] max-w-160 flex-none cursor-pointer truncate rounded-2 border border-transparent bg-transparent px-10 py-0 text-2 aria-pressed:border-(--line-2) aria-pressed:font-semibold aria-pressed:text-1"
          onClick={() => editor.reveal(id)}
        >
          <bdi>{fields.name}</bdi>
        </button>
      ))}
      <IconButton
        size="small"
        aria-label={translate('media.add.scene')}
        aria-haspopup="menu"
        disabled={readOnlyReason !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon name="plus" size={15} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {LAYOUTS.map(layout => (
          <MenuItem
            key={layout}
            onClick={() => {
              setAnchor(null);
              addScene(layout);
            }}
          >
            <LayoutGlyph layout={layout} />
            <ListItemText className="ml-8">{translate(`media.layout.${layout}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
};
