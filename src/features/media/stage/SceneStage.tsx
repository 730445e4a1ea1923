import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { Menu } from '../../../ui/overlays/Menu.tsx';
import { createStore } from '../../../domain/createStore.ts';
import type { StageRect } from '../../../domain/media/sceneLayouts.ts';
import { useItemEntries } from '../contents/useItemEntries.tsx';
import { useAddParts } from '../state/useAddParts.ts';
import {
  useEditor,
  useEditorState,
  useNodeOf,
  useReadOnlyReason,
  useStageSize,
} from '../state/EditorContext.ts';
import { AreaBox } from './AreaBox.tsx';
import { PendingArea, Guides } from './Guides.tsx';
import { GestureContext } from './GestureContext.ts';
import type { StageGesture } from './stageGesture.ts';
import { useAreaShift } from './useAreaShift.ts';
import { useLibraryDrop } from './useLibraryDrop.ts';
import { useStageKeys } from './useStageKeys.ts';
import { useStagePointer } from './useStagePointer.ts';
import { STAGE_MARGIN } from './zoom.ts';

interface SceneStageProps {
  readonly sceneId: string;
  readonly scale: number;
}

/** The areas of a scene: drawn, moved and resized by pointer and keyboard; files are dropped here. @see MEDIA-05 */
export const SceneStage = ({ sceneId, scale }: SceneStageProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const stage = useStageSize();
  const scene = useNodeOf('scene', sceneId);
  const hiddenIds = useEditorState(state => state.hiddenIds);
  const readOnlyReason = useReadOnlyReason();
  const { addArea } = useAddParts();
  const notify = useNotify();
  const notifyLocked = () => notify('media.locked.hint', { type: 'info' });
  const [gestureStore] = useState(() => createStore<StageGesture | undefined>(undefined));
  const pointer = useStagePointer({
    ...{ editor, sceneId, stage, scale },
    store: gestureStore,
    isReadOnly: readOnlyReason !== undefined,
    onDraw: (rect: StageRect) => addArea(rect),
    onLocked: notifyLocked,
  });
  const [addButton, setAddButton] = useState<HTMLElement | null>(null);
  const closeMenu = () => setAddButton(null);
  const itemEntries = useItemEntries(closeMenu);
  const drop = useLibraryDrop({ sceneId, scale });
  const canvasRef = useRef<HTMLDivElement>(null);
  useAreaShift(canvasRef, gestureStore, scale);

  const handleCanvasPress = (event: PointerEvent) => {
    if (event.target !== event.currentTarget) return;
    editor.reveal(sceneId);
    pointer.startDraw(event);
  };
  const handleStageKey = useStageKeys(sceneId, notifyLocked);
  const handleKeyDown = (event: KeyboardEvent) => {
    // The first Escape during a gesture cancels it and nothing else.
    if (event.key !== 'Escape' || !pointer.cancel()) handleStageKey(event);
  };

  return (
    <GestureContext value={gestureStore}>
      <div
        className="grid [place-content:start_center] place-self-center px-32 pt-64 pb-40"
        style={{
          width: stage.width * scale + 2 * STAGE_MARGIN.x,
          height: stage.height * scale + STAGE_MARGIN.top + STAGE_MARGIN.bottom,
        }}
      >
        <div
          ref={canvasRef}
          role="group"
          // A press between the areas leaves the focus in the editor, so that its keys work.
          tabIndex={-1}
          aria-label={translate('media.stage.areas', { scene: scene?.fields.name ?? '' })}
          className="media-canvas relative cursor-cell touch-none bg-[#000] elevation-2 forced-color-adjust-none select-none data-drop:[outline:2px_dashed_var(--media-select)]"
          data-readonly={readOnlyReason !== undefined || undefined}
          style={{ width: stage.width * scale, height: stage.height * scale }}
          onPointerDown={handleCanvasPress}
          onPointerMove={pointer.onPointerMove}
          onPointerUp={pointer.onPointerUp}
          onPointerCancel={pointer.onPointerCancel}
          onKeyDown={handleKeyDown}
          // A key that is held is one step, and the next press is another one.
          onKeyUp={editor.endGroup}
          {...drop}
        >
          {scene?.childIds.map(areaId =>
            hiddenIds.has(areaId) ? null : (
              <AreaBox key={areaId} id={areaId} {...{ scale, pointer }} onAdd={setAddButton} />
            ),
          )}
          <PendingArea scale={scale} />
          <Guides scale={scale} />
        </div>
        {/* Outside of the areas, whose keys and gestures are not those of a menu. */}
        <Menu open={addButton !== null} anchorEl={addButton} onClose={closeMenu}>
          {itemEntries}
        </Menu>
      </div>
    </GestureContext>
  );
};
