import { memo, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';

import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useActiveSceneId, useStageSize } from '../state/EditorContext.ts';
import { ItemPlayback } from '../items/ItemPlayback.ts';
import { SceneStage } from './SceneStage.tsx';
import { SceneTabs } from './SceneTabs.tsx';
import { TextMotionButton } from './TextMotionButton.tsx';
import { useStageView } from './useStageView.ts';
import { ZoomControl } from './ZoomControl.tsx';

/** The picture of a scene: its areas with what they play, and the tools above it. @see MEDIA-05 */
export const Stage = memo(() => {
  const translate = useTranslate();
  const sceneId = useActiveSceneId();
  const stage = useStageSize();
  const [viewRef, view] = useStageView(stage);
  const [isMoving, setMoving] = useState(true);
  const [longTextCount, setLongTextCount] = useState(0);
  const playback = useMemo(
    () => ({
      isMoving,
      onLongText: (change: number) => setLongTextCount(count => count + change),
    }),
    [isMoving],
  );
  return (
    <section
      className="relative min-h-0 min-w-0 [background:var(--sunken)_radial-gradient(circle,var(--line-2)_1px,transparent_1px)_0_0/16px_16px]"
      aria-label={translate('media.stage')}
    >
      <div className="row pointer-events-none absolute inset-x-12 top-10 bottom-auto z-2 gap-8">
        <SceneTabs sceneId={sceneId} />
        <div className="row ml-auto gap-8">
          {longTextCount > 0 && (
            <TextMotionButton isMoving={isMoving} onToggle={() => setMoving(!isMoving)} />
          )}
          <ZoomControl view={view} />
        </div>
      </div>
      <div ref={viewRef} className="absolute inset-0 grid overflow-auto">
        {sceneId === undefined ? (
          <EmptyState
            kind="nothing"
            title={translate('media.stage.empty')}
            hint={translate('media.stage.empty.hint')}
          />
        ) : (
          <ItemPlayback value={playback}>
            <SceneStage key={sceneId} sceneId={sceneId} scale={view.scale} />
          </ItemPlayback>
        )}
      </div>
    </section>
  );
});
Stage.displayName = 'Stage';
