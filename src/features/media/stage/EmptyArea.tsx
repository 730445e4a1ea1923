import { useRef } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { useEditor, useReadOnlyReason } from '../state/EditorContext.ts';
import type { NodeOf } from '../model/mediaTree.ts';
import { DRAG_THRESHOLD_PX } from './createStagePointer.ts';

interface EmptyAreaProps {
  readonly area: NodeOf<'area'>;
  readonly hasText: boolean;
  /** Called with the button at which the menu of the items opens. */
  readonly onAdd: (button: HTMLElement) => void;
}

/** What an area without items shows: a button that adds the first one. A drag from the button moves the area. @see MEDIA-06 */
export const EmptyArea = ({ area: { id, fields }, hasText, onAdd }: EmptyAreaProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const start = useRef({ x: 0, y: 0 });
  const label = translate('media.area.empty', { name: fields.name });
  return (
    <div className="grid h-full place-items-center p-4 text-center text-12 text-[#b7c2c6] [box-shadow:inset_0_0_0_1px_rgb(255_255_255/0.16)] [background:repeating-linear-gradient(45deg,#161d20_0_8px,#0d1214_8px_16px)]">
      {isReadOnly ? (
        hasText && translate('media.problem.areaWithoutItem')
      ) : (
        <button
          type="button"
          className="plain-button pointer-events-auto grid min-h-24 min-w-24 place-items-center gap-6 [color:inherit]"
          aria-label={label}
          aria-haspopup="menu"
          onPointerDown={event => {
            start.current = { x: event.clientX, y: event.clientY };
          }}
          onClick={event => {
            const { x, y } = start.current;
            const isKey = event.detail === 0;
            if (!isKey && Math.hypot(event.clientX - x, event.clientY - y) >= DRAG_THRESHOLD_PX)
              return;
            editor.reveal(id);
            onAdd(event.currentTarget);
          }}
        >
          <Icon name="plus" size={18} />
          {hasText && label}
        </button>
      )}
    </div>
  );
};
