import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { IconSvg } from '../../../ui/icons/IconSvg.tsx';
import {
  useEditor,
  useEditorState,
  useReadOnlyReason,
  useStageSize,
} from '../state/EditorContext.ts';
import { alignAreas, type Alignment, distributeAreas, type Rects } from '../model/arrangeAreas.ts';
import type { NodeOf } from '../model/mediaTree.ts';
import { ALIGNMENT_LINES, DISTRIBUTE_LINES, STAGE_LINES } from '../labels/arrangeLines.ts';
import { PropertySection } from './fields.tsx';
import { useSelectedNodes } from './useSelectedNodes.ts';

const ALIGNMENTS = Object.keys(ALIGNMENT_LINES) as readonly Alignment[];
const MIN_DISTRIBUTED = 3;

/** Aligns, distributes, orders, locks and hides areas. Locked and hidden are settings of this editor, not of the project. */
export const ArrangeSection = ({ area }: { readonly area: NodeOf<'area'> }) => {
  const translate = useTranslate();
  const editor = useEditor();
  const stage = useStageSize();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const isHidden = useEditorState(({ hiddenIds }) => hiddenIds.has(area.id));
  const lockedIds = useEditorState(state => state.lockedIds);
  const { nodes } = useSelectedNodes(area);
  const ids = nodes.map(({ id }) => id);
  const movable = nodes.filter(({ id }) => !lockedIds.has(id));
  const rects: Rects = Object.fromEntries(
    movable.map(({ id, fields: { x, y, width, height } }) => [id, { x, y, width, height }]),
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
      <div className="media-arrange row">
        {ALIGNMENTS.map(alignment =>
          button(
            alignment,
            ALIGNMENT_LINES[alignment],
            () => arrange(alignAreas(rects, alignment, stage)),
            { isDisabled: movable.length === 0 },
          ),
        )}
      </div>
      <div className="media-arrange row">
        {(['x', 'y'] as const).map(axis =>
          button(
            `distribute.${axis}`,
            DISTRIBUTE_LINES[axis],
            () => arrange(distributeAreas(rects, axis)),
            { isDisabled: movable.length < MIN_DISTRIBUTED },
          ),
        )}
        {button('front', STAGE_LINES.front, () => editor.moveToEnd(ids, 'last'))}
        {button('back', STAGE_LINES.back, () => editor.moveToEnd(ids, 'first'))}
        {button('lock', STAGE_LINES.lock, () => editor.toggleLocked(ids), {
          isPressed: lockedIds.has(area.id),
        })}
        {button('hide', STAGE_LINES.hide, () => editor.toggleHidden(ids), { isPressed: isHidden })}
      </div>
    </PropertySection>
  );
};
