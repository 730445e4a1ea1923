import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { IconSvg } from '../../../ui/icons/IconSvg.tsx';
import {
  useEditor,
  useEditorState,
  useReadOnlyReason,
  useStageSize,
} from '../editor/EditorContext.ts';
import { alignAreas, type Alignment, distributeAreas, type Rects } from '../model/arrangeAreas.ts';
import type { NodeOf } from '../model/mediaTree.ts';
import { PropertySection } from './fields.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

const ALIGNMENT_ICONS: Readonly<Record<Alignment, string>> = {
  left: 'M4 3v18M8 7h11v4H8zM8 14h6v4H8z',
  center: 'M12 3v18M6 7h12v4H6zM8.5 14h7v4h-7z',
  right: 'M20 3v18M5 7h11v4H5zM10 14h6v4h-6z',
  top: 'M3 4h18M7 8v11h4V8zM14 8v6h4V8z',
  middle: 'M3 12h18M7 6v12h4V6zM14 8.5v7h4v-7z',
  bottom: 'M3 20h18M7 5v11h4V5zM14 10v6h4v-6z',
};
const DISTRIBUTE_ICONS = {
  x: 'M4 3v18M20 3v18M9.5 7h5v10h-5z',
  y: 'M3 4h18M3 20h18M7 9.5v5h10v-5z',
} as const;
const FRONT = 'M4 4h10v10H4zM9 17v3h11V9h-3';
const BACK = 'M10 10h10v10H10zM7 14H4V4h10v3';
const LOCK = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
const HIDE = 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM4 4l16 16';

const ALIGNMENTS = Object.keys(ALIGNMENT_ICONS) as readonly Alignment[];
const MIN_DISTRIBUTED = 3;

/** Aligns, distributes, orders, locks and hides areas. Locked and hidden are settings of this editor, not of the project. */
export const ArrangeSection = ({ area }: { readonly area: NodeOf<'area'> }) => {
  const translate = useTranslate();
  const editor = useEditor();
  const stage = useStageSize();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const isLocked = useEditorState(({ lockedIds }) => lockedIds.has(area.id));
  const isHidden = useEditorState(({ hiddenIds }) => hiddenIds.has(area.id));
  const { nodes } = useSelectedNodes(area);
  const rects: Rects = Object.fromEntries(
    nodes.map(({ id, fields: { x, y, width, height } }) => [id, { x, y, width, height }]),
  );
  const arrange = (next: Rects) => editor.perform({ kind: 'setFields', changes: next });
  const button = (
    name: string,
    line: string,
    run: () => void,
    options: { isDisabled?: boolean; isPressed?: boolean } = {},
  ) => (
    <IconButton
      key={name}
      size="small"
      aria-label={translate(`media.arrange.${name}`)}
      title={translate(`media.arrange.${name}`)}
      aria-pressed={options.isPressed}
      disabled={isReadOnly || options.isDisabled === true}
      onClick={run}
    >
      <IconSvg paths={{ line }} size={16} />
    </IconButton>
  );
  return (
    <PropertySection title={translate('media.arrange')}>
      <div className="media-arrange wrap">
        {ALIGNMENTS.map(alignment =>
          button(alignment, ALIGNMENT_ICONS[alignment], () =>
            arrange(alignAreas(rects, alignment, stage)),
          ),
        )}
        {(['x', 'y'] as const).map(axis =>
          button(
            `distribute.${axis}`,
            DISTRIBUTE_ICONS[axis],
            () => arrange(distributeAreas(rects, axis)),
            {
              isDisabled: nodes.length < MIN_DISTRIBUTED,
            },
          ),
        )}
        {button('front', FRONT, () => editor.shift(area.id, Number.MAX_SAFE_INTEGER))}
        {button('back', BACK, () => editor.shift(area.id, -Number.MAX_SAFE_INTEGER))}
        {button('lock', LOCK, () => editor.toggleLocked(area.id), { isPressed: isLocked })}
        {button('hide', HIDE, () => editor.toggleHidden(area.id), { isPressed: isHidden })}
      </div>
    </PropertySection>
  );
};
