import { memo } from 'react';
import { useTranslate } from 'react-admin';

import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useActiveSceneId, useStageSize } from '../editor/EditorContext.ts';
import { SceneStage } from './SceneStage.tsx';
import { SceneTabs } from './SceneTabs.tsx';
import { useStageView } from './useStageView.ts';
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
