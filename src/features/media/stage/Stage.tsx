import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { createStore } from '../../../ui/createStore.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { StageRect } from '../../../domain/media/sceneLayouts.ts';
import { useAddParts } from '../contents/useAddParts.ts';
import { getKeyAction, useNodeActions } from '../contents/useNodeActions.ts';
import {
  useActiveSceneId,
  useEditor,
  useEditorState,
  useNodeOf,
  useReadOnlyReason,
  useStageSize,
} from '../editor/EditorContext.ts';
import { getChildrenOf, findNodeOf } from '../model/mediaTree.ts';
import { AreaBox } from './AreaBox.tsx';
import { PendingArea, Guides } from './Guides.tsx';
import { GestureContext } from './GestureContext.ts';
import { SceneTabs } from './SceneTabs.tsx';
import { pressArrowKey, type StageGesture } from './stageGesture.ts';
import { useAreaShift } from './useAreaShift.ts';
import { useLibraryDrop } from './useLibraryDrop.ts';
import { useStagePointer } from './useStagePointer.ts';
import { useStageView } from './useStageView.ts';
import { STAGE_MARGIN } from './zoom.ts';
import { ZoomControl } from './ZoomControl.tsx';

/** The picture of a scene: its areas with what they play, and the tools above it. @see MEDIA-05 */
export const Stage = memo(() => {
  const translate = useTranslate();
  const sceneId = useActiveSceneId();
  const stage = useStageSize();
  const [viewRef, view] = useStageView(stage);
  return (
    <section className="media-stage-column relative" aria-label={translate('media.stage')}>
      <div className="media-stage-tools row gap-8">
        <SceneTabs sceneId={sceneId} />
        <ZoomControl view={view} />
      </div>
      <div ref={viewRef} className="media-stage">
        {sceneId === undefined ? (
          <EmptyState
            kind="nothing"
            title={translate('media.stage.empty')}
            hint={translate('media.stage.empty.hint')}
          />
        ) : (
          <SceneStage key={sceneId} sceneId={sceneId} scale={view.scale} />
        )}
      </div>
    </section>
  );
});
Stage.displayName = 'Stage';

interface SceneStageProps {
  readonly sceneId: string;
  readonly scale: number;
}

const SceneStage = ({ sceneId, scale }: SceneStageProps) => {
  const translate = useTranslate();
  const editor = useEditor();
  const stage = useStageSize();
  const scene = useNodeOf('scene', sceneId);
  const hiddenIds = useEditorState(state => state.hiddenIds);
  const readOnlyReason = useReadOnlyReason();
  const { addArea } = useAddParts();
  const actions = useNodeActions();
  const [gestureStore] = useState(() => createStore<StageGesture | undefined>(undefined));
  const pointer = useStagePointer({
    ...{ editor, sceneId, stage, scale },
    store: gestureStore,
    isReadOnly: readOnlyReason !== undefined,
    onDraw: (rect: StageRect) => addArea(rect),
  });
  const drop = useLibraryDrop({ scale });
  const canvasRef = useRef<HTMLDivElement>(null);
  useAreaShift(canvasRef, gestureStore, scale);

  const handleCanvasPress = (event: PointerEvent) => {
    if (event.target !== event.currentTarget) return;
    editor.reveal(sceneId);
    pointer.startDraw(event);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (readOnlyReason !== undefined || event.defaultPrevented) return;
    const { history, selectedIds, lockedIds, activeId } = editor.get();
    if (event.key === 'Escape') {
      editor.reveal(sceneId);
      return;
    }
    const ids = new Set(
      selectedIds.map(id => findNodeOf(history.tree, 'item', id)?.parentId ?? id),
    );
    const areas = getChildrenOf(history.tree, sceneId, 'area').filter(
      ({ id }) => ids.has(id) && !lockedIds.has(id),
    );
    const rects = pressArrowKey(
      event,
      Object.fromEntries(
        areas.map(({ id, fields: { x, y, width, height } }) => [id, { x, y, width, height }]),
      ),
      stage,
    );
    if (rects) {
      event.preventDefault();
      if (areas.length > 0) {
        editor.perform(
          { kind: 'setFields', changes: rects },
          { group: `arrows ${Object.keys(rects).join(' ')}` },
        );
      }
      return;
    }
    if (event.ctrlKey && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      editor.selectAll(scene?.childIds ?? []);
      return;
    }
    const name = getKeyAction(event);
    const action = actions.find(each => each.name === name);
    // Names are edited in the tree.
    if (
      !action ||
      action.isDisabled ||
      action.name === 'rename' ||
      history.tree.nodes[activeId]?.level === 'scene'
    )
      return;
    event.preventDefault();
    action.run();
  };

  return (
    <GestureContext value={gestureStore}>
      <div
        className="media-canvas-space"
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
          className="media-canvas"
          data-readonly={readOnlyReason !== undefined || undefined}
          style={{ width: stage.width * scale, height: stage.height * scale }}
          onPointerDown={handleCanvasPress}
          onPointerMove={pointer.onPointerMove}
          onPointerUp={pointer.onPointerUp}
          onPointerCancel={pointer.onPointerCancel}
          onKeyDown={handleKeyDown}
          {...drop}
        >
          {scene?.childIds.map(areaId =>
            hiddenIds.has(areaId) ? null : (
              <AreaBox key={areaId} id={areaId} {...{ scale, pointer }} />
            ),
          )}
          <PendingArea scale={scale} />
          <Guides scale={scale} />
        </div>
      </div>
    </GestureContext>
  );
};
