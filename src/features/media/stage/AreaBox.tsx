import { memo, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';

import type { StageRect, StageSize } from '../../../domain/media/sceneLayouts.ts';
import {
  useEditor,
  useEditorState,
  useNodeOf,
  useReadOnlyReason,
  useStageSize,
} from '../state/EditorContext.ts';
import { ItemView } from '../items/ItemView.tsx';
import type { ItemFields, NodeOf } from '../model/mediaTree.ts';
import { isOffStage } from '../model/validateProject.ts';
import { AreaHandles, AreaTag, GestureLabel } from './AreaMarks.tsx';
import { EmptyArea } from './EmptyArea.tsx';
import { useGestureRect } from './GestureContext.ts';
import { isAdditive, type StagePointer } from './createStagePointer.ts';

interface AreaBoxProps {
  readonly id: string;
  readonly scale: number;
  readonly pointer: StagePointer;
  /** Called with the button of an empty area. */
  readonly onAdd: (button: HTMLElement) => void;
}

/** One area on the stage: what it plays, its name, and its handles while it is the active one. */
export const AreaBox = memo(({ id, ...props }: AreaBoxProps) => {
  const area = useNodeOf('area', id);
  return area ? <AreaContent {...{ area, ...props }} /> : null;
});
AreaBox.displayName = 'AreaBox';

interface AreaContentProps extends Omit<AreaBoxProps, 'id'> {
  readonly area: NodeOf<'area'>;
}

const AreaContent = ({ area, scale, pointer, onAdd }: AreaContentProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const stage = useStageSize();
  const { id, childIds, fields } = area;
  const activeItemId = useEditorState(({ activeId }) =>
    childIds.includes(activeId) ? activeId : undefined,
  );
  const isSelected = useEditorState(
    ({ selectedIds }) =>
      selectedIds.includes(id) || childIds.some(itemId => selectedIds.includes(itemId)),
  );
  const isActive = useEditorState(({ activeId }) => activeId === id || childIds.includes(activeId));
  const isLocked = useEditorState(({ lockedIds }) => lockedIds.has(id));
  const isReadOnly = useReadOnlyReason() !== undefined;
  const item = useNodeOf('item', activeItemId ?? childIds[0]);
  const rect = useGestureRect(id) ?? fields;
  const isOff = isOffStage(rect, stage);
  const label = [
    translate('media.area.label', { name: fields.name, ...toNumbers(rect) }),
    isOff && translate('media.problem.areaOffStage'),
    childIds.length === 0 && translate('media.problem.areaWithoutItem'),
    isLocked && translate('media.locked'),
  ].filter(Boolean);
  const isWide = rect.width * scale >= MIN_TAG_WIDTH_PX;
  const hasTag = !item && isWide && rect.height * scale >= MIN_TAG_HEIGHT_PX;
  const hasText = isWide && rect.height * scale >= MIN_TEXT_HEIGHT_PX;
  const press = (event: PointerEvent) => {
    if (isAdditive(event)) editor.select(id, 'toggle');
    else if (!isSelected) editor.reveal(id);
    pointer.startMove(event, id);
  };
  return (
    <div
      role="group"
      tabIndex={0}
      aria-current={isSelected || undefined}
      aria-label={label.join(', ')}
      className="media-area"
      data-area={id}
      data-selected={isSelected || undefined}
      data-off={isOff || undefined}
      data-locked={isLocked || undefined}
      style={{
        left: rect.x * scale,
        top: rect.y * scale,
        width: rect.width * scale,
        height: rect.height * scale,
      }}
      onPointerDown={press}
      onDoubleClick={() => childIds[0] !== undefined && editor.reveal(childIds[0])}
      onFocus={event => {
        // Only the keyboard selects by focus; a press selects by itself.
        if (event.currentTarget.matches(':focus-visible') && !isSelected) editor.reveal(id);
      }}
    >
      <div className="pointer-events-none absolute inset-0 overflow-hidden">
        {item ? (
          <AreaItem fields={item.fields} width={rect.width} height={rect.height} scale={scale} />
        ) : (
          <EmptyArea {...{ area, hasText, onAdd }} />
        )}
      </div>
      {(isActive || hasTag) && (
        <AreaTag
          {...{ area, isActive }}
          shownItem={activeItemId === undefined ? undefined : item}
        />
      )}
      {isActive && <GestureLabel id={id} />}
      {isActive && !isLocked && !isReadOnly && <AreaHandles id={id} pointer={pointer} />}
    </div>
  );
};

interface AreaItemProps extends StageSize {
  readonly fields: ItemFields;
  readonly scale: number;
}

/** What an area plays; an area that moves does not render it again. */
const AreaItem = memo(({ fields, width, height, scale }: AreaItemProps) => (
  <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}>
    <ItemView fields={fields} size={{ width, height }} />
  </div>
));
AreaItem.displayName = 'AreaItem';

/** Screen pixels: in a smaller area, and on an item, a name would cover what is shown. */
const MIN_TAG_WIDTH_PX = 96;
const MIN_TAG_HEIGHT_PX = 56;
const MIN_TEXT_HEIGHT_PX = 72;

const toNumbers = ({ x, y, width, height }: StageRect) => ({ x, y, width, height });
